import { DAY_MS, STAFF_PAGE_SIZE } from '#contract/limits.ts'
import type { DecisionLetter } from '#contract/reports-desk.ts'
import { noticeAnswer, noticeSubject, removalReasons } from '#texts/answer/notice-answer.ts'
import { DEFAULT_LANGUAGE } from '#texts/language.ts'
import { emailKey } from '../auth/accounts.ts'
import { mailOf } from '../mail/layout.ts'
import { queueMail, type MailWriter } from '../mail/outbox.ts'
import type { Db } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import type { DecisionLettersTable } from './tables.ts'

/** A mail is on its way for about a day; a letter nobody sends by hand is kept as long as a notice nobody decides about. The privacy page promises both. */
const KEPT_MAILED_MS = 7 * DAY_MS
const KEPT_MS = 365 * DAY_MS

/** How people are told of a decision: the site mails it, keeps it for an operator to send by hand, or whoever decided is told it at once and sends it. */
export type LetterWay = 'mailed' | 'kept' | 'told'

type ToldOf = Pick<DecisionLettersTable, 'email' | 'about' | 'title' | 'reason'>

/** Has somebody told of a decision; in the transaction that decides. */
export async function tell(tx: Db, way: LetterWay, told: ToldOf, now: Date): Promise<DecisionLetter> {
  const id = newId()
  if (way !== 'told') {
    const email_key = emailKey(told.email)
    const row = { id, ...told, email_key, mailed: way === 'mailed' ? 1 : 0, created_at: now.toISOString() }
    await tx.insertInto('decision_letters').values(row).execute()
    // Anybody can type another's address: its mailbox is counted like those of signers.
    if (way === 'mailed') await queueMail(tx, { kind: 'notice_decided', user_id: null, email: null, email_key, letter_id: id, language: DEFAULT_LANGUAGE }, now)
  }
  return letterOf({ id, ...told })
}

/** Letters that wait to be sent by hand, oldest first. */
export async function lettersToSend(db: Db): Promise<DecisionLetter[]> {
  const rows = await db.selectFrom('decision_letters').selectAll().where('mailed', '=', 0).orderBy('created_at').limit(STAFF_PAGE_SIZE).execute()
  return rows.map(letterOf)
}

/** Forgets a letter that was sent by hand. @throws Refusal operator.notice_not_found */
export async function letterSent(db: Db, id: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('decision_letters').where('id', '=', id).where('mailed', '=', 0).executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new Refusal('operator.notice_not_found')
}

/** Writes the mail about a decision. */
export const letterWriter: MailWriter = async (tx, { letter_id, language }) => {
  const letter = await tx
    .selectFrom('decision_letters')
    .selectAll()
    .where('id', '=', letter_id ?? '')
    .executeTakeFirst()
  return letter ? { mail: mailOf(letter.email, noticeSubject, language, letterOf(letter).text.split(/\n+/)) } : null
}

/** Removes letters whose mail was sent or given up, and those nobody sent in twelve months. Safe to repeat. */
export async function sweepLetters(db: Db, now = new Date()): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  await db
    .deleteFrom('decision_letters')
    .where((row) => row.or([row.and([row('mailed', '=', 1), row('created_at', '<=', before(KEPT_MAILED_MS))]), row('created_at', '<=', before(KEPT_MS))]))
    .execute()
}

function letterOf({ id, email, about, title, reason }: ToldOf & { id: string }): DecisionLetter {
  return { id, to: email, about, text: about === 'removal' ? removalReasons(title ?? '', reason) : noticeAnswer(about, reason) }
}
