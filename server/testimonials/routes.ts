import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import type { Db } from '../platform/database/database.ts'
import { latestTestimonials } from './testimonials.ts'

/** What the landing page shows of what people have said; nothing until an operator has entered some. */
export const testimonialRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.route({
    ...operation('listTestimonials'),
    handler: async (_request, reply) => reply.header('cache-control', 'public, max-age=60').send(await latestTestimonials(db)),
  })
}
