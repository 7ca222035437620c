import type { FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { micromark } from 'micromark'
import { LOCAL_POLICE_PDF } from '#content/law/links.ts'
import { readLawNotes } from '#content/law/notes.ts'
import { lawNotes } from '#contract/law.ts'
import { localPolicePdf } from './local-police-pdf.ts'

const CACHED = 'public, max-age=60, stale-while-revalidate=300'

/** GET /law-notes: what /lege says about each act. It changes only with the site itself. */
export const lawRoutes: FastifyPluginAsyncZod = async (app) => {
  const { checked_on, sections } = readLawNotes()
  // micromark escapes raw HTML and drops addresses that could run something.
  const notes = sections.map(({ heading, anchor, text, source }) => ({ heading, anchor, text_html: micromark(text), source }))

  app.get('/law-notes', {
    schema: { tags: ['law'], response: { 200: lawNotes } },
    handler: async (_request, reply) => reply.header('cache-control', CACHED).send({ checked_on, notes }),
  })
}

/** The file /lege offers for download. It is made when first asked for. */
export const lawFileRoutes: FastifyPluginAsync = async (app) => {
  let made: Promise<Buffer> | null = null

  app.get(LOCAL_POLICE_PDF, { schema: { hide: true } }, async (_request, reply) => {
    made ??= localPolicePdf(readLawNotes())
    // What failed once may succeed the next time.
    made.catch(() => (made = null))
    return reply
      .type('application/pdf')
      .header('cache-control', 'public, max-age=3600')
      .send(await made)
  })
}
