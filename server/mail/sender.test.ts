import { expect, test, vi } from 'vitest'
import { formOf } from '#tests/cast.ts'
import { emptyWorld } from '#tests/world.ts'
import { register } from '../auth/accounts.ts'
import { mailParts } from '../opening/services.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { queueMail } from './outbox.ts'
import { startMailSender } from './sender.ts'

const CONNECTIONS = 7
const MAILS = 20

test('as many mails are under way as there are connections, and one the server is slow with holds up no other', async () => {
  const { db } = (await emptyWorld()).database
  const now = new Date()
  for (let at = 0; at < MAILS; at += 1) {
    const { id } = await register(db, { ...formOf('Ana'), email: `cont-${at}@exemplu.ro` }, { mails: false, language: 'ro' }, now)
    await queueMail(db, { kind: 'password_changed', user_id: id, email: `cont-${at}@exemplu.ro`, language: 'ro' }, now)
  }
  const slow = Promise.withResolvers<void>()
  const full = Promise.withResolvers<void>()
  const sent: string[] = []
  let underWay = 0
  let most = 0
  const mailer = {
    async send({ to }: Mail) {
      underWay += 1
      most = Math.max(most, underWay)
      if (underWay === CONNECTIONS) full.resolve()
      await full.promise
      if (to === 'cont-0@exemplu.ro') await slow.promise
      underWay -= 1
      sent.push(to)
      return 'delivered' as const
    },
  }
  const sender = startMailSender({ ...mailParts(db, 'https://bobita.example', 'secret'), mailer, connections: CONNECTIONS }, (error) => full.reject(error))
  await vi.waitFor(() => expect(sent).toHaveLength(MAILS - 1), { timeout: 60_000 })
  expect([most, new Set(sent).size, sent.includes('cont-0@exemplu.ro')]).toEqual([CONNECTIONS, MAILS - 1, false])
  slow.resolve()
  await vi.waitFor(() => expect(sent).toHaveLength(MAILS), { timeout: 60_000 })
  await sender.stop()
  expect(await db.selectFrom('outgoing_mails').select('id').execute()).toEqual([])
})

/** A mailer that is not asked. */
const unused = {
  send: () => Promise.reject(new Error('nothing is sent')),
}

test('a mail that cannot be written is tried again after a while, not at once', async () => {
  const { db } = (await emptyWorld()).database
  const now = new Date()
  const { id } = await register(db, { ...formOf('Ana'), email: 'ana@exemplu.ro' }, { mails: false, language: 'ro' }, now)
  await queueMail(db, { kind: 'password_changed', user_id: id, email: 'ana@exemplu.ro', language: 'ro' }, now)
  const parts = mailParts(db, 'https://bobita.example', 'secret')
  const tried = Promise.withResolvers<void>()
  let faults = 0
  const writers = { ...parts.writers, password_changed: () => Promise.reject(new Error('the disk is full')) }
  const sender = startMailSender({ ...parts, writers, mailer: unused }, () => {
    faults += 1
    tried.resolve()
  })
  await tried.promise
  // Whatever asks again at once has done so a hundred times by now.
  for (let turn = 0; turn < 100; turn += 1) await db.selectFrom('outgoing_mails').select('id').execute()
  expect(faults).toBe(1)
  await sender.stop()
})

test('who is told to stop begins no mail any more', async () => {
  const { db } = (await emptyWorld()).database
  const now = new Date()
  const { id } = await register(db, { ...formOf('Ana'), email: 'ana@exemplu.ro' }, { mails: false, language: 'ro' }, now)
  await queueMail(db, { kind: 'password_changed', user_id: id, email: 'ana@exemplu.ro', language: 'ro' }, now)
  const faults: unknown[] = []
  const sender = startMailSender({ ...mailParts(db, 'https://bobita.example', 'secret'), mailer: unused }, (fault) => faults.push(fault))
  // The first look into the queue is on its way.
  await sender.stop()
  expect(faults).toEqual([])
  expect(await db.selectFrom('outgoing_mails').select(['mails', 'tries']).execute()).toEqual([{ mails: 0, tries: 0 }])
})
