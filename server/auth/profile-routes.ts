import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operation } from '#contract/operations.ts'
import { requestLanguage } from '../http/language.ts'
import type { ZodApp } from '../http/zod-app.ts'
import type { Limit } from '../platform/limits/rate-limits.ts'
import { changePassword, changeProfile, deleteAccount } from './accounts.ts'
import type { AuthParts } from './auth-parts.ts'
import { askForNewEmail, askToConfirm, confirmEmail, isConfirmed } from './change-email.ts'
import { forgottenCookie, givenTokens, requireUser, TOKEN_COOKIE } from './current-user.ts'
import { personalDataJson } from './export-personal-data.ts'
import { revokeAllTokens } from './sign-in-tokens.ts'
import { openSignIn } from './sign-in.ts'

/** What a person sees and does with their own account. */
export const profileRoutes: FastifyPluginAsyncZod<AuthParts> = async (app, parts) => {
  const { db, erasures, personalData, secret, makeLimit, mails } = parts
  const welcome = openSignIn(db, personalData, secret)
  // Whoever is asked is signed in: others of the same network have counts of their own.
  const ofAccount = async (request: FastifyRequest) => (await requireUser(db, request)).user.id
  const checkLimit = makeLimit('password', { counted: ofAccount })
  emailRoutes(app, parts, { checkLimit, mailLimit: makeLimit('new_email', { counted: ofAccount }) })

  app.route({
    ...operation('readProfile'),
    handler: async (request) => (await requireUser(db, request)).user,
  })

  app.route({
    ...operation('changeProfile'),
    handler: async (request) => changeProfile(db, (await requireUser(db, request)).user.id, request.body),
  })

  app.route({
    ...operation('changePassword'),
    preHandler: (request) => checkLimit(request),
    handler: async (request, reply) => {
      const asker = await requireUser(db, request)
      await changePassword(db, asker.user.id, request.body, { mails, language: requestLanguage(request) })
      return welcome(asker.user, request, reply)
    },
  })

  app.route({
    ...operation('signOut'),
    handler: async (request, reply) => {
      const asker = await requireUser(db, request)
      const { this_device } = request.body
      await revokeAllTokens(db, asker.user.id, new Date(), this_device ? [] : givenTokens(request))
      if (this_device) reply.clearCookie(TOKEN_COOKIE, forgottenCookie)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('exportProfile'),
    handler: async (request, reply) => {
      const asker = await requireUser(db, request)
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="bobita-date-personale.json"')
        .send(Readable.from(personalDataJson(db, personalData, asker.user.id), { objectMode: false }))
    },
  })

  app.route({
    ...operation('deleteAccount'),
    preHandler: (request) => checkLimit(request),
    handler: async (request, reply) => {
      const asker = await requireUser(db, request)
      await deleteAccount(db, { erasures, personalData }, asker.user.id, request.body.password)
      return reply.clearCookie(TOKEN_COOKIE, forgottenCookie).code(204).send(null)
    },
  })
}

/** The address of an account changes by a link sent to the other one. */
function emailRoutes(
  app: ZodApp,
  { db, makeLimit, mails, personalData }: AuthParts,
  { checkLimit, mailLimit }: Record<'checkLimit' | 'mailLimit', Limit>,
): void {
  const confirmLimit = makeLimit('confirm_email')

  app.route({
    ...operation('changeEmail'),
    preHandler: [(request) => mailLimit(request), (request) => checkLimit(request)],
    handler: async (request, reply) => {
      const asker = await requireUser(db, request)
      await askForNewEmail(db, asker.user.id, request.body, { mails, language: requestLanguage(request) })
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('readEmailState'),
    handler: async (request) => ({ confirmed: await isConfirmed(db, (await requireUser(db, request)).user.id) }),
  })

  app.route({
    ...operation('askToConfirm'),
    preHandler: (request) => mailLimit(request),
    handler: async (request, reply) => {
      const asker = await requireUser(db, request)
      await askToConfirm(db, asker.user.id, { mails, language: requestLanguage(request) })
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...operation('confirmEmail'),
    preHandler: (request) => confirmLimit(request),
    handler: async (request) => confirmEmail(db, personalData, request.body.token, requestLanguage(request)),
  })
}
