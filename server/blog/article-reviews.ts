import { blogChanged, readPost, wordsHash } from './blog.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { recordAction, type Actor } from '../operators/audit.ts'

/** Who has reviewed an article, and when; a day is YYYY-MM-DD. */
export interface Review {
  name: string
  register_number: string
  on: string
}

/**
 * Notes that a vet has reviewed an article as it stands now. Its page shows it until a word of the article changes.
 *
 * @throws Refusal blog.post_not_found
 */
export async function noteReview(db: Db, by: Actor, id: number, { name, register_number, on }: Review, now = new Date()): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const values = { words_hash: wordsHash(await readPost(tx, id)), name, register_number, reviewed_on: on }
    await tx
      .insertInto('article_reviews')
      .values({ post_id: id, ...values })
      .onConflict((conflict) => conflict.column('post_id').doUpdateSet(values))
      .execute()
    await blogChanged(tx)
    await recordAction(tx, by, 'articles.reviewed', { details: { id, on } }, now)
  })
}

/** Takes a review back. @throws Refusal blog.post_not_found when none is noted */
export async function removeReview(db: Db, by: Actor, id: number, now = new Date()): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('article_reviews').where('post_id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) throw new Refusal('blog.post_not_found')
    await blogChanged(tx)
    await recordAction(tx, by, 'articles.unreviewed', { details: { id } }, now)
  })
}
