import { onTestFinished } from 'vitest'
import { mailParts } from '#server/opening/services.ts'
import { sendDueMails } from '#server/mail/sender.ts'
import type { Db } from '#server/platform/database/database.ts'
import { createMailer } from '#server/platform/mail/mail.ts'
import { startMailServer, type MailServer } from '../servers/mail-server.ts'

/** When a test about mails begins. */
export const start = new Date('2026-11-21T10:00:00.000Z')

export const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

/** A mail server, and what sends the waiting mails to it and answers those it took. */
export async function postOffice(db: Db): Promise<{ server: MailServer; deliver: (now?: Date) => Promise<string[]> }> {
  const server = await startMailServer('takes')
  onTestFinished(() => server.close())
  const mailer = await createMailer({ smtpUrl: server.url, from: 'Bobita <cont@bobita.example>' })
  const parts = { ...mailParts(db, 'https://bobita.example', 'secret'), mailer }
  await db.deleteFrom('outgoing_mails').execute()
  return {
    server,
    async deliver(now = start) {
      const before = server.taken.length
      await sendDueMails(parts, now)
      return server.taken.slice(before)
    },
  }
}
