import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import type { Db } from '../platform/database/database.ts'
import type { MakeLimit } from '../platform/limits/rate-limits.ts'
import { composePetition } from './compose.ts'
import { readEvidenceSet } from './evidence-set.ts'
import { petitionPdf } from './petition-pdf.ts'
import { petitionText } from './petition-plain-text.ts'

interface OfficialPetitionParts {
  db: Db
  makeLimit: MakeLimit
  /** Origin for the addresses in the document; without it the request's own is taken. */
  origin: string
}

/**
 * POST /plangeri/petitie: the official petition as a PDF, or as plain text for whoever accepts that.
 * Open to guests. It is made while the caller waits and kept nowhere.
 */
export const officialPetitionRoutes: FastifyPluginAsyncZod<OfficialPetitionParts> = async (app, { db, makeLimit, origin }) => {
  const countDocument = makeLimit('document')

  app.route({
    ...operation('writeOfficialPetition'),
    preHandler: (request) => countDocument(request),
    handler: async (request, reply) => {
      const form = request.body
      const set = form.media_id ? await readEvidenceSet(db, form.media_id) : null
      const petition = composePetition({ form, set, origin })
      reply.header('vary', 'accept')
      if (wantsText(request.headers.accept)) return reply.type('text/plain; charset=utf-8').send(petitionText(petition))
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="sesizare-${form.county.toLowerCase()}.pdf"`)
        .send(await petitionPdf(petition))
    },
  })
}

/** Whoever names no type gets the document. */
function wantsText(accept = ''): boolean {
  return accept.trimStart().startsWith('text/plain')
}
