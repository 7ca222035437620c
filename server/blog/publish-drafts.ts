import type { PublishForm } from '#contract/article-drafts.ts'
import { recordAction, type Actor } from '../operators/audit.ts'
import { locked, type Db } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import { draftFields, expectedDraft, mayPublish } from './article-drafts.ts'
import { articleOf, keptOf } from './article-fields.ts'
import { putArticle } from './own-articles.ts'
import { findStanding } from './standing-articles.ts'
import type { ArticleDraftsTable } from './tables.ts'

/**
 * Publishes a draft that was offered to be read, or notes when it is to be published.
 *
 * @throws Refusal article.second_person for who wrote it while there is somebody else; article.incomplete; operator.stale,
 * also for a draft that is still being written; blog.post_not_found
 */
export function publishDraft(db: Db, by: Actor, id: number, { expected, at, note }: PublishForm, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const draft = await expectedDraft(tx, by, id, expected)
    if (draft.review_at === null) throw new Refusal('operator.stale')
    if (!(await mayPublish(tx, by, draft))) throw new Refusal('article.second_person')
    if (at === null || at <= now.toISOString()) return publish(tx, by, { ...draft, note: note.trim() }, now)
    articleOf(id, draftFields(draft), keptOf(null, now), now)
    const approved = { version: newId(), publish_at: at, note: note.trim(), approver: by.name, approver_id: by.operatorId }
    await tx.updateTable('article_drafts').set(approved).where('post_id', '=', id).execute()
    await recordAction(tx, by, 'articles.schedule', { details: { id, at, note } }, now)
  })
}

/** Publishes every draft whose moment has come; of several processes one does. */
export async function publishDue(db: Db, now = new Date()): Promise<void> {
  const due = db.selectFrom('article_drafts').select('post_id').where('publish_at', '<=', now.toISOString())
  for (const { post_id } of await due.where('review_at', 'is not', null).execute())
    await db.transaction().execute(async (tx) => {
      const draft = await locked(tx.selectFrom('article_drafts').selectAll().where('post_id', '=', post_id), tx).executeTakeFirst()
      if (!draft?.publish_at || draft.publish_at > now.toISOString()) return
      await publish(tx, { name: draft.approver ?? draft.writer, operatorId: draft.approver_id }, draft, now)
    })
}

/** Publishes a draft instead of what stands there; what it corrects is told to readers. */
async function publish(tx: Db, by: Actor, { post_id, note, writer, ...draft }: ArticleDraftsTable, now: Date): Promise<void> {
  const standing = await findStanding(tx, post_id)
  const kept = keptOf(standing?.row ?? null, now)
  const corrections = note === '' ? kept.corrections : [...kept.corrections, { on: now.toISOString().slice(0, 'YYYY-MM-DD'.length), note }]
  const article = articleOf(post_id, draftFields(draft), { ...kept, corrections }, now)
  await tx.deleteFrom('article_drafts').where('post_id', '=', post_id).execute()
  await putArticle(tx, by, article, { writer, publisher: by.name, note }, now)
}
