import { expect, onTestFinished, test } from 'vitest'
import { call } from '#tests/cast.ts'
import { startMailServer, tokenIn, type MailServer } from '#tests/servers/mail-server.ts'
import { aPetition, signatureRows } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'
import { mailParts } from '../opening/services.ts'
import { sendDueMails } from '../mail/sender.ts'
import type { Database } from '../platform/database/database.ts'
import { createMailer } from '../platform/mail/mail.ts'
import { Refusal } from '../platform/refusal.ts'
import { confirmSignature } from './signature-links.ts'
import { readPetition } from './petitions.ts'
import { createSignatureQueue } from './signature-batches.ts'
import { withdraw } from './withdraw.ts'

const HOUR_MS = 3_600_000
const PUBLIC_URL = 'https://bobita.example'
const start = new Date('2026-11-21T10:00:00.000Z')
const later = (hours: number) => new Date(start.getTime() + hours * HOUR_MS)

async function mailServer(...manner: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...manner)
  onTestFinished(() => server.close())
  return server
}

/** Ana's signature on a petition of its own, waiting for its mail to a server, which may be another one each time. */
async function waitingMail() {
  const { app, database } = await emptyWorld()
  const id = await aPetition(database.db)
  const signAs = (browserHash: string, now: Date) =>
    createSignatureQueue(database, { mails: true }).signPetition(id, { full_name: 'Ana Exemplu', email: 'Ana@exemplu.ro' }, { browserHash, userId: null }, now)
  await signAs('ana', start)
  return { app, database, id, signAs, send: (url: string, now: Date, patienceMs?: number) => sendTo(database, url, now, patienceMs) }
}

async function stateOf({ db }: Database): Promise<string> {
  return (await db.selectFrom('outgoing_mails').select('state').executeTakeFirstOrThrow()).state
}

/** @param patienceMs long enough for a busy machine, but where the server's silence is what is tested */
async function sendTo({ db }: Database, smtpUrl: string, now: Date, patienceMs = 600_000): Promise<number> {
  const mailer = await createMailer({ smtpUrl, from: 'Bobita <petitii@bobita.example>' }, patienceMs)
  return sendDueMails({ ...mailParts(db, PUBLIC_URL, 'secret'), mailer }, now)
}

test('a link that is invented or that withdraws confirms nothing', async () => {
  const server = await mailServer('takes')
  const { app, database, id, send } = await waitingMail()
  await send(server.url, start)
  for (const token of ['A'.repeat(43), tokenIn(server.taken[0] ?? '', 'petitions/signed')]) {
    const answer = await call(app, 'POST', '/petitions/confirm', { payload: { token } })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'petition.link_invalid'])
  }
  expect((await readPetition(database.db, id)).verified_signatures).toBe(0)
})

test('a link confirms for seven days, and only its hash is kept', async () => {
  const server = await mailServer('takes')
  const { database, send } = await waitingMail()
  await send(server.url, start)
  const token = tokenIn(server.taken[0] ?? '', 'petitions/confirm')
  await expect(confirmSignature(database.db, token, later(7 * 24))).rejects.toThrow(new Refusal('petition.link_invalid'))
  expect(JSON.stringify(await database.db.selectFrom('signature_links').selectAll().execute())).not.toContain(token)
  expect(await confirmSignature(database.db, token, later(7 * 24 - 1))).toMatchObject({ title: 'Apă proaspătă pentru câinii din parc' })
})

test('a mail the server is too busy for goes out once it has time', async () => {
  const [busy, server] = [await mailServer('is busy'), await mailServer('takes')]
  const { send } = await waitingMail()
  await send(busy.url, start)
  expect(await send(server.url, start)).toBe(0)
  expect(await send(server.url, later(1))).toBe(1)
  expect(await send(server.url, later(2))).toBe(0)
  expect(server.taken.length).toBe(1)
})

test('a server that never greets delays no signature, and the mail is tried again', async () => {
  const [silent, server] = [await mailServer('says nothing'), await mailServer('takes')]
  const { database, id, send, signAs } = await waitingMail()
  const sending = send(silent.url, start, 300)
  expect(await signAs('a stranger', start)).toMatchObject({ current_signatures: 1 })
  await sending
  expect(await signatureRows(database.db, id)).toBe(1)
  expect(await send(server.url, later(1))).toBe(1)
  expect(server.taken.length).toBe(1)
})

test('a server that is busy all day is asked about a dozen times and then no more', async () => {
  const server = await mailServer('is busy')
  const { database, send } = await waitingMail()
  let tried = 0
  for (let hour = 0; hour < 200; hour += 7) tried += await send(server.url, later(hour))
  expect([tried, await stateOf(database)]).toEqual([12, 'failed'])
})

