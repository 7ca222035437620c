import { setTimeout as pause } from 'node:timers/promises'
import { DAY_MS } from '#contract/limits.ts'
import type { Db } from '../platform/database/database.ts'
import type { Delivery, Mailer } from '../platform/mail/mail.ts'
import { countMail, uncountMail, type Mailbox } from './mailbox-mails.ts'
import { MAX_MAILS, type Letter, type MailWriters, type WaitingMail } from './outbox.ts'

export interface MailParts {
  db: Db
  /** Keys the counts of mailboxes. */
  secret: string
  /** The one form of all spellings of an address. */
  mailboxOf: (email: string) => string
  mailer: Mailer
  writers: MailWriters
  /** To the mail server at once. */
  connections?: number
}

/** Retry with backoff: a mail the server does not take is tried again after 1, 2, 4 … minutes, at most 6 hours apart: about a day in all. */
const MAX_TRIES = 12
/** A server that is away or takes nothing from us says nothing of a mail: its tries stay here, so it is tried about once an hour and never given up. */
const MAX_AWAY_TRIES = 6
const MINUTE_MS = 60_000
const LONGEST_WAIT_MS = 360 * MINUTE_MS
/** A mail that may have arrived is repeated late, or a silent server would fill a mailbox. */
const WAIT_AFTER_UNKNOWN_MS = 60 * MINUTE_MS
const TICK_MS = 2_000
const STOP_MS = 3_000
/** Connections to the mail server at once by default: fifty mails a second at one that takes 300 ms for each, and what most servers bear. */
const CONNECTIONS = 20

