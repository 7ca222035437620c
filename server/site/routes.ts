import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { site } from '#contract/site.ts'
import type { Config } from '../config.ts'

/** GET /site: what the footer and the legal pages say about who runs the site. */
export const siteRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  app.get('/site', {
    schema: { tags: ['site'], response: { 200: site } },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=300')
      return { operator: config.operator, model: config.model !== null || config.embeddings !== null }
    },
  })
}
