import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { officialPetition } from '#contract/official-petition.ts'
import { ownOrigin } from '../http/own-origin.ts'
import type { Db } from '../platform/database.ts'
import type { MakeLimit } from '../platform/rate-limits.ts'
import { composePetition } from './compose.ts'
import { readEvidenceSet } from './evidence-set.ts'
import { petitionPdf } from './petition-pdf.ts'
import { petitionText } from './petition-text.ts'

interface Parts {
  db: Db
  makeLimit: MakeLimit
  /** Origin for the addresses in the document; without it the request's own is taken. */
  publicUrl: string | undefined
}

/** Documents of one network in an hour. */
const DOCUMENTS = 20
const MINUTES = 60

/**
 * POST /plangeri/petitie: the official petition as a PDF, or as plain text for whoever accepts that (design.md §8).
 * Open to guests. It is made while the caller waits and kept nowhere.
 */
export const officialPetitionRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, makeLimit, publicUrl }) => {
  const countDocument = makeLimit('document', DOCUMENTS, MINUTES)

  app.post('/plangeri/petitie', {
    schema: { tags: ['complaints'], body: officialPetition, produces: ['application/pdf', 'text/plain'] },
    preHandler: (request) => countDocument(request),
    handler: async (request, reply) => {
      const form = request.body
      const set = form.media_id ? await readEvidenceSet(db, form.media_id) : null
      const petition = composePetition({ form, set, origin: publicUrl ?? ownOrigin(request) })
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
