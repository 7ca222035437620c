import type { FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { micromark } from 'micromark'
import { LOCAL_POLICE_PDF } from '#content/law/links.ts'
import { readLawNotes } from '#content/law/notes.ts'
import type { LawNotes } from '#contract/law.ts'
import { operation } from '#contract/operations.ts'
import type { Language } from '#texts/language.ts'
import { requestLanguage, sayLanguage } from '../http/language.ts'
import { localPolicePdf } from './local-police-pdf.ts'

const CACHED = 'public, max-age=60, stale-while-revalidate=300'

/** GET /law-notes: what /lege says about each act, in the language asked for. It changes only with the site itself, and is read when first asked for. */
export const lawRoutes: FastifyPluginAsyncZod = async (app) => {
  const notes: Partial<Record<Language, LawNotes>> = {}

  app.route({
    ...operation('readLawNotes'),
    handler: async (request, reply) => {
      const language = requestLanguage(request)
      return sayLanguage(reply, language)
        .header('cache-control', CACHED)
        .send((notes[language] ??= toLawNotes(language)))
    },
  })
}

function toLawNotes(language: Language): LawNotes {
  const { checked_on, sections } = readLawNotes(language)
  return { checked_on, notes: sections.map(({ heading, anchor, text, source }) => ({ heading, anchor, text_html: noteHtml(text), source })) }
}

/** micromark escapes raw HTML and drops addresses that could run something; like every link of /lege, one in a note opens in a new tab. */
function noteHtml(text: string): string {
  return micromark(text).replaceAll('<a href="http', '<a target="_blank" rel="noopener" href="http')
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
