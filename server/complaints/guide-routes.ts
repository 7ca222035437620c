import type { FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { POLICE_GUIDE_PDF } from '#content/guide-blocks.ts'
import { readPoliceGuide } from '#content/police-guide.ts'
import { operation } from '#contract/operations.ts'
import { requestLanguage, sayLanguage } from '../http/language.ts'
import { guidePdf } from './guide-pdf.ts'

/** GET /police-guide: what /plangeri explains before anybody files a complaint, in the language asked for. It changes only with the site itself. */
export const complaintRoutes: FastifyPluginAsyncZod = async (app) => {
  const guides = { ro: readPoliceGuide('ro'), en: readPoliceGuide('en') }

  app.route({
    ...operation('readPoliceGuide'),
    handler: async (request, reply) => {
      const language = requestLanguage(request)
      return sayLanguage(reply, language).header('cache-control', 'public, max-age=60, stale-while-revalidate=300').send(guides[language])
    },
  })
}

/** The guide as a file. It is made when first asked for. */
export const guideFileRoutes: FastifyPluginAsync = async (app) => {
  let made: Promise<Buffer> | null = null

  app.get(POLICE_GUIDE_PDF, { schema: { hide: true } }, async (_request, reply) => {
    made ??= guidePdf(readPoliceGuide())
    // What failed once may succeed the next time.
    made.catch(() => (made = null))
    return reply
      .type('application/pdf')
      .header('cache-control', 'public, max-age=3600')
      .send(await made)
  })
}
