import { setTimeout as pause } from 'node:timers/promises'
import { DAY_MS } from '#contract/limits.ts'
import type { Db } from '../platform/database.ts'
import { newToken, tokenHash } from '../platform/ids.ts'
import type { Delivery, Mailer } from '../platform/mail.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { MAX_MAILS } from './mail-queue.ts'

export interface MailParts {
  db: Db
  mailer: Mailer
  /** Where the links lead. */
  publicUrl: string
}

const CONFIRM_DAYS = 7
/** Longer than the other: somebody may change their mind. */
const WITHDRAW_DAYS = 90
/** A server that is away is tried again after 1, 2, 4 … minutes, at most 6 hours apart: about a day in all. */
const MAX_TRIES = 12
const MINUTE_MS = 60_000
const LONGEST_WAIT_MS = 360 * MINUTE_MS
/** A mail that may have arrived is repeated late, or a silent server would fill a mailbox. */
const WAIT_AFTER_UNKNOWN_MS = 60 * MINUTE_MS
const TICK_MS = 2_000
const STOP_MS = 3_000
const AT_ONCE = 4

/** One mail to one mailbox about one petition. */
interface Due {
  petition_id: number
  email_key: string
  email: string
  title: string
  language: 'ro' | 'en'
  tries: number
  next_try_at: string
}

/** Sends waiting mails until it is stopped; a faulty database or mail server only makes them wait. */
export function startMailSender(parts: MailParts, onFault: () => void): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const work = async () => {
    while (!signal.aborted) {
      const tried = await sendDueMails(parts).catch(() => onFault())
      // A full round means that more wait.
      if (tried !== AT_ONCE) await pause(TICK_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const working = work()
  return {
    async stop() {
      stopping.abort()
      // What a slow mail server still holds stays counted and is tried again by the next process.
      await Promise.race([working, pause(STOP_MS)])
    },
  }
}

/** Sends the mails that are due now, a few at a time, and answers how many it tried. */
export async function sendDueMails(parts: MailParts, now = new Date()): Promise<number> {
  const due = await parts.db
    .selectFrom('signature_mails as mail')
    .innerJoin('signatures', (join) => join.onRef('signatures.petition_id', '=', 'mail.petition_id').onRef('signatures.email_key', '=', 'mail.email_key'))
    .innerJoin('petitions', 'petitions.id', 'mail.petition_id')
    .select(['mail.petition_id', 'mail.email_key', 'signatures.email', 'petitions.title', 'mail.language', 'mail.tries', 'mail.next_try_at'])
    .where('mail.state', '=', 'waiting')
    .where('mail.next_try_at', '<=', now.toISOString())
    .where('mail.mails', '<', MAX_MAILS)
    .orderBy('mail.next_try_at')
    .limit(AT_ONCE)
    .execute()
  await Promise.all(due.map((mail) => sendOne(parts, mail, now)))
  return due.length
}

async function sendOne({ db, mailer, publicUrl }: MailParts, mail: Due, now: Date): Promise<void> {
  const tokens = { confirm: newToken(), withdraw: newToken() }
  if (!(await claim(db, mail, tokens, now))) return
  const links = { confirm: `${publicUrl}/petitions/confirm?token=${tokens.confirm}`, withdraw: `${publicUrl}/petitions/signed?token=${tokens.withdraw}` }
  const delivery = await mailer.send(confirmationMail(mail.email, mail.title, mail.language, links))
  await settle(db, mail, delivery, now)
  // A link nobody has received opens nothing.
  if (delivery === 'failed' || delivery === 'rejected') {
    await db.deleteFrom('signature_links').where('hash', 'in', Object.values(tokens).map(tokenHash)).execute()
  }
}

/** Takes the mail for this process, counted as sent until the server says otherwise, so that a crash cannot send it without end. */
function claim(db: Db, mail: Due, tokens: { confirm: string; withdraw: string }, now: Date): Promise<boolean> {
  const { petition_id, email_key } = mail
  const wait = Math.min(LONGEST_WAIT_MS, MINUTE_MS * 2 ** mail.tries)
  return db.transaction().execute(async (tx) => {
    const claimed = await tx
      .updateTable('signature_mails')
      .set((row) => ({ mails: row('mails', '+', 1), tries: row('tries', '+', 1), next_try_at: after(now, wait) }))
      .where('petition_id', '=', petition_id)
      .where('email_key', '=', email_key)
      .where('state', '=', 'waiting')
      .where('next_try_at', '=', mail.next_try_at)
      .returning('tries')
      .executeTakeFirst()
    if (!claimed) return false
    await tx
      .insertInto('signature_links')
      .values([
        { hash: tokenHash(tokens.confirm), petition_id, email_key, purpose: 'confirm', expires_at: after(now, CONFIRM_DAYS * DAY_MS) },
        { hash: tokenHash(tokens.withdraw), petition_id, email_key, purpose: 'withdraw', expires_at: after(now, WITHDRAW_DAYS * DAY_MS) },
      ])
      .execute()
    return true
  })
}

async function settle(db: Db, mail: Due, delivery: Delivery, now: Date): Promise<void> {
  const arrived = delivery === 'delivered' || delivery === 'unknown'
  const over = delivery === 'rejected' || mail.tries + 1 >= MAX_TRIES
  await db
    .updateTable('signature_mails')
    .set((row) => ({
      state: delivery === 'delivered' ? ('sent' as const) : over ? ('failed' as const) : ('waiting' as const),
      ...(!arrived && { mails: row('mails', '-', 1) }),
      ...(delivery === 'unknown' && { next_try_at: after(now, WAIT_AFTER_UNKNOWN_MS * 2 ** mail.tries) }),
    }))
    .where('petition_id', '=', mail.petition_id)
    .where('email_key', '=', mail.email_key)
    .execute()
}

function after(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString()
}
