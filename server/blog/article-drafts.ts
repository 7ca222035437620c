import { articleCategories, parseArticles, type ArticleFile } from '#content/articles.ts'
import { urgentCards } from '#content/cards/cards.ts'
import { articleFields, type ArticleDraft, type ArticleFields, type ArticleImported, type DraftKept, type DraftShown } from '#contract/article-drafts.ts'
import type { Role } from '#contract/staff.ts'
import { recordAction, type Actor } from '../operators/audit.ts'
import { locked, type Db } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import { isAlone } from '../staff/people.ts'
import { articleOf, emptyFields, fieldsOf, keptOf } from './article-fields.ts'
import { ownFrontMatter } from './article-file.ts'
import { rowOf } from './blog.ts'
import { findStanding } from './standing-articles.ts'
import type { ArticleDraftsTable } from './tables.ts'

/** Who may publish what another of them wrote. */
const PUBLISHERS: readonly Role[] = ['owner', 'editor']
/** Numbers of operators' own articles begin behind it. */
const OWN_FROM = 10_000

/** Where a draft stands between being written and being published. */
export function draftState({ review_at, publish_at }: Pick<ArticleDraftsTable, 'review_at' | 'publish_at'>): ArticleDraft['state'] {
  if (publish_at !== null) return 'scheduled'
  return review_at === null ? 'draft' : 'review'
}

export function draftFields({ fields }: Pick<ArticleDraftsTable, 'fields'>): ArticleFields {
  return articleFields.parse(JSON.parse(fields))
}

export async function findDraft(db: Db, id: number): Promise<ArticleDraftsTable | null> {
  return (await db.selectFrom('article_drafts').selectAll().where('post_id', '=', id).executeTakeFirst()) ?? null
}

/** The draft of an article for whoever asks, or what the article says. @throws Refusal blog.post_not_found when there is neither */
export async function draftShown(db: Db, by: Actor, id: number): Promise<DraftShown> {
  const draft = await findDraft(db, id)
  const standing = await findStanding(db, id)
  const fields = draft ? draftFields(draft) : standing && fieldsOf(standing.row)
  if (!fields) throw new Refusal('blog.post_not_found')
  return { draft: draft && (await shownTo(db, by, draft)), fields, standing: standing !== null, choices }
}

const cards = urgentCards.map(({ title, link }) => ({ title: title.ro, url: link.url }))
const choices = { categories: [...articleCategories], cards }
/** What an editor of a new article begins with. */
export const emptyDraft: DraftShown = { draft: null, fields: emptyFields, standing: false, choices }

async function shownTo(db: Db, by: Actor, draft: ArticleDraftsTable): Promise<ArticleDraft> {
  const { version, writer, updated_at, publish_at, note, approver } = draft
  return {
    version,
    writer,
    updated_at,
    publish_at,
    note,
    approver,
    fields: draftFields(draft),
    state: draftState(draft),
    may_publish: await mayPublish(db, by, draft),
  }
}

/** A second person publishes what somebody wrote; where there is none, the one there is. */
export async function mayPublish(db: Db, { operatorId }: Actor, { writer_id }: Pick<ArticleDraftsTable, 'writer_id'>): Promise<boolean> {
  return operatorId === null || operatorId !== writer_id || (await isAlone(db, operatorId, PUBLISHERS))
}

/** Begins an article of the operators' own, with the next free number. */
export function beginArticle(db: Db, by: Actor, fields: ArticleFields, now = new Date()): Promise<DraftKept> {
  return db.transaction().execute(async (tx) => {
    for (let id = await nextNumber(tx); ; id += 1) {
      const version = await insertDraft(tx, by, id, fields, now)
      if (version === null) continue
      await recordAction(tx, by, 'articles.draft', { details: { id }, after: fields }, now)
      return { id, version }
    }
  })
}

/**
 * Keeps what is being written of an article. What waited to be read or published is a draft again: others read other words.
 *
 * @param expected the version the form was filled from; null for who begins a draft
 * @throws Refusal operator.stale with the draft as it is now; blog.post_not_found when there is no such article to write anew
 */
export function keepDraft(db: Db, by: Actor, id: number, fields: ArticleFields, expected: string | null, now = new Date()): Promise<DraftKept> {
  return db.transaction().execute(async (tx) => {
    if (expected === null) {
      const standing = await findStanding(tx, id)
      const version = standing && (await insertDraft(tx, by, id, fields, now))
      if (!version) return refuseStaleDraft(tx, by, id)
      await recordAction(tx, by, 'articles.draft', { details: { id }, before: fieldsOf(standing.row), after: fields }, now)
      return { id, version }
    }
    const before = await expectedDraft(tx, by, id, expected)
    const values = writtenBy(by, fields, now)
    await tx.updateTable('article_drafts').set(values).where('post_id', '=', id).execute()
    await recordAction(tx, by, 'articles.draft', { details: { id }, before: draftFields(before), after: fields }, now)
    return { id, version: values.version }
  })
}

