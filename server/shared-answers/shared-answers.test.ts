import { beforeEach, expect, test } from 'vitest'
import { DAY_MS, SHARED_ANSWERS, SHARED_DAYS } from '#contract/limits.ts'
import { ownShare, sharedAnswer, shareMade, sharePreview } from '#contract/shared-answers.ts'
import { call, person, type Person } from '#tests/cast.ts'
import { anAnswer, copied, share } from '#tests/shared-answer.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../bobita.ts'
import { machineActor } from '../operators/audit.ts'
import { newToken, tokenHash } from '../platform/ids.ts'
import { decide } from '../reports/decide.ts'
import { reportShown } from '../reports/open-reports.ts'
import { endShare, listShares, readShare, shareAnswer, sweepShares } from './shared-answers.ts'

const CHOCOLATE = 'Câinele meu a mâncat ciocolată, ce fac?'
const GUEST = { cookie: `bobita_guest=${newToken()}` }

let world: Bobita
let ana: Person
beforeEach(async () => {
  world = await emptyWorld()
  ana = await person(world.app, 'Ana')
})

const preview = async (id: string, headers: Record<string, string>) =>
  sharePreview.parse((await call(world.app, 'GET', `/chat/message/${id}/share`, { headers })).json())
const read = (id: string) => call(world.app, 'GET', `/shared-answers/${id}`)
const own = async (who = ana) => ownShare.array().parse((await call(world.app, 'GET', '/profile/shared-answers', { headers: who.headers })).json())
const ofKey = async (key: string) => ownShare.array().parse((await call(world.app, 'POST', '/shared-answers/of-key', { payload: { key } })).json())

test('D-043 anybody with the link reads the copy, and nothing of whoever shared it', async () => {
  const { id } = await anAnswer(world.app, CHOCOLATE, ana.headers)
  const shown = await preview(id, ana.headers)
  const made = shareMade.parse((await share(world.app, id, ana.headers, { question: shown.question })).json())
  expect(made.key).toBeNull()
  const answer = await read(made.id)
  expect(sharedAnswer.parse(answer.json())).toEqual({
    id: made.id,
    question: CHOCOLATE,
    answer: shown.answer,
    card: shown.card,
    sources: shown.sources,
    answered_at: shown.answered_at,
    expires_at: made.expires_at,
  })
  expect(shown.card?.steps.length).toBeGreaterThan(0)
  for (const secret of [ana.user.id, ana.user.name, ana.user.email, id]) expect(answer.body).not.toContain(secret)
})

test('D-043 the link lives on when the conversation is deleted, and ends the moment its owner ends it', async () => {
  const { id, sessionId } = await anAnswer(world.app, CHOCOLATE, ana.headers)
  const made = shareMade.parse((await share(world.app, id, ana.headers)).json())
  await call(world.app, 'DELETE', `/chat/session/${sessionId}`, { headers: ana.headers })
  expect((await read(made.id)).statusCode).toBe(200)
  expect(await own()).toMatchObject([{ id: made.id, expires_at: made.expires_at }])
  expect((await call(world.app, 'DELETE', `/profile/shared-answers/${made.id}`, { headers: ana.headers })).statusCode).toBe(204)
  const ended = await read(made.id)
  expect([ended.statusCode, ended.json().code]).toEqual([404, 'share.not_found'])
  expect(await own()).toEqual([])
})

test('D-043 it ends by itself after thirty days, and the sweep then removes it', async () => {
  const { db } = world.database
  const now = new Date('2026-11-01T10:00:00.000Z')
  const { id } = await shareAnswer(db, { user_id: ana.user.id }, copied, now)
  const last = new Date(now.getTime() + SHARED_DAYS * DAY_MS - 1)
  const after = new Date(last.getTime() + 1)
  await sweepShares(db, last)
  expect(await readShare(db, id, last)).toMatchObject({ id, answer: copied.answer })
  await expect(readShare(db, id, after)).rejects.toMatchObject({ code: 'share.not_found' })
  expect(await listShares(db, { user_id: ana.user.id }, after)).toEqual([])
  await sweepShares(db, after)
  expect(await db.selectFrom('shared_answers').select('id').execute()).toEqual([])
})

