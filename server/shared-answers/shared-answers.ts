import { z } from 'zod'
import { source, urgentCard } from '#contract/chat.ts'
import { DAY_MS, SHARED_ANSWERS, SHARED_DAYS } from '#contract/limits.ts'
import type { OwnShare, SharedAnswer } from '#contract/shared-answers.ts'
import { countRows } from '../platform/database/count-rows.ts'
import { locked, type Db } from '../platform/database/database.ts'
import { isId, newId, tokenHash } from '../platform/ids.ts'
import { whole, type PersonalData } from '../platform/personal-data.ts'
import { Refusal } from '../platform/refusal.ts'
import type { SharedAnswersTable } from './tables.ts'

/** Whose shares they are: an account's, or those of a device with a key. */
export type Sharer = { user_id: string } | { key: string }

/** What is copied. */
export type Copied = Pick<SharedAnswer, 'question' | 'answer' | 'card' | 'sources' | 'answered_at'>

const TITLE_CHARACTERS = 80

/**
 * Copies an answer behind a link of its own, for 30 days.
 *
 * @throws Refusal share.full, auth.required when the account is gone meanwhile
 */
export function shareAnswer(db: Db, sharer: Sharer, { card, sources, ...copied }: Copied, now = new Date()): Promise<{ id: string; expires_at: string }> {
  return db.transaction().execute(async (tx) => {
    if ('user_id' in sharer) {
      const account = await locked(tx.selectFrom('users').select('id').where('id', '=', sharer.user_id), tx).executeTakeFirst()
      if (!account) throw new Refusal('auth.required')
    }
    if ((await countRows(alive(tx, sharer, now))) >= SHARED_ANSWERS) throw new Refusal('share.full')
    const made = { id: newId(), expires_at: new Date(now.getTime() + SHARED_DAYS * DAY_MS).toISOString() }
    const owner = 'user_id' in sharer ? { user_id: sharer.user_id, key_hash: null } : { user_id: null, key_hash: tokenHash(sharer.key) }
    const json = { card: card === null ? null : JSON.stringify(card), sources: JSON.stringify(sources) }
    await tx
      .insertInto('shared_answers')
      .values({ ...made, ...owner, ...copied, ...json, created_at: now.toISOString() })
      .execute()
    return made
  })
}

/** What anybody with the link reads. @throws Refusal share.not_found when there is none, or it has ended */
export async function readShare(db: Db, id: string, now = new Date()): Promise<SharedAnswer> {
  const row = await findShare(db, id, now)
  if (!row) throw new Refusal('share.not_found')
  return {
    id: row.id,
    question: row.question,
    answer: row.answer,
    card: parseCard(row.card),
    sources: z.array(source).parse(JSON.parse(row.sources)),
    answered_at: row.answered_at,
    expires_at: row.expires_at,
  }
}

/** The row behind a link that has not ended. */
export async function findShare(db: Db, id: string, now = new Date()): Promise<SharedAnswersTable | undefined> {
  if (!isId(id)) return undefined
  return db.selectFrom('shared_answers').selectAll().where('id', '=', id).where('expires_at', '>', now.toISOString()).executeTakeFirst()
}

/** What somebody shares now, newest first; there are never many. */
export async function listShares(db: Db, sharer: Sharer, now = new Date()): Promise<OwnShare[]> {
  const rows = await alive(db, sharer, now)
    .select(['id', 'question', 'answer', 'card', 'created_at', 'expires_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, title: titleOf(row), created_at: row.created_at, expires_at: row.expires_at }))
}

/** Ends a share: the copy is gone at once. @throws Refusal share.not_found also when it is somebody else's */
export async function endShare(db: Db, sharer: Sharer, id: string): Promise<void> {
  if (!isId(id)) throw new Refusal('share.not_found')
  const mine = db.deleteFrom('shared_answers').where('id', '=', id)
  const ended = await ('user_id' in sharer ? mine.where('user_id', '=', sharer.user_id) : mine.where('key_hash', '=', tokenHash(sharer.key))).executeTakeFirst()
  if (ended.numDeletedRows === 0n) throw new Refusal('share.not_found')
}

/** Takes a share away whoever made it; false when it had ended already. */
export async function takeShareAway(tx: Db, id: string): Promise<boolean> {
  const gone = await tx.deleteFrom('shared_answers').where('id', '=', id).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** Removes the copies whose thirty days are over. Safe to repeat. */
export async function sweepShares(db: Db, now = new Date()): Promise<void> {
  await db.deleteFrom('shared_answers').where('expires_at', '<=', now.toISOString()).execute()
}

/** What an account shares; it goes with the account. */
export const shareData: PersonalData = {
  export: {
    shared_answers: whole((db, { id }) =>
      db
        .selectFrom('shared_answers')
        .select(['id', 'question', 'answer', 'created_at', 'expires_at'])
        .where('user_id', '=', id)
        .orderBy('created_at')
        .execute(),
    ),
  },
  count: { shared_answers: (db, userId) => countRows(db.selectFrom('shared_answers').where('user_id', '=', userId)) },
}

function alive(db: Db, sharer: Sharer, now: Date) {
  const shares = db.selectFrom('shared_answers').where('expires_at', '>', now.toISOString())
  return 'user_id' in sharer ? shares.where('user_id', '=', sharer.user_id) : shares.where('key_hash', '=', tokenHash(sharer.key))
}

function parseCard(json: string | null): SharedAnswer['card'] {
  return json === null ? null : urgentCard.parse(JSON.parse(json))
}

/** How a share is called in a list: its question, the title of its card, or its first words without Markdown's signs. */
export function titleOf({ question, answer, card }: Pick<SharedAnswersTable, 'question' | 'answer' | 'card'>): string {
  const words = question ?? parseCard(card)?.title ?? answer.slice(0, 4 * TITLE_CHARACTERS).replaceAll(/\[\d+\]|[*_#>`]/g, '')
  const line = words.trim().replaceAll(/\s+/g, ' ')
  return line.length > TITLE_CHARACTERS ? `${line.slice(0, TITLE_CHARACTERS).trimEnd()}…` : line
}
