import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import type { LiveSiteSearch } from './site-search.ts'

/** As short as what is published may stay unfound; long enough for a letter taken back while typing. */
const CACHED = 'public, max-age=5'

/** GET /search: everything the site shows, found by kind. */
export const siteSearchRoutes: FastifyPluginAsyncZod<{ search: LiveSiteSearch }> = async (app, { search }) => {
  app.route({
    ...operation('searchSite'),
    handler: async ({ query: { q, limit, language } }, reply) => {
      reply.header('cache-control', CACHED)
      return search.find(q, { limit, language })
    },
  })
}
