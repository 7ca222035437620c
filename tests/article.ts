import type { Bobita } from '#server/bobita.ts'
import { askForReview, beginArticle } from '#server/blog/article-drafts.ts'
import { emptyFields } from '#server/blog/article-fields.ts'
import { deskArticle } from '#server/blog/desk-article.ts'
import { publishDraft } from '#server/blog/publish-drafts.ts'
import { machineActor } from '#server/operators/audit.ts'

/** The first article of the site. */
export async function anArticle({ database: { db } }: Bobita) {
  const { id } = await db.selectFrom('blog_posts').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  return { id: String(id), missing: '999999' }
}

/** A decision about it, as it stands. */
export const decidedArticle = (decision: object) => async (world: Bobita) => {
  const { id, missing } = await anArticle(world)
  const { version } = await deskArticle(world.database.db, Number(id))
  return { id, missing, payload: { expected: version, ...decision } }
}

/** What an editor has typed of a whole article. */
export const typed = {
  ...emptyFields,
  title: 'Ce mănâncă un arici găsit în grădină',
  short_description: 'Ce îi dai unui arici slăbit și ce nu.',
  category: 'Animale mici',
  content: 'Un arici slăbit primește hrană de pisică și apă.\n\n## Ce nu îi dai\n\nLaptele îi face rău.',
}

/** A decision about a draft that somebody else has written, offered to be read where it has to be. */
export const decidedDraft =
  <Decision extends object>(decision: Decision, read = false) =>
  async ({ database: { db } }: Pick<Bobita, 'database'>) => {
    const { id, version } = await beginArticle(db, machineActor(), typed)
    if (read) await askForReview(db, machineActor(), id, version)
    const draft = await db.selectFrom('article_drafts').select('version').where('post_id', '=', id).executeTakeFirstOrThrow()
    return { id: String(id), missing: '999999', payload: { expected: draft.version, ...decision } }
  }

/** A text an article was published with. */
export async function anArticleVersion(world: Bobita) {
  const { id, payload } = await decidedDraft({ at: null, note: '' }, true)(world)
  await publishDraft(world.database.db, machineActor(), Number(id), payload)
  return world.database.db.selectFrom('article_versions').select('id').where('post_id', '=', Number(id)).executeTakeFirstOrThrow()
}
