import type { FastifyServerOptions } from 'fastify'

/**
 * Logs without personal data: no address of the caller, no query string (titles and ids stand in it), no bodies,
 * no headers. One line a request is written by server/http/metrics.ts with the route's template.
 */
export const logOptions: Exclude<FastifyServerOptions['logger'], boolean | undefined> = {
  level: 'info',
  base: null,
  serializers: {
    req: ({ method }: { method: string }) => ({ method }),
    res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
  },
}
