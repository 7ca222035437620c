import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import type { Config } from '../config.ts'
import { recipientsOf } from './data-recipients.ts'

/** GET /site: what the footer and the legal pages say about who runs the site and who else receives data. */
export const siteRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  const recipients = recipientsOf(config)
  app.route({
    ...operation('readSite'),
    handler: async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=300')
      return { operator: config.operator, recipients, mails: config.mail !== null }
    },
  })
}