/** Throws a draft away; the article stays as it is. @throws Refusal operator.stale, blog.post_not_found */
export function discardDraft(db: Db, by: Actor, id: number, expected: string, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await expectedDraft(tx, by, id, expected)
    await tx.deleteFrom('article_drafts').where('post_id', '=', id).execute()
    await recordAction(tx, by, 'articles.discard', { details: { id }, before: draftFields(before) }, now)
  })
}

/** Asks somebody else to read a draft, or takes back when it was to be published. @throws Refusal operator.stale, article.incomplete, blog.post_not_found */
export function askForReview(db: Db, by: Actor, id: number, expected: string, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const draft = await expectedDraft(tx, by, id, expected)
    articleOf(id, draftFields(draft), keptOf(null, now), now)
    const values = { version: newId(), review_at: draft.review_at ?? now.toISOString(), publish_at: null, note: '', approver: null, approver_id: null }
    await tx.updateTable('article_drafts').set(values).where('post_id', '=', id).execute()
    await recordAction(tx, by, 'articles.review', { details: { id } }, now)
  })
}

/** The draft somebody decided about, held until the transaction ends. @throws Refusal operator.stale, blog.post_not_found */
export async function expectedDraft(tx: Db, by: Actor, id: number, expected: string): Promise<ArticleDraftsTable> {
  const draft = await locked(tx.selectFrom('article_drafts').selectAll().where('post_id', '=', id), tx).executeTakeFirst()
  return draft?.version === expected ? draft : refuseStaleDraft(tx, by, id)
}

/** @throws Refusal operator.stale with the draft as it is now, or with none; blog.post_not_found when nothing of the article is left */
async function refuseStaleDraft(tx: Db, by: Actor, id: number): Promise<never> {
  throw new Refusal('operator.stale', { present: await draftShown(tx, by, id) })
}

function writtenBy(by: Actor, fields: ArticleFields, now: Date) {
  const unread = { review_at: null, publish_at: null, note: '', approver: null, approver_id: null }
  return { version: newId(), fields: JSON.stringify(fields), writer: by.name, writer_id: by.operatorId, updated_at: now.toISOString(), ...unread }
}

/** The version of the new draft; null when there is one already. */
async function insertDraft(tx: Db, by: Actor, post_id: number, fields: ArticleFields, now: Date): Promise<string | null> {
  const values = writtenBy(by, fields, now)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('article_drafts')
    .values({ post_id, ...values })
    .onConflict((conflict) => conflict.column('post_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n ? values.version : null
}

/** A number no article, draft or old text has. */
async function nextNumber(tx: Db): Promise<number> {
  const taken = tx
    .selectFrom('blog_posts')
    .select('id')
    .unionAll(tx.selectFrom('withdrawn_articles').select('id'))
    .unionAll(tx.selectFrom('article_drafts').select('post_id as id'))
    .unionAll(tx.selectFrom('article_versions').select('post_id as id'))
  const highest = await tx
    .selectFrom(taken.as('taken'))
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()
  return Math.max(OWN_FROM, highest?.id ?? 0) + 1
}

/** Makes a file into the draft of the article it numbers, or tells what is wrong with the file. @throws Refusal operator.stale when somebody is writing that article */
export async function importArticle(db: Db, by: Actor, file: ArticleFile, now = new Date()): Promise<ArticleImported> {
  const article = parsed(file, now)
  if (Array.isArray(article)) return { id: null, faults: article }
  const fields = articleFields.safeParse(fieldsOf({ ...rowOf(article), file_hash: null }))
  if (!fields.success) return { id: null, faults: fields.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
  return db.transaction().execute(async (tx) => {
    if ((await insertDraft(tx, by, article.id, fields.data, now)) === null) return refuseStaleDraft(tx, by, article.id)
    await recordAction(tx, by, 'articles.import', { details: { id: article.id }, after: fields.data }, now)
    return { id: article.id, faults: [] }
  })
}

function parsed(file: ArticleFile, now: Date) {
  try {
    const [article] = parseArticles([file], ownFrontMatter(now))
    return article ?? ['']
  } catch (error) {
    const lines = error instanceof Error ? error.message.split('\n').slice(1) : []
    return lines.flatMap((line) => line.trim().split('; '))
  }
}
