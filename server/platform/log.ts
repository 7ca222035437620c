import type { FastifyServerOptions } from 'fastify'

/** What a line may say besides its words: libraries write headers and addresses at the lower levels. */
const FIELDS = new Set(['method', 'route', 'status', 'ms', 'err', 'provider_fault'])

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
