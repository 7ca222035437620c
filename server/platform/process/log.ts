import type { FastifyServerOptions } from 'fastify'
import pino, { type Logger } from 'pino'
import { causeOf } from './cause.ts'

/** What the line of the start says (server/started.ts). */
const STARTED = ['version', 'engine', 'database', 'model', 'embeddings', 'mail', 'files', 'examples', 'url']
/** What a line may say besides its words: libraries write headers and addresses at the lower levels. */
const FIELDS = new Set(['method', 'route', 'status', 'ms', 'err', 'provider_fault', 'job', 'cause', ...STARTED])

/**
 * Logs without personal data: no address of the caller, no query string (titles and ids stand in it), no bodies,
 * no headers. One line a request is written by server/http/metrics.ts with the route's template.
 */
export const logOptions: Exclude<FastifyServerOptions['logger'], boolean | undefined> = {
  level: 'info',
  base: null,
  formatters: { log: (fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => FIELDS.has(name))) },
  serializers: {
    // The message of an error may quote what somebody sent.
    err: (error: Error | { type: string }) => ({ message: '', stack: '', ...(error instanceof Error ? { type: error.name } : error) }),
    req: ({ method }: { method: string }) => ({ method }),
    res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
  },
}

/** The log of what is no request; a silent one for whoever wants none. */
export function openLog(logs: boolean): Logger {
  return pino(logs ? logOptions : { level: 'silent' })
}

/** A logger, as far as it warns. */
interface Warnings {
  warn(fields: object, message: string): void
}

/**
 * From now on what libraries write to the console, and what Node warns of, are lines of the log like any other. Their
 * words are left out: they may quote what somebody sent.
 */
export function logConsole(log: Warnings): void {
  const say = (...said: unknown[]) => log.warn({ cause: causeOf(said.find((one) => one instanceof Error)) }, 'a library wrote to the console')
  Object.assign(console, { log: say, info: say, warn: say, error: say, debug: say })
  process.removeAllListeners('warning')
  // What the start asks Node not to say (--disable-warning) still arrives here.
  process.on('warning', (warning) => void (warning.name !== 'ExperimentalWarning' && log.warn({ cause: causeOf(warning) }, 'a warning of Node')))
}
