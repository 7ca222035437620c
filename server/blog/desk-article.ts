import type { DeskArticle } from '#contract/article-desk.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { draftFields, draftState, findDraft } from './article-drafts.ts'
import { keptOf, postOf } from './article-fields.ts'
import { readPost, unreviewed } from './blog.ts'
import { findStanding, isBundled, lineOf, previewOf, versionOf } from './standing-articles.ts'
import type { ArticleDraftsTable } from './tables.ts'

/** An article as operators see it; one that was never on the site as its draft has it. @throws Refusal blog.post_not_found */
export async function deskArticle(db: Db, id: number, now = new Date()): Promise<DeskArticle> {
  const draft = await findDraft(db, id)
  const standing = await findStanding(db, id)
  if (!standing) return ofDraft(draft, now)
  const post = standing.state === 'published' ? await readPost(db, id) : unreviewed(standing.row)
  return { ...lineOf(standing), draft: draft && draftState(draft), version: versionOf(standing), bundled: isBundled(id), preview: previewOf(post) }
}

function ofDraft(draft: ArticleDraftsTable | null, now: Date): DeskArticle {
  if (draft === null) throw new Refusal('blog.post_not_found')
  return { ...draftLine(draft), version: '', bundled: false, preview: previewOf(postOf(draftFields(draft), keptOf(null, now), now)) }
}

/** The line of a draft whose article was never on the site. */
export function draftLine(draft: ArticleDraftsTable): Omit<DeskArticle, 'version' | 'bundled' | 'preview'> {
  const { title, category } = draftFields(draft)
  return { id: draft.post_id, title, category, from: 'own', state: 'new', created_at: draft.updated_at, draft: draftState(draft) }
}
