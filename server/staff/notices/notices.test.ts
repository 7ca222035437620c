import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#contract/limits.ts'
import { call } from '#tests/cast.ts'
import { notice } from '#tests/notice.ts'
import { recipientOf, startMailServer, type MailServer } from '#tests/servers/mail-server.ts'
import { staffMember, type StaffMember } from '#tests/staff/operators.ts'
import { suggestion } from '#tests/suggestion.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../../bobita.ts'
import { sendDueMails } from '../../mail/sender.ts'
import { mailParts } from '../../opening/services.ts'
import { createMailer } from '../../platform/mail/mail.ts'
import { waitingForOperators } from '../../waiting.ts'
import { noteBackup } from '../../watch/last-backup.ts'
import { sweepNotices } from './notices.ts'

/** Without what the machine of the tests does: a sweep that fails on it, or a full disk, would be told of too. */
const waiting = waitingForOperators.filter(({ kind }) => kind !== 'jobs_failing' && kind !== 'disk_low')
/** A Monday in a week that has not come yet: everybody has joined before it. */
const MONDAY = Date.parse('2031-06-02T00:00:00.000Z')
/** An hour of a day in Bucharest, in summer three hours before UTC. */
const at = (hour: number, day = 0) => new Date(MONDAY + day * DAY_MS + (hour - 3) * HOUR_MS)

let world: Bobita
let mail: MailServer
beforeAll(async () => {
  mail = await startMailServer('takes')
})
afterAll(() => mail.close())
beforeEach(async () => {
  world = await emptyWorld()
  mail.taken.length = 0
})

/** What one look of the site sends, by whom it is for. */
async function sentAt(now: Date): Promise<[to: string, text: string][]> {
  const { db } = world.database
  const told = { waiting, dataFolder: '.' }
  await sweepNotices({ db, ...told }, now)
  const mailer = await createMailer({ smtpUrl: mail.url, from: 'bobita@exemplu.ro' })
  mail.taken.length = 0
  await sendDueMails({ ...mailParts(db, 'https://bobita.example', 'secret', told), mailer }, now)
  return mail.taken.map((text): [string, string] => [recipientOf(text), text]).toSorted(([one], [other]) => one.localeCompare(other))
}
const whom = async (now: Date) => (await sentAt(now)).map(([to]) => to)
const choose = ({ headers }: StaffMember, notices: string, language = 'ro') =>
  call(world.app, 'PUT', '/operators/me/notices', { headers, payload: { notices, language } })
/** Nothing is told of a backup. */
const backedUp = (now: Date) => noteBackup(world.database.db, now.toISOString())

test('one mail a day from eight o’clock on tells what waits for a role, with counts, ages and the way there, and nobody’s name', async () => {
  const moderator = await staffMember(world, 'moderator')
  const editor = await staffMember(world, 'editor')
  await suggestion(world)
  expect(await whom(at(7.9))).toEqual([])
  const [[to, text] = ['', '']] = await sentAt(at(8.1))
  expect(to).toBe(moderator.email)
  for (const said of ['O propunere de adăpost sau dresor', 'acum', 'https://bobita.example/operatori/propuneri', 'https://bobita.example/operatori/cont'])
    expect(text).toContain(said)
  expect(text).not.toMatch(/Adăpost [\w-]{22}|Iași/)
  // Once, whoever looks and however often; and again tomorrow. An editor for whom nothing waits is left alone.
  expect(await whom(at(8.2))).toEqual([])
  expect(await whom(at(23))).toEqual([])
  expect(await whom(at(9, 1))).toEqual([moderator.email])
  expect(editor.email).not.toBe(moderator.email)
})

test('two processes that look at the same moment queue one mail', async () => {
  await staffMember(world, 'moderator')
  await suggestion(world)
  const site = { db: world.database.db, waiting, dataFolder: '.' }
  await Promise.all([sweepNotices(site, at(9)), sweepNotices(site, at(9)), sweepNotices(site, at(9))])
  const queued = await world.database.db.selectFrom('outgoing_mails').select('kind').where('kind', '=', 'operator_daily').execute()
  expect(queued).toHaveLength(1)
})

