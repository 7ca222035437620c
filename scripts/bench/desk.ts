import { join } from 'node:path'
import { invitationShown } from '#contract/staff.ts'
import { register } from '#server/auth/accounts.ts'
import { machineActor } from '#server/operators/audit.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/ids.ts'
import { invite } from '#server/staff/invitations.ts'
import { PASSWORD } from '#tests/cast.ts'
import { codeOf } from '#tests/staff/authenticator.ts'
import { OWN } from '#tests/staff/operators.ts'
import { measured, timedPaths, type GrowthRow } from './growth.ts'
import { fillShelters, inBatches, pick, WORDS } from './growth-records.ts'

/** The area of operators with so many records and so much that waits: what its owner opens, most of all Today. */
export async function deskGrowth(records: number, waiting: number): Promise<GrowthRow> {
  let token = ''
  const fill = async (folder: string) => {
    await fillShelters(folder, records)
    token = await fillDesk(folder, waiting)
  }
  return measured(`${records} records, ${waiting} waiting`, fill, async ({ url }) => {
    const headers = { ...OWN, cookie: await acceptedCookie(url, token) }
    const paths = {
      today: () => '/api/v1/operators/today',
      suggestions: () => '/api/v1/operators/suggestions',
      'search records': (call: number) => `/api/v1/operators/records?q=${encodeURIComponent(`${pick(WORDS, call * 7)} ${pick(WORDS, call)}`)}`,
      questions: () => '/api/v1/operators/questions',
      reports: () => '/api/v1/operators/reports',
      proposals: () => '/api/v1/operators/petition-proposals',
      petitions: () => '/api/v1/operators/petitions',
    }
    return timedPaths({ url }, paths, headers)
  })
}

/** A fifth each of suggestions, wrong-number notes, reports, questions and proposed petitions; answers the token that invites an owner. */
async function fillDesk(folder: string, waiting: number): Promise<string> {
  const { db } = await openDatabase({ file: join(folder, 'bobita.sqlite') })
  const each = waiting / 5
  const at = (id: number) => new Date(Date.now() - id * 60_000).toISOString()
  await db
    .updateTable('shelters')
    .set((row) => ({ status: 'pending', created_at: row.ref('created_at') }))
    .where('id', '<=', each)
    .execute()
  const { id: user_id } = await register(
    db,
    { name: 'Ana', email: 'ana@exemplu.ro', password: PASSWORD, phone_number: null },
    { mails: false, language: 'ro' },
    new Date(),
  )
  await inBatches(each, async (ids) => {
    const notes = ids.map((id) => ({ id: newId(), kind: 'shelter' as const, record_id: each + id, what: 'Numărul nu răspunde.', created_at: at(id) }))
    await db.insertInto('directory_reports').values(notes).execute()
    const notice = { kind: 'article', reason: 'other', what: 'Nu e adevărat.', email: null, state: 'open' } as const
    await db
      .insertInto('reports')
      .values(ids.map((id) => ({ ...notice, id: newId(), target_id: String(1 + (id % 60)), created_at: at(id) })))
      .execute()
    const question = (id: number) => `${pick(WORDS, id)} ${pick(WORDS, id * 3)} ${id % 500}?`
    await db
      .insertInto('editor_questions')
      .values(
        ids.map((id) => ({ id: newId(), question: question(id), words: question(id), reason: 'unknown' as const, erasure_key: null, created_at: at(id) })),
      )
      .execute()
    const proposal = { user_id, addressee: 'Primăria', asked: 'Cerem.', reasons: 'Pentru că.', required_signatures: 100, reason: null, petition_id: null }
    await db
      .insertInto('petition_proposals')
      .values(
        ids.map((id) => ({
          ...proposal,
          id: newId(),
          title: question(id),
          language: 'ro' as const,
          state: 'waiting' as const,
          created_at: at(id),
          decided_at: null,
        })),
      )
      .execute()
  })
  const { token } = await invite(db, machineActor(), { email: 'mara@exemplu.ro', role: 'owner' })
  await db.destroy()
  return token
}

/** The cookie of whoever accepts the invitation. */
async function acceptedCookie(url: string, token: string): Promise<string> {
  const send = (path: string, body: object) =>
    fetch(`${url}/api/v1/operators${path}`, { method: 'POST', headers: { ...OWN, 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const { totp_secret } = invitationShown.parse(await (await send('/invitation', { token })).json())
  const answer = await send('/accept', { token, name: 'Mara Ilie', password: PASSWORD, code: codeOf(totp_secret) })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.slice(0, cookie.indexOf(';')))
    .join('; ')
}
