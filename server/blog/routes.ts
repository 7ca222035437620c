import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { blogArticle, blogPage, blogPost } from '#contract/blog.ts'
import { SEARCH_CHARACTERS } from '#contract/limits.ts'
import { createSnapshot } from '../http/snapshot.ts'
import type { Db } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { listPosts } from './blog.ts'
import { createBlogReader } from './reader.ts'

const POSTGRES_INTEGER_MAX = 2_147_483_647
const PUBLIC = 'public, max-age=60, stale-while-revalidate=300'

const search = z.string().max(SEARCH_CHARACTERS).default('')
const query = z.object({ q: search, category: search, page: z.coerce.number().int().min(1).catch(1) })

/** Spec §7: GET /blog-posts and GET /blog-posts/{id}. `Prefer: return=minimal` asks for one page of cards (docs/decisions/0007). */
export const blogRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  const everything = createSnapshot(() => listPosts(db))
  const reader = createBlogReader(db)

  app.get('/blog-posts', {
    schema: {
      tags: ['blog'],
      querystring: query,
      headers: z.looseObject({ prefer: z.string().optional() }),
      response: { 200: z.union([z.array(blogPost), blogPage]) },
    },
    // Whoever sets Vary before, a cache must not give the whole list to somebody who asked for a page.
    onSend: async (_request, reply) => void reply.header('vary', [reply.getHeader('vary'), 'prefer'].flat().filter(Boolean).join(', ')),
    handler: async (request, reply) => {
      if (!/\breturn=minimal\b/.test(request.headers.prefer ?? '')) return everything.send(request, reply)
      reply.header('cache-control', PUBLIC).header('preference-applied', 'return=minimal')
      return reader.page(request.query)
    },
  })

  app.get('/blog-posts/:id', {
    schema: { tags: ['blog'], params: z.object({ id: z.string().max(64) }), response: { 200: blogArticle } },
    handler: async (request, reply) => {
      const id = Number(request.params.id)
      // An id that no post can have is an unknown post, not a malformed request.
      if (!Number.isInteger(id) || id < 1 || id > POSTGRES_INTEGER_MAX) throw new Refusal('blog.post_not_found')
      const article = await reader.article(id)
      reply.header('cache-control', PUBLIC)
      return article
    },
  })
}
