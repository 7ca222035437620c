import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { confirmed, linkForm, ownSignature, petition, signatureForm, signed, withdrawalForm, type Petition } from '#contract/petitions.ts'
import { signTexts } from '#texts/petitions.ts'
import { cookieOptions, requireUser, whoAsks } from '../auth/current-user.ts'
import { keepBody, sendBody, type KeptBody } from '../http/body.ts'
import { requestLanguage } from '../http/language.ts'
import type { Database, Db } from '../platform/database.ts'
import { keyedHash, newToken, tokenHash } from '../platform/ids.ts'
import { coarseNetwork, type Limit, type MakeLimit } from '../platform/rate-limits.ts'
import { Refusal } from '../platform/refusal.ts'
import { canonicalEmail } from './canonical-email.ts'
import { confirmSignature, signedByLink, withdrawByLink } from './links.ts'
import { activePetitions, openPetition, readPetition } from './petitions.ts'
import { openSigningDesk } from './signing-desk.ts'
import { signedBy, withdraw } from './withdraw.ts'

const POSTGRES_INTEGER_MAX = 2_147_483_647
/** Tells a browser that it has signed already; without it the person would get a stranger's answer. */
const SIGNER_COOKIE = 'bobita_signer'
const SIGNER_SECONDS = 365 * 24 * 60 * 60
/** A number of signatures may be kept by nobody without asking whether it still holds; the ETag makes that cheap. */
const ALWAYS_ASK = 'public, no-cache'

/** Signatures of one network in ten minutes, and of everybody on one petition, beyond which each costs some work. */
const PROOF_AFTER = 5
const SURGE = 1_000

const petitionPath = z.object({ id: z.string().max(64) })

interface PetitionParts {
  database: Database
  /** Keys the hash of networks. */
  secret: string
  makeLimit: MakeLimit
  /** Whether signatures are confirmed by mail. */
  mails: boolean
}

/** Spec §7: GET /petitions?active=true and POST /petitions/{id}/sign, both without a credential; beyond it GET /petitions/{id} and what a mail's links do. */
export const petitionRoutes: FastifyPluginAsyncZod<PetitionParts> = async (app, { database, secret, makeLimit, mails }) => {
  const { db } = database
  const tags = ['petitions']
  const countSignature = makeLimit('sign', 10, 10, { proof: { after: PROOF_AFTER, surge: SURGE, surgeOf: ({ params }) => petitionPath.parse(params).id } })
  const shown = (one: Petition): Petition => (mails ? one : { ...one, verified_signatures: null })
  const sendList = listSender(async () => (await activePetitions(db)).map(shown))
  const desk = openSigningDesk(database, { mails })

  app.get('/petitions', {
    schema: { tags, querystring: z.object({ active: z.literal('true').optional() }), response: { 200: z.array(petition) } },
    handler: sendList,
  })

  app.get('/petitions/:id', {
    schema: { tags, params: petitionPath, response: { 200: petition } },
    handler: async (request, reply) => reply.header('cache-control', ALWAYS_ASK).send(shown(await readPetition(db, petitionId(request.params.id)))),
  })

  app.post('/petitions/:id/sign', {
    schema: { tags, params: petitionPath, body: signatureForm, response: { 200: signed } },
    preHandler: (request) => countSignature(request),
    handler: async (request, reply) => {
      const id = petitionId(request.params.id)
      const counts = request.body.comment?.trim()
        ? await openPetition(db, id)
        : await desk.sign(id, request.body, { ...(await signerOf(db, id, request, reply)), network: keyedHash(secret, coarseNetwork(request.ip)) })
      return { success: true as const, message: signTexts[requestLanguage(request)].signed, data: counts }
    },
  })

  linkRoutes(app, { db, limit: makeLimit('link of a mail', 60, 10) })
  ownRoutes(app, { db })
}

type App = Parameters<FastifyPluginAsyncZod>[0]

/** What the pages behind a mail's links do; a link alone does nothing, for scanners open links. */
function linkRoutes(app: App, { db, limit }: { db: Db; limit: Limit }): void {
  const tags = ['petitions']
  const preHandler = (request: FastifyRequest) => limit(request)

  app.post('/petitions/confirm', {
    schema: { tags, body: linkForm, response: { 200: confirmed } },
    preHandler,
    handler: (request) => confirmSignature(db, request.body.token),
  })

  app.post('/petitions/signed', {
    schema: { tags, body: linkForm, response: { 200: z.array(ownSignature) } },
    preHandler,
    handler: (request) => signedByLink(db, request.body.token),
  })

  app.post('/petitions/withdraw', {
    schema: { tags, body: withdrawalForm, response: { 204: z.null() } },
    preHandler,
    handler: async (request, reply) => {
      await withdrawByLink(db, request.body.token, request.body.petition_id)
      return reply.code(204).send(null)
    },
  })
}

/** What an account signed with its own address. */
function ownRoutes(app: App, { db }: { db: Db }): void {
  const tags = ['account']
  const ownerOf = async (request: FastifyRequest) => {
    const { user } = await requireUser(db, request)
    return { email_key: canonicalEmail(user.email), user_id: user.id }
  }

  app.get('/profile/signatures', {
    schema: { tags, response: { 200: z.array(ownSignature) } },
    handler: async (request) => signedBy(db, await ownerOf(request)),
  })

  app.delete('/profile/signatures/:id', {
    schema: { tags, params: petitionPath, response: { 204: z.null() } },
    handler: async (request, reply) => {
      await withdraw(db, petitionId(request.params.id), await ownerOf(request))
      return reply.code(204).send(null)
    },
  })
}

/** An id that no petition can have is an unknown petition, not a malformed request. */
function petitionId(text: string): number {
  const id = Number(text)
  if (!Number.isInteger(id) || id < 1 || id > POSTGRES_INTEGER_MAX) throw new Refusal('petition.not_found')
  return id
}

/** The browser is known by a hash that differs from petition to petition, so that rows do not tell what else somebody signed. */
async function signerOf(db: Db, id: number, request: FastifyRequest, reply: FastifyReply) {
  const asker = await whoAsks(db, request)
  const kept = request.cookies[SIGNER_COOKIE]
  const token = kept !== undefined && /^[\w-]{43}$/.test(kept) ? kept : newToken()
  reply.setCookie(SIGNER_COOKIE, token, cookieOptions(SIGNER_SECONDS))
  return { browserHash: tokenHash(`${token} ${id}`), userId: asker.kind === 'user' ? asker.user.id : null, language: requestLanguage(request) }
}

/** Reads the counts anew for every caller, and serialises and compresses again only when something has changed. */
function listSender(read: () => Promise<Petition[]>) {
  let kept: { text: string; body: KeptBody } | null = null
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const petitions = await read()
    const text = JSON.stringify(petitions)
    if (kept?.text !== text) kept = { text, body: keepBody(text) }
    reply.type('application/json; charset=utf-8').header('cache-control', ALWAYS_ASK).header('x-total-count', petitions.length)
    return sendBody(request, reply, kept.body)
  }
}
