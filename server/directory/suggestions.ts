import { sql } from 'kysely'
import type { Correction, DirectorySuggestion } from '#contract/directory.ts'
import type { Db } from '../platform/database/database.ts'
import type { WaitingWork } from '../platform/database/waiting.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import { isListed } from './records.ts'
import { keepReply, type ReplyWay } from './suggestion-replies.ts'
import { noticeOperators } from './suggestion-notices.ts'

/** How a site answers who proposes, and tells its operators that somebody did. */
export interface SuggestionWays extends ReplyWay {
  /** Whether operators get a mail. */
  noticed: boolean
}

/** Keeps a suggestion as a pending record: nobody sees it until an operator approves it. */
export function suggestRecord(db: Db, suggestion: DirectorySuggestion, { noticed, ...way }: SuggestionWays, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const id = await keepPending(tx, suggestion, now)
    if (way.mails && suggestion.email !== undefined) await keepReply(tx, { kind: suggestion.kind, id }, suggestion.email, way.language, now)
    if (way.mails && noticed) await noticeOperators(tx, now)
  })
}

async function keepPending(tx: Db, suggestion: DirectorySuggestion, now: Date): Promise<number> {
  const { kind, name, place, phone, website, why } = suggestion
  const at = now.toISOString()
  const record = {
    name: name.trim(),
    description: '',
    phone_numbers: JSON.stringify(phone === '' ? [] : [phone]),
    website: website === '' ? null : website,
    is_example: 0,
    status: 'pending',
    suggested_because: why === '' ? null : why,
    created_at: at,
    updated_at: at,
  }
  const added =
    kind === 'shelter'
      ? tx
          .insertInto('shelters')
          .values({ ...record, location: place.trim() })
          .returning('id')
      : tx
          .insertInto('trainers')
          .values({ ...record, city: place.trim(), pets_can_train: '[]' })
          .returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

/**
 * Keeps what a visitor says is wrong with a record.
 *
 * @throws Refusal shelter.not_found, trainer.not_found
 */
export async function correctRecord(db: Db, { kind, id, what, email }: Correction, { mails, language }: ReplyWay, now = new Date()): Promise<void> {
  if (!(await isListed(db, kind, id))) throw new Refusal(`${kind}.not_found`)
  const note = newId()
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('directory_reports').values({ id: note, kind, record_id: id, what, created_at: now.toISOString() }).execute()
    if (mails && email !== undefined) await keepReply(tx, { kind, id, note }, email, language, now)
  })
}

/** What visitors said is wrong with records, and nobody has decided about. */
export const undecidedNotes: WaitingWork = { instants: () => sql`select created_at as at from directory_reports` }

/** Records that somebody suggested and no operator has decided about. */
export const undecidedSuggestions: WaitingWork = {
  instants: () => sql`select created_at as at from shelters where status = 'pending' union all select created_at from trainers where status = 'pending'`,
}