test('what is urgent is told at once to who deals with it, once, and at most once an hour', async () => {
  const owner = await staffMember(world, 'owner')
  const moderator = await staffMember(world, 'moderator')
  const petitions = await staffMember(world, 'petitions')
  await backedUp(at(1))
  expect(await whom(at(2))).toEqual([])
  await notice(world, { reason: 'illegal' })
  const first = await sentAt(at(3))
  expect(first.map(([to]) => to)).toEqual([moderator.email, owner.email])
  expect(first[0]?.[1]).toContain('Ceva urgent')
  expect(first[0]?.[1]).toContain('https://bobita.example/operatori/raportari')
  expect(await whom(at(3.1))).toEqual([])
  // Another within the hour is told when the hour is over, with the first.
  await notice(world, { reason: 'illegal' })
  expect(await whom(at(3.5))).toEqual([])
  const [[, second] = ['', '']] = await sentAt(at(4.1))
  expect(second).toContain('2 raportări')
  expect(await whom(at(5.5))).toEqual([])
  expect(petitions.role).toBe('petitions')
})

test('a report that has less than a day left is urgent; a backup that stopped is, one that was never made is not', async () => {
  const owner = await staffMember(world, 'owner')
  const { id } = await notice(world)
  await world.database.db
    .updateTable('reports')
    .set({ created_at: at(0).toISOString() })
    .where('id', '=', id)
    .execute()
  expect(await whom(at(1))).toEqual([])
  await choose(owner, 'urgent')
  await backedUp(at(23, 1))
  expect((await sentAt(at(1, 2))).map(([, text]) => /O raportare/.test(text))).toEqual([true])
  const [[to, text] = ['', '']] = await sentAt(at(6, 3))
  expect([to, text.includes('Copia de siguranță')]).toEqual([owner.email, true])
})

test('who chose once a day gets nothing at once, who chose nothing gets nothing, and a mail comes in the language of the page it was chosen on', async () => {
  const [daily, off] = [await staffMember(world, 'moderator'), await staffMember(world, 'moderator')]
  expect((await choose(daily, 'daily', 'en')).statusCode).toBe(204)
  expect((await choose(off, 'off')).statusCode).toBe(204)
  expect((await choose(off, 'hourly')).statusCode).toBe(422)
  await notice(world, { reason: 'illegal' })
  await suggestion(world)
  expect(await whom(at(7))).toEqual([])
  const sent = await sentAt(at(9))
  expect(sent.map(([to]) => to)).toEqual([daily.email])
  expect(sent[0]?.[1]).toContain('What waits on Bobita today')
  // A mail that waits is not sent to who has switched it off meanwhile.
  await sweepNotices({ db: world.database.db, waiting, dataFolder: '.' }, at(9, 1))
  await choose(daily, 'off')
  expect(await whom(at(9.1, 1))).toEqual([])
})

test('the page of an operator knows the choice only where the site sends mails', async () => {
  const without = await staffMember(world, 'editor')
  expect((await call(world.app, 'GET', '/operators/me', { headers: without.headers })).json().notices).toBeNull()
  const mailing = await emptyWorld({ SMTP_URL: mail.url, MAIL_FROM: 'bobita@exemplu.ro', PUBLIC_URL: 'http://localhost:4000' })
  const editor = await staffMember(mailing, 'editor')
  const read = async () => (await call(mailing.app, 'GET', '/operators/me', { headers: editor.headers })).json().notices
  expect(await read()).toBe('urgent')
  await call(mailing.app, 'PUT', '/operators/me/notices', { headers: editor.headers, payload: { notices: 'off', language: 'ro' } })
  expect(await read()).toBe('off')
})
