import { readBreeds } from '#content/breeds/breeds.ts'
import { readLawNotes } from '#content/law/notes.ts'
import { readPoliceGuide } from '#content/police-guide.ts'
import { blogRevision, listArticles } from '../blog/blog.ts'
import { activePetitions } from '../petitions/petitions.ts'
import type { Db } from '../platform/database.ts'
import { inSteps } from './in-steps.ts'
import { buildKnowledge, type Knowledge } from './knowledge.ts'
import type { Meaning, Near } from './meaning/meaning.ts'
import { contentPassages, type Passage } from './passages.ts'
import { breedPassages, petitionPassages } from './record-passages.ts'

/** How often the content is looked at: with the time to build the index, a change is known within five seconds. */
const CHECK_MS = 4_000
/** The first passages are kept; an index of more would take too long to build and too much memory. */
const MOST_PASSAGES = 20_000

/** Knowledge that follows what the site publishes, also when another process writes it. */
export interface LiveKnowledge {
  /** What is known now; waits for the first index while there is none. */
  current(): Promise<Knowledge>
  /** Looks at the content now; resolves when what is published is what is known. One look at a time. */
  refresh(): Promise<Knowledge>
  /** The passages whose meaning is near a question's; none without an embeddings model. */
  near(question: string): Promise<Near[]>
  /** Looks no more; a build under way is given up. */
  close(): Promise<void>
}

/** Where the passages come from. */
export interface PassageSource {
  /** Changes whenever a passage may have. */
  revision(): Promise<string>
  passages(): Promise<Passage[]>
}

interface LiveParts {
  /** Told when the content could not be read; it is tried again. */
  onFault: () => void
  /** Told when the content is no longer what is known. */
  onChange?: () => void
  /** What reads the meaning of passages; absent without an embeddings model. */
  meaning?: Meaning
  checkMs?: number
}

/**
 * Reads and indexes the content when it is first asked for, and does it again a few seconds after every change. An index
 * is built in steps between requests; questions are answered from the one before it.
 */
export function openLiveKnowledge(source: PassageSource, { onFault, onChange, meaning, checkMs = CHECK_MS }: LiveParts): LiveKnowledge {
  let known: { revision: string; knowledge: Knowledge } | null = null
  const closed = new AbortController()
  let looking: Promise<Knowledge> | null = null

  async function look(): Promise<Knowledge> {
    const revision = await source.revision()
    if (known?.revision === revision) return known.knowledge
    if (known) onChange?.()
    const passages = (await source.passages()).slice(0, MOST_PASSAGES)
    const knowledge = await inSteps(buildKnowledge(passages), closed.signal)
    known = { revision, knowledge }
    // Words answer meanwhile: a model takes minutes for all passages.
    void meaning?.learn(passages)
    return knowledge
  }
  const begin = () => (looking ??= look().finally(() => (looking = null)))
  async function refresh(): Promise<Knowledge> {
    // A look under way may have read the content before it changed.
    await looking?.catch(() => undefined)
    return begin()
  }
  const timer = setInterval(() => void begin().catch(() => closed.signal.aborted || onFault()), checkMs).unref()

  return {
    current: async () => known?.knowledge ?? begin(),
    refresh,
    near: async (question) => (meaning ? meaning.near(question) : []),
    async close() {
      meaning?.close()
      clearInterval(timer)
      closed.abort(new Error('closing'))
      await looking?.catch(() => undefined)
    },
  }
}

/** What the site publishes now: posts and petitions as they stand in the database, law notes, the police guide and the breeds. */
export function publishedPassages(db: Db): PassageSource {
  const breeds = breedPassages(readBreeds())
  const pages = { law: readLawNotes(), guide: readPoliceGuide() }
  return {
    revision: async () => `${await blogRevision(db)} ${await petitionsRevision(db)}`,
    async passages() {
      const articles = await listArticles(db)
      return [...breeds, ...petitionPassages(await activePetitions(db)), ...contentPassages({ ...pages, articles })]
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