test.each(['is away', 'refuses the sender', 'refuses to log us in'] as const)('no mail is given up because the server %s, however long', async (manner) => {
  const [faulty, server] = [await mailServer(manner === 'is away' ? 'takes' : manner), await mailServer('takes')]
  if (manner === 'is away') await faulty.close()
  const { database, send } = await waitingMail()
  for (let day = 0; day < 15; day += 1) expect(await send(faulty.url, later(day * 24))).toBe(1)
  expect(await stateOf(database)).toBe('waiting')
  // It goes out within about an hour once the fault is mended.
  expect(await send(server.url, later(14 * 24 + 1.1))).toBe(1)
  expect(server.taken.length).toBe(1)
})

test.each(['relays nothing for us', 'refuses the text'] as const)('a server that %s is asked again for about a day', async (manner) => {
  const [faulty, server] = [await mailServer(manner), await mailServer('takes')]
  const { send } = await waitingMail()
  for (let hour = 0; hour < 12; hour += 1) await send(faulty.url, later(hour))
  expect(await send(server.url, later(24))).toBe(1)
  expect(server.taken.length).toBe(1)
})

test('an address the server does not know is written to once', async () => {
  const server = await mailServer('refuses this address')
  const { send } = await waitingMail()
  expect([await send(server.url, start), await send(server.url, later(24))]).toEqual([1, 0])
})

test('a server that dies after it had the text gets the mail at most five times', async () => {
  const server = await mailServer('dies after the text')
  const { send, signAs } = await waitingMail()
  for (let day = 0; day < 30; day += 1) {
    await send(server.url, later(day * 24))
    await signAs('ana again', later(day * 24))
  }
  expect(server.taken.length).toBe(5)
})

test('repeats bring one mail more each, five in all, and none to a mailbox that has confirmed', async () => {
  const server = await mailServer('takes')
  const { database, send, signAs } = await waitingMail()
  for (let hour = 0; hour < 10; hour += 1) {
    await signAs('stranger one', later(hour))
    await signAs('stranger two', later(hour))
    await send(server.url, later(hour))
    await send(server.url, later(hour))
  }
  expect(server.taken.length).toBe(5)

  const other = await waitingMail()
  await other.send(server.url, start)
  await confirmSignature(database.db, tokenIn(server.taken.at(-1) ?? '', 'petitions/confirm'), start)
  await other.signAs('stranger', later(1))
  expect(await other.send(server.url, later(2))).toBe(0)
})

test('two processes send one mail once', async () => {
  const server = await mailServer('takes')
  const { send } = await waitingMail()
  await Promise.all([send(server.url, start), send(server.url, start), send(server.url, start)])
  expect(server.taken.length).toBe(1)
})

test('a mailbox sees what it signed and takes one signature back, out of both counts', async () => {
  const server = await mailServer('takes')
  const { app, database, id, send } = await waitingMail()
  await send(server.url, start)
  const mail = server.taken[0] ?? ''
  await confirmSignature(database.db, tokenIn(mail, 'petitions/confirm'), start)

  const payload = { token: tokenIn(mail, 'petitions/signed') }
  const seen = (await call(app, 'POST', '/petitions/signed', { payload })).json()
  expect(seen.filter((one: { petition_id: number }) => one.petition_id === id)).toEqual([
    { petition_id: id, title: 'Apă proaspătă pentru câinii din parc', created_at: start.toISOString(), verified: true, result: null, wants_updates: null },
  ])
  const withdrawal = { payload: { ...payload, petition_id: id } }
  expect((await call(app, 'POST', '/petitions/withdraw', withdrawal)).statusCode).toBe(204)
  expect((await call(app, 'POST', '/petitions/withdraw', withdrawal)).json().code).toBe('petition.not_signed')
  expect(await readPetition(database.db, id)).toMatchObject({ current_signatures: 0, verified_signatures: 0 })
  expect(await signatureRows(database.db, id)).toBe(0)
})

test('a mailbox gets five mails a day, however often somebody signs with its address and takes that back', async () => {
  const server = await mailServer('takes')
  const { database, id, signAs, send } = await waitingMail()
  for (let time = 0; time < 8; time += 1) {
    const now = later(time / 60)
    await send(server.url, now)
    await withdraw(database.db, id, { email_key: 'ana@exemplu.ro' })
    await signAs('stranger', now)
  }
  expect(server.taken.length).toBe(5)
  const other = await aPetition(database.db)
  await createSignatureQueue(database, { mails: true }).signPetition(
    other,
    { full_name: 'Ana Exemplu', email: 'ana@exemplu.ro' },
    { browserHash: 'x', userId: null },
    start,
  )
  await send(server.url, later(1))
  expect(server.taken.length).toBe(5)
  // The next day both arrive.
  await send(server.url, later(25))
  expect(server.taken.length).toBe(7)
})
