import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accountDeletion, loginForm, passwordChange, registerForm, signedIn, user, type User } from '#contract/auth.ts'
import { adoptGuestSessions } from '../chat/sessions.ts'
import type { Db } from '../platform/database.ts'
import type { ErasureLog } from '../platform/erasure-log.ts'
import { keyedHash } from '../platform/ids.ts'
import { callerNetwork, type MakeLimit } from '../platform/rate-limits.ts'
import { changePassword, deleteAccount, emailKey, register, signIn } from './accounts.ts'
import { cookieOptions, givenTokens, requireUser, TOKEN_COOKIE, whoAsks } from './current-user.ts'
import { personalDataJson } from './personal-data.ts'
import { isKnownNetwork, issueToken, revokeToken } from './tokens.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

const { maxAge: _maxAge, ...forgotten } = cookieOptions(0)
/** New accounts of the whole site in ten minutes, beyond which each costs some work. */
const SURGE = 100
const TOKEN_SECONDS = 60 * 24 * 60 * 60

interface AuthParts {
  db: Db
  erasures: ErasureLog
  /** Keys the hash of networks. */
  secret: string
  makeLimit: MakeLimit
}

/** Spec §7: /auth/login, /auth/register, /profile; beyond it logout, password change, export and erasure (design.md §5). */
export const authRoutes: FastifyPluginAsyncZod<AuthParts> = async (app, { db, erasures, secret, makeLimit }) => {
  const network = (request: FastifyRequest) => keyedHash(secret, callerNetwork(request))
  const limits = {
    loginByNetwork: makeLimit('login by network', 25, 5),
    // A network the account was used from has a count of its own, so strangers cannot lock its owner out.
    loginByAccount: makeLimit('login by account', 10, 15, {
      counted: async (request) => {
        const email = emailKey(loginForm.parse(request.body).login)
        return (await isKnownNetwork(db, email, network(request))) ? keyedHash(secret, `${email} ${callerNetwork(request)}`) : keyedHash(secret, email)
      },
    }),
    register: makeLimit('register', 5, 60, { proof: { surge: SURGE, surgeOf: () => 'site' } }),
    password: makeLimit('password', 10, 15),
  }

  async function welcome(account: User, request: FastifyRequest, reply: FastifyReply, passwordHash?: string) {
    const guest = await whoAsks(db, request).catch(() => null)
    if (guest?.kind === 'guest' && guest.guestHash !== null) await adoptGuestSessions(db, account.id, guest.guestHash)
    const token = await issueToken(db, account.id, { network: network(request), passwordHash })
    reply.setCookie(TOKEN_COOKIE, token, cookieOptions(TOKEN_SECONDS))
    return { data: { token, user: account } }
  }

  app.post('/auth/login', {
    schema: { tags: ['auth'], body: loginForm, response: { 200: signedIn } },
    preHandler: [(request) => limits.loginByNetwork(request), (request) => limits.loginByAccount(request)],
    handler: async (request, reply) => {
      const { user: account, passwordHash } = await signIn(db, request.body)
      return welcome(account, request, reply, passwordHash)
    },
  })

  app.post('/auth/register', {
    schema: { tags: ['auth'], body: registerForm, response: { 201: signedIn } },
    preHandler: (request) => limits.register(request),
    handler: async (request, reply) => {
      const account = await register(db, request.body)
      return reply.code(201).send(await welcome(account, request, reply))
    },
  })

  app.post('/auth/logout', {
    schema: { tags: ['auth'], response: { 204: z.null() } },
    handler: async (request, reply) => {
      // Refuses a cookie from another site; whether the credential still proves somebody does not matter here.
      await whoAsks(db, request)
      for (const token of givenTokens(request)) await revokeToken(db, token)
      return reply.clearCookie(TOKEN_COOKIE, forgotten).code(204).send(null)
    },
  })

  app.get('/profile', {
    schema: { tags: ['account'], response: { 200: user } },
    handler: async (request) => (await requireUser(db, request)).user,
  })

  app.put('/profile/password', {
    schema: { tags: ['account'], body: passwordChange, response: { 200: signedIn } },
    preHandler: (request) => limits.password(request),
    handler: async (request, reply) => {
      const asker = await requireUser(db, request)
      await changePassword(db, asker.user.id, request.body)
      return welcome(asker.user, request, reply)
    },
  })

  app.get('/profile/export', {
    schema: { tags: ['account'], description: 'Everything the site keeps about the account, as a JSON file.' },
    handler: async (request, reply) => {
      const asker = await requireUser(db, request)
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="bobita-date-personale.json"')
        .send(Readable.from(personalDataJson(db, asker.user.id), { objectMode: false }))
    },
  })

  app.post('/profile/delete', {
    schema: { tags: ['account'], body: accountDeletion, response: { 204: z.null() } },
    preHandler: (request) => limits.password(request),
    handler: async (request, reply) => {
      const asker = await requireUser(db, request)
      await deleteAccount(db, erasures, asker.user.id, request.body.password)
      return reply.clearCookie(TOKEN_COOKIE, forgotten).code(204).send(null)
    },
  })
}
