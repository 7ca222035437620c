import { expect, onTestFinished, test } from 'vitest'
import { call } from '#tests/cast.ts'
import { startMailServer, tokenIn, type MailServer } from '#tests/mail-server.ts'
import { aPetition, signatureRows } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Database } from '../platform/database.ts'
import { openMailer } from '../platform/mail.ts'
import { Refusal } from '../platform/refusal.ts'
import { confirmSignature } from './links.ts'
import { sendDueMails } from './mail-sender.ts'
import { readPetition } from './petitions.ts'
import { openSigningDesk } from './signing-desk.ts'

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
  const { database } = await emptyWorld()
  await database.db.deleteFrom('signature_mails').execute()
  const id = await aPetition(database.db)
  const signAs = (browserHash: string, now: Date) =>
    openSigningDesk(database, { mails: true }).sign(id, { full_name: 'Ana Exemplu', email: 'Ana@exemplu.ro' }, { browserHash, userId: null }, now)
  await signAs('ana', start)
  return { database, id, signAs, send: (url: string, now: Date, patienceMs?: number) => sendTo(database, url, now, patienceMs) }
}

/** @param patienceMs long enough for a busy machine, but where the server's silence is what is tested */
async function sendTo({ db }: Database, smtpUrl: string, now: Date, patienceMs = 30_000): Promise<number> {
  return sendDueMails({ db, mailer: await openMailer({ smtpUrl, from: 'Bobita <petitii@bobita.example>' }, patienceMs), publicUrl: PUBLIC_URL }, now)
}

test('a link that is invented or that withdraws confirms nothing', async () => {
  const server = await mailServer('takes')
  const { database, id, send } = await waitingMail()
  await send(server.url, start)
  const { app } = await emptyWorld()
  for (const token of ['A'.repeat(43), tokenIn(server.taken[0] ?? '', 'signed')]) {
    const answer = await call(app, 'POST', '/petitions/confirm', { payload: { token } })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'petition.link_invalid'])
  }
  expect((await readPetition(database.db, id)).verified_signatures).toBe(0)
})

test('a link confirms for seven days, and only its hash is kept', async () => {
  const server = await mailServer('takes')
  const { database, send } = await waitingMail()
  await send(server.url, start)
  const token = tokenIn(server.taken[0] ?? '', 'confirm')
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

test('a server that is away is asked about a dozen times and then no more', async () => {
  const server = await mailServer('takes')
  await server.close()
  const { send } = await waitingMail()
  let tried = 0
  for (let hour = 0; hour < 200; hour += 7) tried += await send(server.url, later(hour))
  expect(tried).toBe(12)
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
  await confirmSignature(database.db, tokenIn(server.taken.at(-1) ?? '', 'confirm'), start)
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
  const { database, id, send } = await waitingMail()
  await send(server.url, start)
  const mail = server.taken[0] ?? ''
  await confirmSignature(database.db, tokenIn(mail, 'confirm'), start)

  const { app } = await emptyWorld()
  const payload = { token: tokenIn(mail, 'signed') }
  const seen = (await call(app, 'POST', '/petitions/signed', { payload })).json()
  expect(seen.filter((one: { petition_id: number }) => one.petition_id === id)).toEqual([
    { petition_id: id, title: 'Apă proaspătă pentru câinii din parc', created_at: start.toISOString(), verified: true },
  ])
  const withdrawal = { payload: { ...payload, petition_id: id } }
  expect((await call(app, 'POST', '/petitions/withdraw', withdrawal)).statusCode).toBe(204)
  expect((await call(app, 'POST', '/petitions/withdraw', withdrawal)).json().code).toBe('petition.not_signed')
  expect(await readPetition(database.db, id)).toMatchObject({ current_signatures: 0, verified_signatures: 0 })
  expect(await signatureRows(database.db, id)).toBe(0)
})
