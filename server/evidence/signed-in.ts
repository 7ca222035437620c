import type { FastifyRequest } from 'fastify'
import type { User } from '#contract/auth.ts'
import { requireUser } from '../auth/current-user.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'

/** The account that sends evidence. @throws Refusal complaint.login_required, auth.conflicting_credentials, request.cross_site */
export async function signedIn(db: Db, request: FastifyRequest): Promise<User> {
  const { user } = await requireUser(db, request).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'auth.required' ? new Refusal('complaint.login_required') : error
  })
  return user
}
