import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { recordPath } from '#contract/common.ts'
import { operation } from '#contract/operations.ts'
import type { Petition } from '#contract/petitions.ts'
import { signTexts } from '#texts/petitions/petitions.ts'
import { cookieOptions, requireUser, whoAsks } from '../auth/current-user.ts'
import { requestLanguage } from '../http/language.ts'
import { createListSnapshot } from '../http/snapshot.ts'
import type { ZodApp } from '../http/zod-app.ts'
import type { Database, Db } from '../platform/database/database.ts'
import { keyedHash, newToken, tokenHash } from '../platform/ids.ts'
import { coarseNetwork, type Limit, type MakeLimit } from '../platform/limits/rate-limits.ts'
import { canonicalEmail } from './canonical-email.ts'
import { chooseUpdatesByLink, confirmSignature, signedByLink, withdrawByLink } from './signature-links.ts'
import { petitionId } from './petition-id.ts'
import { activePetitions, countsOfOpenPetition, readPetition } from './petitions.ts'
import { SIGNER_DAYS } from './signature.ts'
import { createSignatureQueue } from './signature-batches.ts'
import { chooseUpdates, signedBy, withdraw } from './withdraw.ts'
import { newWithdrawalCode, withdrawalCodeHash, withdrawByCode } from './withdrawal-code.ts'

/** Tells a browser that it has signed already; without it the person would get a stranger's answer. */
const SIGNER_COOKIE = 'bobita_signer'
const SIGNER_SECONDS = SIGNER_DAYS * 24 * 60 * 60
/** A number of signatures may be kept by nobody without asking whether it still holds; the ETag makes that cheap. */
const ALWAYS_ASK = 'public, no-cache'

interface PetitionParts {
  database: Database
  /** Where whoever has not signed reads the list from. */
  reading: Db
  /** Keys the hash of networks. */
  secret: string
  makeLimit: MakeLimit
  /** Whether signatures are confirmed by mail. */
  mails: boolean
}

/** GET /petitions?active=true and POST /petitions/{id}/sign, both without a credential (S-431, S-432); beyond it GET /petitions/{id} and what a mail's links do. */
export const petitionRoutes: FastifyPluginAsyncZod<PetitionParts> = async (app, { database, reading, secret, makeLimit, mails }) => {
  const { db } = database
  const countSignature = makeLimit('sign', { surgeOf: ({ params }) => recordPath.parse(params).id })
  /** What nobody can confirm is not counted. */
  const forReaders = (one: Petition): Petition => (mails ? one : { ...one, verified_signatures: null })
  const listFrom = (from: Db) => createListSnapshot(async () => (await activePetitions(from)).map(forReaders), { maxAgeMs: 0, cacheControl: ALWAYS_ASK })
  const [list, ownList] = [listFrom(reading), listFrom(db)]
  const queue = createSignatureQueue(database, { mails })

  app.route({
    ...operation('listPetitions'),
    handler: async (request, reply) => {
      // Whoever has signed finds their own signature counted.
      await (SIGNER_COOKIE in request.cookies ? ownList : list).send(request, reply)
    },
  })

  app.route({
    ...operation('readPetition'),
    handler: async (request, reply) => reply.header('cache-control', ALWAYS_ASK).send(forReaders(await readPetition(db, petitionId(request.params.id)))),
  })

  app.route({
    ...operation('signPetition'),
    preHandler: (request) => countSignature(request),
    handler: async (request, reply) => {
      const id = petitionId(request.params.id)
      const { ownAddress, ...signer } = await signerOf(db, id, request, reply)
      // Whoever signs with their account's own address finds the signature there. Everybody else gets a code, also for a mailbox that has signed: its absence would tell.
      const code = mails || ownAddress === canonicalEmail(request.body.email) ? null : newWithdrawalCode()
      // The honeypot: a field no person sees, which a robot fills; it is answered as if it had signed.
      const counts = request.body.comment?.trim()
        ? await countsOfOpenPetition(db, id)
        : await queue.signPetition(id, request.body, {
            ...signer,
            network: keyedHash(secret, coarseNetwork(request.ip)),
            ...(code && { codeHash: withdrawalCodeHash(code) }),
          })
      return { success: true as const, message: signTexts[requestLanguage(request)].signed, data: counts, withdrawal_code: code }
    },
  })

  linkRoutes(app, { db, mails, limit: makeLimit('mail_link') })
  codeRoute(app, { db, limit: makeLimit('withdraw_code') })
  ownRoutes(app, { db, mails })
}

/** What the pages behind a mail's links do; a link alone does nothing, for scanners open links. */
function linkRoutes(app: ZodApp, { db, mails, limit }: { db: Db; mails: boolean; limit: Limit }): void {
  const preHandler = (request: FastifyRequest) => limit(request)

  app.route({
    ...operation('confirmSignature'),
    preHandler,
    handler: (request) => confirmSignature(db, request.body.token),
  })

  app.route({
    ...operation('listSignaturesOfLink'),
    preHandler,
    handler: (request) => signedByLink(db, request.body.token, { mails }),
  })

  app.route({
    ...operation('withdrawByLink'),
    preHandler,
    handler: async (request, reply) => {
      await withdrawByLink(db, request.body.token, request.body.petition_id)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('chooseUpdatesByLink'),
    preHandler,
    handler: async (request, reply) => {
      const { token, petition_id, wants_updates } = request.body
      await chooseUpdatesByLink(db, token, petition_id, wants_updates)
      return reply.code(204).send(null)
    },
  })
}

/** What withdraws a signature where no mail with links is sent. */
function codeRoute(app: ZodApp, { db, limit }: { db: Db; limit: Limit }): void {
  app.route({
    ...operation('withdrawByCode'),
    preHandler: (request) => limit(request),
    handler: (request) => withdrawByCode(db, request.body.code),
  })
}

/** What an account signed with its own address. */
function ownRoutes(app: ZodApp, { db, mails }: { db: Db; mails: boolean }): void {
  const ownerOf = async (request: FastifyRequest) => {
    const { user } = await requireUser(db, request)
    return { email_key: canonicalEmail(user.email), user_id: user.id }
  }

  app.route({
    ...operation('listOwnSignatures'),
    handler: async (request) => signedBy(db, await ownerOf(request), { mails }),
  })

  app.route({
    ...operation('withdrawSignature'),
    handler: async (request, reply) => {
      await withdraw(db, petitionId(request.params.id), await ownerOf(request))
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('chooseUpdates'),
    handler: async (request, reply) => {
      await chooseUpdates(db, petitionId(request.params.id), await ownerOf(request), request.body.wants_updates)
      return reply.code(204).send(null)
    },
  })
}

/** The browser is known by a hash that differs from petition to petition, so that rows do not tell what else somebody signed. */
async function signerOf(db: Db, id: number, request: FastifyRequest, reply: FastifyReply) {
  const asker = await whoAsks(db, request)
  const known = request.cookies[SIGNER_COOKIE]
  const token = known !== undefined && /^[\w-]{43}$/.test(known) ? known : newToken()
  reply.setCookie(SIGNER_COOKIE, token, cookieOptions(SIGNER_SECONDS))
  const { id: userId = null, email = null } = asker.kind === 'user' ? asker.user : {}
  const ownAddress = email === null ? null : canonicalEmail(email)
  return { browserHash: tokenHash(`${token} ${id}`), userId, ownAddress, language: requestLanguage(request) }
}
