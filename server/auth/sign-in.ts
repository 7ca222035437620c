import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedIn, User } from '#contract/auth.ts'
import type { Db } from '../platform/database/database.ts'
import { keyedHash } from '../platform/ids.ts'
import { coarseNetwork } from '../platform/limits/rate-limits.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { cookieOptions, TOKEN_COOKIE, whoAsks } from './current-user.ts'
import { issueToken } from './sign-in-tokens.ts'

const TOKEN_SECONDS = 60 * 24 * 60 * 60

/** The caller's network as it is kept beside a token: the neighbourhood knows a person's own line well enough; the whole address is kept nowhere. */
export function networkHash(secret: string, request: FastifyRequest): string {
  return keyedHash(secret, `sign-in ${coarseNetwork(request.ip)}`)
}

/**
 * Signs somebody in: a new token, also as a cookie, and what they asked as a guest becomes theirs.
 *
 * @throws Refusal auth.wrong_credentials when the password is no longer the one that was checked
 */
export function openSignIn(db: Db, domains: readonly PersonalData[], secret: string) {
  return async (account: User, request: FastifyRequest, reply: FastifyReply, passwordHash?: string): Promise<SignedIn> => {
    const guest = await whoAsks(db, request).catch(() => null)
    const guestHash = guest?.kind === 'guest' ? guest.guestHash : null
    if (guestHash !== null) for (const domain of domains) await domain.adopt?.(db, account.id, guestHash)
    const token = await issueToken(db, account.id, { network: networkHash(secret, request), passwordHash })
    reply.setCookie(TOKEN_COOKIE, token, cookieOptions(TOKEN_SECONDS))
    return { data: { token, user: account } }
  }
}
