import { z } from 'zod'

/** What libraries tell of a fault beside its message, which may quote what somebody sent. */
const told = z.object({
  name: z.string().optional(),
  /** Of the system (ECONNREFUSED), of PostgreSQL (28P01), of a refusal (server.full), of a library (EAUTH). */
  code: z.string().optional(),
  /** Of the system, where a mail library has put its own code before it. */
  originalCode: z.string().optional(),
  /** Of SQLite. */
  errcode: z.number().optional(),
  /** Of HTTP. */
  status: z.number().optional(),
  statusCode: z.number().optional(),
  /** Of SMTP, with the command that was answered so. */
  responseCode: z.number().optional(),
  command: z.string().optional(),
  /** Of the machine that was asked. */
  hostname: z.string().optional(),
  address: z.string().optional(),
  port: z.number().optional(),
  /** Asked by HTTP; only its host is said. */
  url: z.string().optional(),
})

/** Faults behind a fault that are followed. */
const DEPTH = 6
/** Anything longer, or with other letters, is no code. */
const CODE = /^[\w. -]{1,60}$/
const HOST = /^[\w.:-]{1,253}$/

/**
 * Why something failed, for a log line and an operator: codes of the errors behind it and the machine that was asked,
 * e.g. 'server.unavailable, ECONNREFUSED 127.0.0.1:5432'. Never a message, a path, a user or a password.
 */
export function causeOf(error: unknown): string {
  const said = chainOf(error).flatMap((one) => {
    const parts = partsOf(one)
    return parts === '' ? [] : [parts]
  })
  if (said.length > 0) return [...new Set(said)].join(', ')
  return error instanceof Error ? error.name : 'unknown'
}

/** An error and those behind it, the outermost first; of several at once the first. */
export function chainOf(error: unknown): Error[] {
  const chain: Error[] = []
  for (let one = error; one instanceof Error && chain.length < DEPTH; one = one instanceof AggregateError ? (one.errors[0] ?? one.cause) : one.cause)
    chain.push(one)
  return chain
}

function partsOf(error: Error): string {
  const { name, code, originalCode, errcode, status, statusCode, responseCode, command, hostname, address, port, url } = told.catch({}).parse(error)
  const host = hostname ?? address ?? (url !== undefined && URL.canParse(url) ? new URL(url).host : undefined)
  const codes = [
    code,
    originalCode,
    errcode === undefined ? undefined : `SQLite ${errcode}`,
    command,
    responseCode ?? statusCode ?? status,
    host !== undefined && HOST.test(host) ? `${host}${port === undefined ? '' : `:${port}`}` : undefined,
  ]
  const said = codes.filter((part) => part !== undefined && (typeof part === 'number' || CODE.test(part) || HOST.test(part)))
  // A code of a library without its name says little.
  return said.length > 0 && code === undefined && name !== undefined && name !== 'Error' && CODE.test(name) ? [name, ...said].join(' ') : said.join(' ')
}
