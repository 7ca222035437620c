import type { SwaggerTransformObject } from '@fastify/swagger'
import type { Described } from '#contract/described.ts'
import { errorKinds, type ErrorCode } from '#contract/errors.ts'
import { operation, operationNames, operations, type Operation } from '#contract/operations.ts'
import { statuses } from './problem.ts'

type Document = ReturnType<SwaggerTransformObject>

/** What every operation may answer, by the shape of its call. */
const ALWAYS: readonly ErrorCode[] = ['request.malformed', 'request.too_many', 'request.proof_needed', 'server.unavailable', 'server.unexpected']
const ASKED: readonly ErrorCode[] = ['request.invalid', 'request.too_large']
const NAMED: readonly ErrorCode[] = [...ASKED, 'request.not_found']
const SENT: readonly ErrorCode[] = ['request.too_large', 'request.unsupported_type', 'request.invalid', 'request.timeout', 'server.no_space']

/** How a description names an operation, such as 'POST /petitions/{id}/sign'. */
export function describedName(name: Operation): string {
  const { method, url } = operation(name)
  return `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`
}

const refusals = new Map(operationNames.map((name): [string, Described] => [describedName(name), operations[name]]))

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
const TEXT = { type: 'string' } as const
const PROBLEM = {
  type: 'object',
  description: 'Every answer that is not a success (RFC 9457). `message` and `error` are the same sentence, in the language asked for.',
  properties: {
    status: { type: 'integer' },
    code: TEXT,
    error: TEXT,
    message: TEXT,
    request_id: TEXT,
    errors: { type: 'array', items: { type: 'object', properties: { field: TEXT, message: TEXT }, required: ['field', 'message'] } },
  },
  required: ['status', 'code', 'error', 'message', 'request_id'],
} as const

/** Adds to every operation of a description what it may refuse and with which codes, so that no route has to say it. */
export function describeRefusals(document: Document, prefix: string): Document {
  if (!('components' in document) || !document.paths) return document
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item?.[method]
      if (operation) operation.responses = { ...operation.responses, ...responsesOf(codesOf(method, path, prefix, operation)) }
    }
  }
  return Object.assign(document, { components: { ...document.components, schemas: { ...document.components?.schemas, Problem: PROBLEM } } })
}

function codesOf(method: string, path: string, prefix: string, { parameters = [] }: { parameters?: unknown[] }): ErrorCode[] {
  const reads = method === 'get'
  const own = refusals.get(`${method.toUpperCase()} ${path.slice(prefix.length)}`)?.refuses ?? []
  const all = [...ALWAYS, ...(reads ? [] : SENT), ...(path.includes('{') ? NAMED : parameters.length > 0 ? ASKED : []), ...own]
  // Whoever only reads may come from anywhere.
  return [...new Set(all)].filter((code) => !reads || code !== 'request.cross_site')
}

function responsesOf(codes: readonly ErrorCode[]) {
  const byStatus = Map.groupBy(codes, (code) => statuses[errorKinds[code]])
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  return Object.fromEntries([...byStatus].map(([status, reasons]) => [String(status), { description: reasons.join(', '), content }]))
}