/** Sends waiting mails until it is stopped; a faulty database or mail server only makes them wait. */
export function startMailSender(parts: MailParts, onFault: (error: unknown) => void): { stop(): Promise<void> } {
  const { db, connections = CONNECTIONS } = parts
  const stopping = new AbortController()
  const { signal } = stopping
  /** A slow mail holds up no other: each connection that is free takes the next. */
  const sending = new Map<number, Promise<unknown>>()
  const work = async () => {
    while (!signal.aborted) {
      const now = new Date()
      const due = await dueMails(db, now, connections - sending.size, [...sending.keys()]).catch(onFault)
      for (const waiting of signal.aborted ? [] : (due ?? [])) {
        const sent = sendOne(parts, waiting, now)
          .catch(async (fault: unknown) => {
            onFault(fault)
            // What ails the database ails the next try as well: this one waits with its connection.
            await pause(TICK_MS, undefined, { signal, ref: false }).catch(() => undefined)
          })
          .finally(() => sending.delete(waiting.id))
        sending.set(waiting.id, sent)
      }
      await oneOf(sending, sending.size >= connections ? null : signal)
    }
    await Promise.all(sending.values())
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

/** Waits until a mail is sent; with a signal also for no longer than a tick, or until it is aborted. */
async function oneOf(sending: ReadonlyMap<number, Promise<unknown>>, signal: AbortSignal | null): Promise<void> {
  if (signal === null) return void (await Promise.race(sending.values()))
  const over = new AbortController()
  const tick = pause(TICK_MS, undefined, { signal: AbortSignal.any([signal, over.signal]), ref: false }).catch(() => undefined)
  await Promise.race([...sending.values(), tick])
  over.abort()
}

/** Sends mails that are due now, as many as there are connections, and answers how many it tried. */
export async function sendDueMails(parts: MailParts, now = new Date()): Promise<number> {
  const due = await dueMails(parts.db, now, parts.connections ?? CONNECTIONS)
  await Promise.all(due.map((waiting) => sendOne(parts, waiting, now)))
  return due.length
}

/** @param limit of mails @param except those being sent */
async function dueMails(db: Db, now: Date, limit: number, except: readonly number[] = []): Promise<WaitingMail[]> {
  let query = db.selectFrom('outgoing_mails').selectAll().where('state', '=', 'waiting').where('next_try_at', '<=', now.toISOString())
  if (except.length > 0) query = query.where('id', 'not in', except)
  return query.where('mails', '<', MAX_MAILS).orderBy('next_try_at').limit(limit).execute()
}

async function sendOne(parts: MailParts, waiting: WaitingMail, now: Date): Promise<void> {
  const letter = await claim(parts, waiting, now)
  if (!letter) return
  const delivery = await parts.mailer.send(letter.mail)
  await recordDelivery(parts, waiting, delivery, now)
  // A link nobody has received opens nothing.
  if (delivery !== 'delivered' && delivery !== 'unknown') await letter.discard?.(parts.db)
}

/** Leases the mail to this process until its next try is due, counted as sent until the server says otherwise, so that a crash cannot send it without end. */
function claim(parts: MailParts, waiting: WaitingMail, now: Date): Promise<Letter | null> {
  const wait = Math.min(LONGEST_WAIT_MS, MINUTE_MS * 2 ** waiting.tries)
  return parts.db.transaction().execute(async (tx) => {
    const claimed = await tx
      .updateTable('outgoing_mails')
      .set((row) => ({ mails: row('mails', '+', 1), tries: row('tries', '+', 1), next_try_at: after(now, wait) }))
      .where('id', '=', waiting.id)
      .where('state', '=', 'waiting')
      .where('next_try_at', '=', waiting.next_try_at)
      .returning('id')
      .executeTakeFirst()
    if (!claimed) return null
    const freeAt = await countMail(tx, parts.secret, mailboxOf(parts, waiting), now)
    if (freeAt !== null) {
      await postpone(tx, waiting, freeAt)
      return null
    }
    const letter = await parts.writers[waiting.kind](tx, waiting, now)
    if (letter) return letter
    await uncountMail(tx, parts.secret, mailboxOf(parts, waiting))
    await tx.deleteFrom('outgoing_mails').where('id', '=', waiting.id).execute()
    return null
  })
}

function mailboxOf(parts: MailParts, { kind, email, email_key }: WaitingMail): Mailbox {
  return { kind, key: email_key ?? parts.mailboxOf(email ?? '') }
}

/**
 * A mailbox that has had its mails of the day gets this one later; it counts as not tried. One about an account waits so for
 * a day at most: many accounts that name one mailbox do not fill it for weeks.
 */
async function postpone(tx: Db, { id, kind, wanted_at }: WaitingMail, until: string): Promise<void> {
  if (kind !== 'signature' && Date.parse(until) > Date.parse(wanted_at) + DAY_MS) {
    await tx.deleteFrom('outgoing_mails').where('id', '=', id).execute()
    return
  }
  await tx
    .updateTable('outgoing_mails')
    .set((row) => ({ mails: row('mails', '-', 1), tries: row('tries', '-', 1), next_try_at: until }))
    .where('id', '=', id)
    .execute()
}

/** Notes what became of a mail: it is done, waits for its next try, or is given up. */
async function recordDelivery(parts: MailParts, waiting: WaitingMail, delivery: Delivery, now: Date): Promise<void> {
  const arrived = delivery === 'delivered' || delivery === 'unknown'
  const { db } = parts
  if (!arrived) await uncountMail(db, parts.secret, mailboxOf(parts, waiting))
  const often = delivery !== 'away' && waiting.tries + 1 >= MAX_TRIES
  const over = delivery === 'rejected' || often || (delivery === 'unknown' && waiting.mails + 1 >= MAX_MAILS)
  if (waiting.kind !== 'signature' && delivery === 'delivered') {
    await db.deleteFrom('outgoing_mails').where('id', '=', waiting.id).execute()
    return
  }
  await db
    .updateTable('outgoing_mails')
    .set((row) => ({
      state: delivery === 'delivered' ? ('sent' as const) : over ? ('failed' as const) : ('waiting' as const),
      // Of a mail that was given up only the fact is kept: whom it was for is told by nothing but its signature.
      ...(over && { user_id: null, email: null }),
      ...(!arrived && { mails: row('mails', '-', 1) }),
      ...(delivery === 'away' && { tries: Math.min(waiting.tries + 1, MAX_AWAY_TRIES) }),
      ...(delivery === 'unknown' && { next_try_at: after(now, WAIT_AFTER_UNKNOWN_MS * 2 ** waiting.tries) }),
    }))
    .where('id', '=', waiting.id)
    .execute()
}

function after(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString()
}