test('a guest shares with a key that stays on the device, kept here only as its hash; whoever has it lists and ends', async () => {
  const { id } = await anAnswer(world.app, CHOCOLATE, GUEST)
  const first = shareMade.parse((await share(world.app, id, GUEST)).json())
  const key = first.key ?? ''
  const second = shareMade.parse((await share(world.app, id, GUEST, { question: null, key })).json())
  expect(second.key).toBe(key)
  expect((await ofKey(key)).map((one) => one.id).toSorted()).toEqual([first.id, second.id].toSorted())
  expect(await ofKey(newToken())).toEqual([])
  const kept = await world.database.db.selectFrom('shared_answers').select(['key_hash', 'user_id']).execute()
  expect(kept).toEqual(kept.map(() => ({ key_hash: tokenHash(key), user_id: null })))
  const end = (given: string) => call(world.app, 'POST', '/shared-answers/end', { payload: { key: given, id: first.id } })
  expect((await end(newToken())).statusCode).toBe(404)
  expect((await end(key)).statusCode).toBe(204)
  expect((await read(first.id)).statusCode).toBe(404)
  expect((await read(second.id)).statusCode).toBe(200)
})

test.each([
  ['Câinele meu tușește. Sunați-mă la 0722 123 456 sau ana@exemplu.ro', ['0722 123 456', 'ana@exemplu.ro']],
  ['Vezi https://exemplu.ro/ana, pisica nu mănâncă', ['exemplu.ro/ana']],
])('D-044 phone numbers, addresses of e-mail and links of a question are in no copy: %s', async (question, contacts) => {
  const { id } = await anAnswer(world.app, question, ana.headers)
  const shown = await preview(id, ana.headers)
  expect(shown.is_personal).toBe(true)
  // Even when somebody types them back.
  const made = shareMade.parse((await share(world.app, id, ana.headers, { question })).json())
  for (const contact of contacts) {
    expect(JSON.stringify(shown)).not.toContain(contact)
    expect((await read(made.id)).body).not.toContain(contact)
  }
})

test.each([
  ['Mă numesc Ana și am un câine bătrân', true],
  ['locuiesc pe strada Florilor', true],
  ['Vecinul meu Ion își bate câinele', true],
  ['stau la bl 4 sc 2', true],
  ['Ce mănâncă un pui de pisică?', false],
  ['Câinele meu a mâncat ciocolată. Ce fac?', false],
])('D-044 what may say who somebody is or where they live is proposed without the question: %s', async (question, is_personal) => {
  const { id } = await anAnswer(world.app, question, ana.headers)
  expect(await preview(id, ana.headers)).toMatchObject({ is_personal })
})

test('a number of the question that the answer repeats is blanked there too', async () => {
  const { id, sessionId } = await anAnswer(world.app, 'Ce fac cu pisica? Telefonul meu este 0722 123 456', ana.headers)
  await world.database.db.updateTable('chat_messages').set({ content: 'Te sun la 0722 123 456.' }).where('id', '=', id).execute()
  expect((await preview(id, ana.headers)).answer).toBe('Te sun la ….')
  const pictures = await world.database.db
    .updateTable('chat_messages')
    .set({ image_type: 'image/webp', image_data: 'UklGRg==' })
    .where('session_id', '=', sessionId)
    .execute()
  expect(pictures).toHaveLength(1)
  const made = shareMade.parse((await share(world.app, id, ana.headers)).json())
  expect((await read(made.id)).body).not.toContain('UklGRg')
})

test('an answer being written, or one that failed, is not shared', async () => {
  const { id } = await anAnswer(world.app, CHOCOLATE, ana.headers)
  for (const state of ['streaming', 'failed'] as const) {
    await world.database.db.updateTable('chat_messages').set({ state }).where('id', '=', id).execute()
    expect((await share(world.app, id, ana.headers)).json().code).toBe('chat.message_not_found')
  }
})

test('so many are shared at a time; ending one makes room', async () => {
  const { db } = world.database
  const sharer = { user_id: ana.user.id }
  const made = []
  for (let count = 0; count < SHARED_ANSWERS; count += 1) made.push(await shareAnswer(db, sharer, copied))
  await expect(shareAnswer(db, sharer, copied)).rejects.toMatchObject({ code: 'share.full' })
  await endShare(db, sharer, made[0]?.id ?? '')
  await shareAnswer(db, sharer, copied)
})

test('D-042 a shared answer can be reported, and an operator takes it off the site', async () => {
  const { id } = await shareAnswer(world.database.db, { user_id: ana.user.id }, copied)
  const payload = { kind: 'answer', id, reason: 'privacy', what: 'Spune unde locuiesc' }
  expect((await call(world.app, 'POST', '/reports', { payload })).statusCode).toBe(204)
  const report = await world.database.db.selectFrom('reports').select('id').executeTakeFirstOrThrow()
  expect(await reportShown(world.database.db, report.id)).toMatchObject({ target: { title: copied.question, text: copied.answer, path: `/raspuns/${id}` } })
  const decision = { id: report.id, decision: 'hide', reason: 'Arată date personale.', way: 'told' } as const
  expect(await decide(world.database.db, machineActor(), decision)).toMatchObject({ found: true })
  expect((await read(id)).statusCode).toBe(404)
})
