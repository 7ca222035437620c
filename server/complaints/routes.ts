import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { readPoliceGuide } from '#content/police-guide.ts'
import { policeGuide } from '#contract/police-guide.ts'

/** GET /police-guide: what /plangeri explains before anybody files a complaint. It changes only with the site itself. */
export const complaintRoutes: FastifyPluginAsyncZod = async (app) => {
  const guide = readPoliceGuide()

  app.get('/police-guide', {
    schema: { tags: ['complaints'], response: { 200: policeGuide } },
    handler: async (_request, reply) => reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=300').send(guide),
  })
}
