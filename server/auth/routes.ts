import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { forgottenPassword, loginForm } from '#contract/auth.ts'
import { operation } from '#contract/operations.ts'
import { requestLanguage } from '../http/language.ts'
import { keyedHash } from '../platform/ids.ts'
import { coarseNetwork } from '../platform/limits/rate-limits.ts'
import { emailKey, register, signIn } from './accounts.ts'
import type { AuthParts } from './auth-parts.ts'
import { forgottenCookie, givenTokens, TOKEN_COOKIE, whoAsks } from './current-user.ts'
import { askForNewPassword, resetPassword } from './forgotten-password.ts'
import { isKnownNetwork, revokeToken } from './sign-in-tokens.ts'
import { networkHash, openSignIn } from './sign-in.ts'

/** /auth/login, /auth/register; beyond it logout and forgotten passwords (D-041). */
export const authRoutes: FastifyPluginAsyncZod<AuthParts> = async (app, parts) => {
  const { db, personalData, secret, makeLimit, mails } = parts
  const welcome = openSignIn(db, personalData, secret)
  const byAccount = countByAccount(parts)
  const limits = {
    loginByNetwork: makeLimit('login_network'),
    loginByAccount: makeLimit('login_account', { counted: byAccount((body) => loginForm.parse(body).login) }),
    register: makeLimit('register'),
  }
  await app.register(forgottenRoutes, parts)

  app.route({
    ...operation('login'),
    preHandler: [(request) => limits.loginByNetwork(request), (request) => limits.loginByAccount(request)],
    handler: async (request, reply) => {
      const { user: account, passwordHash } = await signIn(db, request.body)
      return welcome(account, request, reply, passwordHash)
    },
  })

  app.route({
    ...operation('register'),
    preHandler: (request) => limits.register(request),
    handler: async (request, reply) => {
      const account = await register(db, request.body, { mails, language: requestLanguage(request) })
      return reply.code(201).send(await welcome(account, request, reply))
    },
  })

  app.route({
    ...operation('logout'),
    handler: async (request, reply) => {
      // Refuses a cookie from another site; whether the credential still proves somebody does not matter here.
      await whoAsks(db, request)
      for (const token of givenTokens(request)) await revokeToken(db, token)
      return reply.clearCookie(TOKEN_COOKIE, forgottenCookie).code(204).send(null)
    },
  })
}

/** A password nobody remembers. */
const forgottenRoutes: FastifyPluginAsyncZod<AuthParts> = async (app, parts) => {
  const { db, personalData, secret, makeLimit, mails } = parts
  const welcome = openSignIn(db, personalData, secret)
  const limits = {
    byNetwork: makeLimit('forgotten_network'),
    byAccount: makeLimit('forgotten_account', { counted: countByAccount(parts)((body) => forgottenPassword.parse(body).email) }),
    reset: makeLimit('reset_password'),
  }

  app.route({
    ...operation('forgottenPassword'),
    preHandler: [(request) => limits.byNetwork(request), (request) => limits.byAccount(request)],
    handler: async (request, reply) => {
      await askForNewPassword(db, request.body.email, { mails, language: requestLanguage(request) })
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('resetPassword'),
    preHandler: (request) => limits.reset(request),
    handler: async (request, reply) => {
      const { user: account, passwordHash } = await resetPassword(db, personalData, request.body, { mails, language: requestLanguage(request) })
      return welcome(account, request, reply, passwordHash)
    },
  })
}

/** Counts by the account that is named. A network the account was used from has a count of its own, so strangers cannot lock its owner out. */
function countByAccount({ db, secret }: AuthParts) {
  return (typed: (body: unknown) => string) => async (request: FastifyRequest) => {
    const email = emailKey(typed(request.body))
    return (await isKnownNetwork(db, email, networkHash(secret, request)))
      ? keyedHash(secret, `${email} ${coarseNetwork(request.ip)}`)
      : keyedHash(secret, email)
  }
}
