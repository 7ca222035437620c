import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { API_PATH, HOUR_MS } from '#contract/limits.ts'
import { operation } from '#contract/operations.ts'
import { operatorSignInForm } from '#contract/staff.ts'
import { emailKey } from '../auth/accounts.ts'
import { networkHash } from '../auth/sign-in.ts'
import { refuseCrossSite } from '../http/cross-site.ts'
import type { ZodApp } from '../http/zod-app.ts'
import type { Db } from '../platform/database/database.ts'
import { keyedHash } from '../platform/ids.ts'
import type { MakeLimit } from '../platform/limits/rate-limits.ts'
import { readActions } from './actions-page.ts'
import { deviceWords } from './device-words.ts'
import { OPERATOR_COOKIE, operatorOf } from './guard.ts'
import { acceptInvitation, invitationLink, invite, readInvitation, revokeInvitation } from './invitations.ts'
import { chooseNotices } from './notices/notices.ts'
import { changeRole, disable, listStaff } from './people.ts'
import { devicesOf, endDevice, endToken, isKnownNetwork, operatorOfToken, signOutEverywhere, type Caller } from './sessions.ts'
import { confirm, me, newRecoveryCodes, signIn } from './sign-in.ts'
import { readToday, type TodayParts } from './today.ts'
import { Refusal } from '../platform/refusal.ts'

/** Sent to the operations of operators alone, and to nobody who comes from elsewhere; Secure is decided for every cookie in app.ts. */
const COOKIE = { path: `${API_PATH}/operators`, httpOnly: true, sameSite: 'strict' } as const
const COOKIE_SECONDS = (12 * HOUR_MS) / 1000

interface StaffParts {
  db: Db
  /** Keys hashes, and the secrets of authenticator apps. */
  secret: string
  makeLimit: MakeLimit
  /** What the links of invitations begin with. */
  origin: string
  today: TodayParts
  /** Whether the site sends mails. */
  mails: boolean
}

/** /operators/…: who runs the site. */
export const staffRoutes: FastifyPluginAsyncZod<StaffParts> = async (app, parts) => {
  doorRoutes(app, parts)
  ownRoutes(app, parts)
  peopleRoutes(app, parts)
}

/** How somebody comes in. What proves them is a new token each time; one this browser carried before ends. */
function doorRoutes(app: ZodApp, { db, secret, makeLimit, mails }: StaffParts): void {
  const byNetwork = makeLimit('operator_network')
  const byAccount = makeLimit('operator_account', { counted: (request) => countedAccount(db, secret, request) })
  const preHandler = [async (request: FastifyRequest) => refuseCrossSite(request, true), (request: FastifyRequest) => byNetwork(request)]
  const callerOf = (request: FastifyRequest): Caller => ({ device: deviceWords(request.headers['user-agent']), network: networkHash(secret, request) })
  const endOld = async (request: FastifyRequest) => {
    const old = request.cookies[OPERATOR_COOKIE]
    if (old !== undefined) await endToken(db, old)
  }

  app.route({
    ...operation('readInvitation'),
    preHandler: (request) => byNetwork(request),
    handler: (request) => readInvitation(db, secret, request.body.token),
  })

  app.route({
    ...operation('acceptInvitation'),
    preHandler,
    handler: async (request, reply) => {
      const { token, recovery_codes } = await acceptInvitation(db, secret, request.body, callerOf(request))
      await endOld(request)
      reply.setCookie(OPERATOR_COOKIE, token, { ...COOKIE, maxAge: COOKIE_SECONDS })
      return { recovery_codes }
    },
  })

  app.route({
    ...operation('operatorSignIn'),
    preHandler: [...preHandler, (request) => byAccount(request)],
    handler: async (request, reply) => {
      const token = await signIn(db, secret, request.body, callerOf(request))
      await endOld(request)
      reply.setCookie(OPERATOR_COOKIE, token, { ...COOKIE, maxAge: COOKIE_SECONDS })
      const operator = await operatorOfToken(db, token)
      if (!operator) throw new Refusal('operator.wrong_credentials')
      return me(db, operator, mails)
    },
  })
}

/** Counts by the account that is named. A network it was used from has a count of its own, so strangers cannot lock its owner out. */
async function countedAccount(db: Db, secret: string, request: FastifyRequest): Promise<string> {
  const key = emailKey(operatorSignInForm.parse(request.body).email)
  const network = networkHash(secret, request)
  return keyedHash(secret, (await isKnownNetwork(db, key, network)) ? `${key} ${network}` : key)
}

/** What every operator may about themselves. */
function ownRoutes(app: ZodApp, { db, secret, makeLimit, today, mails }: StaffParts): void {
  const byOperator = makeLimit('operator_code', { counted: (request) => operatorOf(request).operatorId })

  app.route({ ...operation('readToday'), handler: (request) => readToday(today, operatorOf(request).role) })

  app.route({ ...operation('readOperator'), handler: (request) => me(db, operatorOf(request), mails) })

  app.route({
    ...operation('chooseNotices'),
    handler: async (request, reply) => {
      await chooseNotices(db, operatorOf(request), request.body)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('confirmOperator'),
    preHandler: (request) => byOperator(request),
    handler: async (request, reply) => {
      await confirm(db, secret, operatorOf(request), request.body.code)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('renewRecoveryCodes'),
    handler: async (request) => ({ recovery_codes: await newRecoveryCodes(db, secret, operatorOf(request)) }),
  })

  app.route({ ...operation('listDevices'), handler: (request) => devicesOf(db, operatorOf(request)) })

  app.route({
    ...operation('revokeDevice'),
    handler: async (request, reply) => {
      await endDevice(db, operatorOf(request).operatorId, request.params.id)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('operatorSignOut'),
    handler: async (request, reply) => {
      const { operatorId, device } = operatorOf(request)
      await endDevice(db, operatorId, device)
      return reply.clearCookie(OPERATOR_COOKIE, COOKIE).code(204).send(null)
    },
  })

  app.route({
    ...operation('operatorSignOutEverywhere'),
    handler: async (request, reply) => {
      await signOutEverywhere(db, operatorOf(request))
      return reply.clearCookie(OPERATOR_COOKIE, COOKIE).code(204).send(null)
    },
  })
}

/** What owners do about operators, and the record of what all of them did. */
function peopleRoutes(app: ZodApp, { db, origin }: StaffParts): void {
  app.route({ ...operation('listStaff'), handler: () => listStaff(db) })

  app.route({
    ...operation('inviteOperator'),
    handler: async (request, reply) => {
      const { token, expires_at } = await invite(db, operatorOf(request), request.body)
      return reply.code(201).send({ link: invitationLink(origin, token), expires_at })
    },
  })

  app.route({
    ...operation('revokeInvitation'),
    handler: async (request, reply) => {
      await revokeInvitation(db, operatorOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('changeOperatorRole'),
    handler: async (request, reply) => {
      await changeRole(db, operatorOf(request), request.params.id, request.body.role)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('disableOperator'),
    handler: async (request, reply) => {
      await disable(db, operatorOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  })

  app.route({ ...operation('listActions'), handler: (request) => readActions(db, request.query) })
}
