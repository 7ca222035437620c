import type { Article } from '#content/articles.ts'
import { readBreeds } from '#content/breeds/breeds.ts'
import { readLawNotes } from '#content/law/notes.ts'
import { readPoliceGuide } from '#content/police-guide.ts'
import { blogRevision, listPosts } from '../blog/blog.ts'
import { activePetitions } from '../petitions/petitions.ts'
import type { Db } from '../platform/database.ts'
import { inSteps } from './in-steps.ts'
import { buildKnowledge, createKnowledge, type Knowledge } from './knowledge.ts'
import { contentPassages, type Passage, type PublishedArticle } from './passages.ts'
import { breedPassages, petitionPassages } from './record-passages.ts'

/** How often the content is looked at: with the time to build the index, a change is known within five seconds. */
const CHECK_MS = 4_000
/** The first passages are kept; an index of more would take too long to build and too much memory. */
const MOST_PASSAGES = 20_000

/** Knowledge that follows what the site publishes, also when another process writes it. */
export interface LiveKnowledge extends Knowledge {
  /** Looks at the content now; resolves when what is published is what is known. One look at a time. */
  refresh(): Promise<void>
  /** Looks no more; a build under way is given up. */
  close(): Promise<void>
}

/** Where the passages come from. */
export interface PassageSource {
  /** Changes whenever a passage may have. */
  revision(): Promise<string>
  passages(): Promise<Passage[]>
}

/**
 * Reads and indexes the content, and does it again a few seconds after every change. The new index is built in steps
 * between requests, which the old one answers meanwhile.
 */
export async function openLiveKnowledge(source: PassageSource, onFault: () => void, checkMs = CHECK_MS): Promise<LiveKnowledge> {
  let revision = await source.revision()
  let known = createKnowledge(bounded(await source.passages()))
  const closed = new AbortController()
  let looking: Promise<void> | null = null

  async function look(): Promise<void> {
    const latest = await source.revision()
    if (latest === revision) return
    known = await inSteps(buildKnowledge(bounded(await source.passages())), closed.signal)
    revision = latest
  }
  const refresh = () => (looking ??= look().finally(() => (looking = null)))
  const timer = setInterval(() => void refresh().catch(() => closed.signal.aborted || onFault()), checkMs).unref()

  return {
    get size() {
      return known.size
    },
    search: (question, options) => known.search(question, options),
    urgent: (question) => known.urgent(question),
    refresh,
    async close() {
      clearInterval(timer)
      closed.abort(new Error('closing'))
      await looking?.catch(() => undefined)
    },
  }
}

function bounded(passages: Passage[]): Passage[] {
  return passages.slice(0, MOST_PASSAGES)
}

/** What the site publishes now: posts and petitions as they stand in the database, law notes, the police guide and the breeds. */
export function publishedPassages(db: Db, articles: readonly Article[]): PassageSource {
  const keywords = new Map(articles.map(({ title, keywords: words, keywords_en }) => [title, { keywords: words, keywords_en }]))
  const breeds = breedPassages(readBreeds())
  const pages = { law: readLawNotes(), guide: readPoliceGuide() }
  return {
    revision: async () => `${await blogRevision(db)} ${await petitionsRevision(db)}`,
    async passages() {
      const articles = (await listPosts(db)).map((post): PublishedArticle => ({ ...post, ...(keywords.get(post.title) ?? NO_KEYWORDS) }))
      return [
        ...breeds,
        ...petitionPassages(await activePetitions(db)),
        ...contentPassages({ ...pages, articles: articles.toSorted((one, other) => one.id - other.id) }),
      ]
    },
  }
}

/** Changes with the words of the petitions that are shown, not with their signatures: each operator's action is kept, and a row that appears or goes changes the sum. */
async function petitionsRevision(db: Db): Promise<string> {
  const shown = await db
    .selectFrom('petitions')
    .select(({ fn }) => [fn.countAll<number>().as('petitions'), fn.sum<number>(fn<number>('length', ['description'])).as('characters')])
    .where('is_active', '=', 1)
    .executeTakeFirstOrThrow()
  const { actions } = await db
    .selectFrom('operator_actions')
    .select(({ fn }) => fn.countAll<number>().as('actions'))
    .executeTakeFirstOrThrow()
  return `${shown.petitions} ${shown.characters} ${actions}`
}

/** Only files carry keywords; a post an operator wrote is found by its words. */
const NO_KEYWORDS = { keywords: [], keywords_en: [] }
