import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { invitationShown, recoveryCodes, type Role } from '#contract/staff.ts'
import type { Bobita } from '#server/bobita.ts'
import { machineActor } from '#server/operators/audit.ts'
import { invite } from '#server/staff/invitations.ts'
import { call, cookiesOf, PASSWORD } from '../cast.ts'
import { codeOf } from './authenticator.ts'

/** What a browser says of a call from our own pages. */
export const OWN = { 'sec-fetch-site': 'same-origin' }

/** Somebody who runs the site, signed in as their invitation let them in. */
export interface StaffMember {
  id: string
  email: string
  role: Role
  totpSecret: string
  recoveryCodes: string[]
  /** What their browser sends. */
  headers: Record<string, string>
}

/** Invites somebody and lets them accept, through the API. */
export async function staffMember(
  { app, database }: Pick<Bobita, 'app' | 'database'>,
  role: Role,
  email = `${role}-${randomUUID()}@exemplu.ro`,
): Promise<StaffMember> {
  const { token } = await invite(database.db, machineActor(), { email, role })
  const { totpSecret, answer } = await accept(app, token)
  const { recovery_codes } = recoveryCodes.parse(answer.json())
  const headers = { ...OWN, cookie: cookiesOf(answer) }
  const { id } = (await call(app, 'GET', '/operators/me', { headers })).json()
  return { id, email, role, totpSecret, recoveryCodes: recovery_codes, headers }
}

/** Accepts an invitation as its page does. */
export async function accept(app: FastifyInstance, token: string, more: object = {}) {
  const look = await call(app, 'POST', '/operators/invitation', { payload: { token }, headers: OWN })
  if (look.statusCode !== 200) throw new Error(`the invitation is refused: ${look.statusCode} ${look.body}`)
  const offered = invitationShown.parse(look.json())
  const payload = { token, name: 'Operator Exemplu', password: PASSWORD, code: codeOf(offered.totp_secret), ...more }
  return { totpSecret: offered.totp_secret, answer: await call(app, 'POST', '/operators/accept', { payload, headers: OWN }) }
}

/** Signs in as the page does; by default with the code of the next step, for the last one was used to accept. */
export function signInAs(app: FastifyInstance, { email, totpSecret }: Pick<StaffMember, 'email' | 'totpSecret'>, more: object = {}) {
  return call(app, 'POST', '/operators/sign-in', { payload: { email, password: PASSWORD, code: codeOf(totpSecret, 1), ...more }, headers: OWN })
}
