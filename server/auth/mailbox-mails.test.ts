import { expect, onTestFinished, test } from 'vitest'
import { minutesLater, postOffice, start } from '#tests/reading/mails.ts'
import { formOf, PASSWORD } from '#tests/cast.ts'
import { operator } from '#tests/operators/operator.ts'
import { wholeDump } from '#tests/reading/dump.ts'
import { startMailServer } from '#tests/servers/mail-server.ts'
import { emptyWorld } from '#tests/world.ts'
import { queueMail } from '../mail/outbox.ts'
import { sendDueMails } from '../mail/sender.ts'
import { sweepMails } from '../mail/sweep.ts'
import { mailParts } from '../opening/services.ts'
import { createMailer } from '../platform/mail/mail.ts'
import { readQueues } from '../watch/queues.ts'
import { readings } from '../watch/readings.ts'
import { readStatus } from '../watch/status.ts'
import { changePassword, register } from './accounts.ts'
import { askForNewEmail } from './change-email.ts'
import { askForNewPassword } from './forgotten-password.ts'

const mailing = { mails: true, language: 'ro' } as const
const DAY_MINUTES = 24 * 60

/** A site with some accounts, and whoever carries its mails. */
async function siteWith(accounts: number) {
  const { db } = (await emptyWorld()).database
  const users = []
  for (let one = 0; one < accounts; one += 1)
    users.push(await register(db, { ...formOf('Ana'), email: `cont-${one}@exemplu.ro` }, { mails: false, language: 'ro' }, start))
  const { deliver } = await postOffice(db)
  /** Everything that is due: a round takes twenty, some of which may have to wait. */
  const deliverAll = async (now: Date) => {
    const rounds = []
    for (let round = 0; round < 5; round += 1) rounds.push(await deliver(now))
    return rounds.flat()
  }
  const mailQueue = async (now: Date) => (await readQueues(db, now)).find(({ name }) => name === 'mails')
  return { db, users, deliverAll, mailQueue }
}

test('a stranger’s mailbox is asked to confirm five times a day, whichever accounts name it and however they spell it', async () => {
  const { db, users, deliverAll, mailQueue } = await siteWith(2)
  const spellings = ['vecina@gmail.com', 've.ci.na@gmail.com', 'Vecina+bobita@googlemail.com']
  for (let at = 0; at < 12; at += 1) {
    const [user_id, email] = [users[at % 2]?.id ?? '', spellings[at % spellings.length] ?? '']
    await queueMail(db, { kind: 'confirm_email', user_id, email, language: 'ro' }, start)
  }
  expect(await deliverAll(start)).toHaveLength(5)
  expect(await deliverAll(minutesLater(DAY_MINUTES - 1))).toEqual([])
  // No mail server keeps them waiting, so no monitor is told that they do.
  expect(await mailQueue(minutesLater(DAY_MINUTES - 1))).toMatchObject({ waiting: 0, oldest_s: 0 })
  // The next day five more, and what would have to wait for another day is not written.
  expect(await deliverAll(minutesLater(DAY_MINUTES))).toHaveLength(5)
  expect(await db.selectFrom('outgoing_mails').select('id').execute()).toEqual([])
})

test('who asks for links to somebody’s account over and over holds back none of what tells them of a change', async () => {
  const { db, users, deliverAll } = await siteWith(1)
  const [{ id, email } = { id: '', email: '' }] = users
  let links = 0
  for (let minute = 0; minute < 8; minute += 1) {
    await askForNewPassword(db, email, mailing, minutesLater(minute))
    links += (await deliverAll(minutesLater(minute))).length
  }
  expect(links).toBe(5)
  await changePassword(db, id, { current_password: PASSWORD, new_password: 'alt-tractor-galben' }, mailing, minutesLater(8))
  expect(await deliverAll(minutesLater(8))).toEqual([expect.stringContaining('tocmai a fost schimbată')])
})

test('a mail about an account that is given up is counted for a month, without whom it was for', async () => {
  const { db, users } = await siteWith(1)
  const server = await startMailServer('refuses this address')
  onTestFinished(() => server.close())
  await askForNewEmail(db, users[0]?.id ?? '', { email: 'inventata@exemplu.ro', password: PASSWORD }, mailing, start)
  const mailer = await createMailer({ smtpUrl: server.url, from: 'cont@bobita.example' })
  await sendDueMails({ ...mailParts(db, 'https://bobita.example', 'secret'), mailer }, start)
  const told = async () => [
    (await readStatus(operator(db))).mails_given_up,
    (await readings(db)).find(({ name }) => name === 'bobita_mails_given_up')?.values[0]?.value,
  ]
  expect(await told()).toEqual([1, 1])
  expect(await wholeDump(db)).not.toContain('inventata')
  await sweepMails(db, minutesLater(29 * DAY_MINUTES))
  expect(await told()).toEqual([1, 1])
  await sweepMails(db, minutesLater(31 * DAY_MINUTES))
  expect(await told()).toEqual([0, 0])
})
