import { DAY_MS } from '#contract/limits.ts'
import { updateMailTexts } from '#texts/petitions/update-mail.ts'
import { mailOf } from '../mail/layout.ts'
import type { MailWriter } from '../mail/outbox.ts'
import { countRows } from '../platform/database/count-rows.ts'
import { locked, type Db } from '../platform/database/database.ts'
import { newToken, tokenHash } from '../platform/ids.ts'

/**
 * So many mails of updates stand in the queue at a time: whoever signs meanwhile waits behind them for the mail that
 * confirms, twenty seconds at fifty mails a second. The sweep puts the next ones in.
 */
const AT_ONCE = 1_000
/** The link in such a mail works as long as the one in the first mail. */
const LINK_DAYS = 90

/** Puts the next mails of an update into the queue; in a transaction, which alone moves on through its signers. */
export async function queueSomeMails(tx: Db, now: Date): Promise<void> {
  const unqueued = tx.selectFrom('petition_updates').select(['id', 'petition_id', 'queued_to']).where('queued_to', 'is not', null).orderBy('id').limit(1)
  const update = await locked(unqueued, tx).executeTakeFirst()
  if (!update) return
  const waiting = await countRows(tx.selectFrom('outgoing_mails').where('kind', '=', 'petition_update').where('state', '=', 'waiting'))
  const room = AT_ONCE - waiting
  if (room <= 0) return
  const signers = await tx
    .selectFrom('signatures')
    .leftJoin('outgoing_mails', (join) =>
      join.onRef('outgoing_mails.petition_id', '=', 'signatures.petition_id').onRef('outgoing_mails.email_key', '=', 'signatures.email_key'),
    )
    .select(['signatures.email_key', 'outgoing_mails.language'])
    .where('signatures.petition_id', '=', update.petition_id)
    .where('signatures.wants_updates', '=', 1)
    .where('signatures.verified_at', 'is not', null)
    .where('signatures.email_key', '>', update.queued_to ?? '')
    .orderBy('signatures.email_key')
    .limit(room)
    .execute()
  const at = now.toISOString()
  const mails = signers.map(({ email_key, language }) => ({
    kind: 'petition_update' as const,
    update_id: update.id,
    email_key,
    language: language ?? ('ro' as const),
    state: 'waiting' as const,
    mails: 0,
    tries: 0,
    next_try_at: at,
    wanted_at: at,
  }))
  if (mails.length > 0) await tx.insertInto('outgoing_mails').values(mails).execute()
  await tx
    .updateTable('petition_updates')
    .set((row) => ({ queued_to: signers.length < room ? null : (signers.at(-1)?.email_key ?? null), mails: row('mails', '+', mails.length) }))
    .where('id', '=', update.id)
    .execute()
}

/** Goes on with the mails of updates that many asked for. */
export function sweepUpdateMails(db: Db, now = new Date()): Promise<void> {
  return db.transaction().execute((tx) => queueSomeMails(tx, now))
}

/** Takes mails of updates out of the queue that go to mailboxes which are no longer there, or no longer want them. */
export async function dropUpdateMails(tx: Db, petitionId: number, mailboxes: readonly string[]): Promise<void> {
  const updates = tx.selectFrom('petition_updates').select('id').where('petition_id', '=', petitionId)
  await tx.deleteFrom('outgoing_mails').where('update_id', 'in', updates).where('email_key', 'in', mailboxes).execute()
  await stepBackBefore(tx, petitionId, mailboxes)
}

/** Where the queueing of an update has come to is told by a mailbox; when that one goes, the signer before it tells it, with nobody between them. */
async function stepBackBefore(tx: Db, petitionId: number, mailboxes: readonly string[]): Promise<void> {
  const stopped = tx.selectFrom('petition_updates').select(['id', 'queued_to']).where('petition_id', '=', petitionId).where('queued_to', 'in', mailboxes)
  for (const { id, queued_to } of await stopped.execute()) {
    const { before } = await tx
      .selectFrom('signatures')
      .select((row) => row.fn.max('email_key').as('before'))
      .where('petition_id', '=', petitionId)
      .where('email_key', '<', queued_to ?? '')
      .where('email_key', 'not in', mailboxes)
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('petition_updates')
      .set({ queued_to: before ?? '' })
      .where('id', '=', id)
      .execute()
  }
}

/** Writes what is new of a petition to a signer who asked for it, with the link that ends such mails. */
export function updateWriter(publicUrl: string): MailWriter {
  return async (tx, { update_id, email_key, language }, now) => {
    const told = await tx
      .selectFrom('petition_updates')
      .innerJoin('petitions', 'petitions.id', 'petition_updates.petition_id')
      .innerJoin('signatures', 'signatures.petition_id', 'petitions.id')
      .select(['petition_updates.title', 'petition_updates.text', 'petitions.id', 'petitions.title as petition', 'petitions.is_active', 'signatures.email'])
      .where('petition_updates.id', '=', update_id)
      .where('signatures.email_key', '=', email_key)
      .where('signatures.wants_updates', '=', 1)
      .executeTakeFirst()
    if (!told || email_key === null) return null
    const token = newToken()
    const hash = tokenHash(token)
    const expires_at = new Date(now.getTime() + LINK_DAYS * DAY_MS).toISOString()
    await tx.insertInto('signature_links').values({ hash, petition_id: told.id, email_key, purpose: 'withdraw', expires_at }).execute()
    const texts = updateMailTexts[language]
    const stop = `${publicUrl}/petitions/signed?token=${token}`
    const see = told.is_active === 1 ? [{ words: texts.see, address: `${publicUrl}/petitions?id=${told.id}` }] : []
    const paragraphs = told.text.split(/\n+/).filter((line) => line.trim() !== '')
    const parts = [texts.hello, texts.about(told.petition), told.title, ...paragraphs, ...see, texts.why, { words: texts.stop, address: stop }]
    return {
      mail: { ...mailOf(told.email, texts.subject, language, parts), unsubscribe: stop },
      async discard(db) {
        await db.deleteFrom('signature_links').where('hash', '=', hash).execute()
      },
    }
  }
}
