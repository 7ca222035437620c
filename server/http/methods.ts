import type { FastifyInstance } from 'fastify'
import { Refusal } from '../platform/refusal.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * Answers a known path asked with another method by 405 and `Allow`.
 * Created before the routes, so that it sees them; `finish` adds the refusals after them.
 */
export function methodGuard(app: FastifyInstance) {
  const known = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ path, method }) => {
    const methods = known.get(path) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    known.set(path, methods)
  })
  return {
    finish() {
      // A copy, because the refusals added here are routes too.
      for (const [path, methods] of Array.from(known)) {
        const allowed = [...methods].toSorted().join(', ')
        const missing = METHODS.filter((method) => !methods.has(method))
        if (path.includes('*') || path.includes('/docs') || missing.length === 0) continue
        const url = path.slice(app.prefix.length)
        app.route({
          method: missing,
          url,
          schema: { hide: true },
          onRequest: async (_request, reply) => {
            reply.header('allow', allowed)
            throw new Refusal('request.method_not_allowed')
          },
          handler: async () => undefined,
        })
      }
    },
  }
}
