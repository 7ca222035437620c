import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import { createListSnapshot } from '../http/snapshot.ts'
import type { Db } from '../platform/database/database.ts'
import { recordId } from '../platform/record-id.ts'
import { Refusal } from '../platform/refusal.ts'
import { listPosts } from './blog.ts'
import { createBlogReader } from './reader.ts'

const PUBLIC = 'public, max-age=60, stale-while-revalidate=300'

/** GET /blog-posts and GET /blog-posts/{id}. `Prefer: return=minimal` asks for one page of cards (docs/decisions/0007). */
export const blogRoutes: FastifyPluginAsyncZod<{ db: Db; reading: Db }> = async (app, { db, reading }) => {
  const everything = createListSnapshot(() => listPosts(reading))
  const reader = createBlogReader(db, reading)

  app.route({
    ...operation('listPosts'),
    // Whoever sets Vary before, a cache must not give the whole list to somebody who asked for a page.
    onSend: async (_request, reply) => void reply.header('vary', [reply.getHeader('vary'), 'prefer'].flat().filter(Boolean).join(', ')),
    handler: async (request, reply) => {
      if (!/\breturn=minimal\b/.test(request.headers.prefer ?? '')) return everything.send(request, reply)
      reply.header('cache-control', PUBLIC).header('preference-applied', 'return=minimal')
      return reader.page(request.query)
    },
  })

  app.route({
    ...operation('readPost'),
    handler: async (request, reply) => {
      const id = recordId(request.params.id)
      if (id === null) throw new Refusal('blog.post_not_found')
      const article = await reader.article(id)
      reply.header('cache-control', PUBLIC)
      return article
    },
  })
}
