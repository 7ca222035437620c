import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '#contract/auth.ts'
import type { Db } from '../platform/database/database.ts'
import { refuseCrossSite } from '../http/cross-site.ts'
import { newToken, tokenHash } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import { userOfToken } from './sign-in-tokens.ts'

export const TOKEN_COOKIE = 'bobita_token'
export const GUEST_COOKIE = 'bobita_guest'
const GUEST_SECONDS = 24 * 60 * 60

/** Who asks: an account, or a guest who may carry a cookie of their own. */
export type Asker = { kind: 'user'; user: User; token: string } | { kind: 'guest'; guestHash: string | null }

/**
 * Finds who asks, by bearer token or cookie. A cookie alone may write only from our own pages.
 *
 * @throws Refusal auth.conflicting_credentials, request.cross_site
 */
export async function whoAsks(db: Db, request: FastifyRequest): Promise<Asker> {
  const bearer = bearerToken(request)
  const cookie = request.cookies[TOKEN_COOKIE]
  const bearerUser = bearer === undefined ? null : await userOfToken(db, bearer)
  const cookieUser = cookie === undefined ? null : cookie === bearer ? bearerUser : await userOfToken(db, cookie)

  if (bearerUser && cookieUser && bearerUser.id !== cookieUser.id) throw new Refusal('auth.conflicting_credentials')
  // A bearer that proves nobody must not be rescued by a cookie: the caller said who they are, and it is not so.
  if (bearer !== undefined && !bearerUser) return guest(request)
  if (bearerUser && bearer !== undefined) return { kind: 'user', user: bearerUser, token: bearer }
  if (cookieUser && cookie !== undefined) {
    refuseCrossSite(request, true)
    return { kind: 'user', user: cookieUser, token: cookie }
  }
  return guest(request)
}

/**
 * The account that asks.
 *
 * @throws Refusal auth.required, auth.conflicting_credentials, request.cross_site
 */
export async function requireUser(db: Db, request: FastifyRequest): Promise<{ user: User; token: string }> {
  const asker = await whoAsks(db, request)
  if (asker.kind === 'guest') throw new Refusal('auth.required')
  return asker
}

/**
 * The account or guest that asks, where nothing of a guest would look like everything of an account whose sign-in has ended.
 *
 * @throws Refusal auth.required for a bearer that proves nobody, auth.conflicting_credentials, request.cross_site
 */
export async function requireAsker(db: Db, request: FastifyRequest): Promise<Asker> {
  const asker = await whoAsks(db, request)
  if (asker.kind === 'guest' && bearerToken(request) !== undefined) throw new Refusal('auth.required')
  return asker
}

/**
 * `user_id` in a body or query never authenticates: anybody can write anybody's there.
 *
 * @throws Refusal auth.other_user when it names another account than the credential
 */
export function refuseOtherUser(asker: Asker, userId: string | undefined): void {
  if (asker.kind === 'user' && userId !== undefined && userId !== asker.user.id) throw new Refusal('auth.other_user')
}

/** The guest's hash; a guest without a cookie gets one for 24 hours. */
export function ensureGuest(asker: Extract<Asker, { kind: 'guest' }>, reply: FastifyReply): string {
  if (asker.guestHash !== null) return asker.guestHash
  const token = newToken()
  reply.setCookie(GUEST_COOKIE, token, cookieOptions(GUEST_SECONDS))
  return tokenHash(token)
}

/** HttpOnly and SameSite=Lax; Secure is decided for every cookie in app.ts. */
export function cookieOptions(maxAge: number) {
  return { path: '/', httpOnly: true, sameSite: 'lax', maxAge } as const
}

const { maxAge: _maxAge, ...forgotten } = cookieOptions(0)
/** How a cookie of ours is taken back. */
export const forgottenCookie = forgotten

/** Every token a request carries, proven or not. */
export function givenTokens(request: FastifyRequest): string[] {
  return [bearerToken(request), request.cookies[TOKEN_COOKIE]].filter((token) => token !== undefined)
}

function guest(request: FastifyRequest): Asker {
  const cookie = request.cookies[GUEST_COOKIE]
  if (cookie === undefined || !/^[\w-]{43}$/.test(cookie)) return { kind: 'guest', guestHash: null }
  refuseCrossSite(request, false)
  return { kind: 'guest', guestHash: tokenHash(cookie) }
}

/** The bearer token as given; one that cannot be a token is empty, and so proves nobody. */
function bearerToken(request: FastifyRequest): string | undefined {
  const given = request.headers.authorization ?? ''
  if (!/^Bearer\b/i.test(given)) return undefined
  return /^Bearer ([\w-]{1,200})$/i.exec(given)?.[1] ?? ''
}
