import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import type { NewPetition, Suspicion } from '#contract/petition-desk.ts'
import type { ZodApp } from '../http/zod-app.ts'
import type { Db } from '../platform/database/database.ts'
import { operatorOf } from '../staff/guard.ts'
import { readDeskPetition } from './desk-petition.ts'
import { invalidate } from './invalidate.ts'
import { anonymiseClosed, closePetition, createPetition, editPetition, readStanding, reopenPetition, type PetitionFields } from './lifecycle.ts'
import { listDeskPetitions } from './list-petitions.ts'
import { petitionId } from './petition-id.ts'
import { readSuspects, type SuspectRule } from './suspects.ts'

interface PetitionDeskParts {
  db: Db
  /** Keys the hash of networks. */
  secret: string
}

/** /operators/petitions: what the petitioner's desk does. */
export const petitionDeskRoutes: FastifyPluginAsyncZod<PetitionDeskParts> = async (app, parts) => {
  wordRoutes(app, parts)
  endRoutes(app, parts)
  floodRoutes(app, parts)
}

function wordRoutes(app: ZodApp, { db }: PetitionDeskParts): void {
  app.route({ ...operation('listDeskPetitions'), handler: (request) => listDeskPetitions(db, request.query) })

  app.route({ ...operation('readDeskPetition'), handler: (request) => readDeskPetition(db, petitionId(request.params.id)) })

  app.route({
    ...operation('createPetition'),
    handler: async (request, reply) => {
      const id = await createPetition(db, operatorOf(request), petitionFields(request.body))
      return reply.code(201).send({ id })
    },
  })

  app.route({
    ...operation('editPetition'),
    handler: async (request) => {
      const { expected, title_en, summary_en, photo_url, result, ...words } = request.body
      const more = { title_en: orNull(title_en), summary_en: orNull(summary_en), photo_url: orNull(photo_url), result: orNull(result) }
      const id = petitionId(request.params.id)
      await editPetition(db, operatorOf(request), id, { ...words, ...more }, { expected })
      return readDeskPetition(db, id)
    },
  })
}

/** How one ends, and begins again. */
function endRoutes(app: ZodApp, { db }: PetitionDeskParts): void {
  app.route({
    ...operation('closePetition'),
    handler: async (request) => {
      const id = petitionId(request.params.id)
      const { expected, result } = request.body
      await closePetition(db, operatorOf(request), id, { expected, ...(result && { result }) })
      return readDeskPetition(db, id)
    },
  })

  app.route({
    ...operation('reopenPetition'),
    handler: async (request) => {
      const id = petitionId(request.params.id)
      const { expected, reason } = request.body
      await reopenPetition(db, operatorOf(request), id, reason, { expected })
      return readDeskPetition(db, id)
    },
  })

  app.route({
    ...operation('anonymisePetition'),
    handler: async (request) => {
      const id = petitionId(request.params.id)
      await anonymiseClosed(db, operatorOf(request), id, request.body)
      return readDeskPetition(db, id)
    },
  })
}

function floodRoutes(app: ZodApp, { db, secret }: PetitionDeskParts): void {
  app.route({
    ...operation('readSuspects'),
    handler: (request) => readSuspects(db, secret, petitionId(request.params.id), suspicionOf(request.body)),
  })

  app.route({
    ...operation('removeSuspects'),
    handler: async (request) => {
      const id = petitionId(request.params.id)
      const { signatures, ...named } = request.body
      const removed = await invalidate(db, operatorOf(request), secret, id, suspicionOf(named), signatures)
      const { current_signatures } = await readStanding(db, id)
      return { removed, left: current_signatures }
    },
  })
}

function suspicionOf({ network, domain, email, from, to }: Suspicion): SuspectRule {
  return { surge: network, domain, address: email, from: from === undefined ? undefined : new Date(from), to: to === undefined ? undefined : new Date(to) }
}

/** What a petition is kept with, of its form. */
export function petitionFields({ title_en, summary_en, photo_url, ...words }: NewPetition): PetitionFields {
  return { ...words, title_en: orNull(title_en), summary_en: orNull(summary_en), photo_url: orNull(photo_url) }
}

/** What a form leaves empty is kept as nothing; what it does not name stays as it is. */
function orNull<Text extends string | undefined>(text: Text): Text | null {
  return text === '' ? null : text
}
