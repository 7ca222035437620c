import { isDeepStrictEqual } from 'node:util'
import { readCatBreeds } from '#content/breeds/cats.ts'
import { readDogBreeds } from '#content/breeds/dogs.ts'
import { readLawNotes } from '#content/law/notes.ts'
import { readPoliceGuide } from '#content/police-guide.ts'
import { blogRevision, listArticles } from '../blog/blog.ts'
import { activePetitions } from '../petitions/petitions.ts'
import type { Db } from '../platform/database/database.ts'
import { madeOnce } from '../platform/made-once.ts'
import type { Classifier } from '../understanding/classifier.ts'
import { inSteps } from './in-steps.ts'
import type { KeptIndex } from './kept-index.ts'
import { buildKnowledge, type Knowledge } from './knowledge.ts'
import { labelledQuestions, labelledRevision, type LabelledLine } from './labelled/labelled-questions.ts'
import type { Meaning, Near } from './meaning/meaning.ts'
import { contentPassages, type Passage } from './passages.ts'
import { indexedTexts } from './passage-index.ts'
import { breedPassages, dogPassages, petitionPassages } from './record-passages.ts'

/** How often the content is checked for changes: with the time to build the index, a change is known within five seconds. */
const CHECK_MS = 4_000
/** Passages beyond these are not indexed: it would take too long and too much memory. */
const MOST_PASSAGES = 20_000

/** Knowledge that follows what the site publishes, also when another process writes it. */
export interface LiveKnowledge {
  /** What is known now; waits for the first index while there is none. */
  current(): Promise<Knowledge>
  /** Reads the content now; resolves when the index holds what is published. One refresh at a time. */
  refresh(): Promise<Knowledge>
  /** The page that an editor said answers this very question, as far as it is known by now. */
  pageAsked(question: string, isFirst: boolean): string | null
  /** The passages whose meaning is near a question's; none without an embeddings model. */
  near(question: string): Promise<Near[]>
  /** Stops; an index that is being built is given up. */
  close(): Promise<void>
}

/** Where the passages come from. */
export interface PassageSource {
  /** Changes whenever a passage may have, or a page that shows what is published. */
  revision(): Promise<string>
  passages(): Promise<Passage[]>
  /** Questions with the page that answers them; absent where nobody labels any. */
  labelled?(): Promise<LabelledLine[]>
}

/** What an index is made of. */
interface KnownContent {
  passages: Passage[]
  labelled: LabelledLine[]
}

interface LiveParts {
  /** What the learned heads are read with. */
  classifier: Classifier
  /** Told when the content could not be read; it is tried again. */
  onFault: (error: unknown) => void
  /** Told when the content is no longer what is known. */
  onChange?: () => void
  /** What reads the meaning of passages; absent without an embeddings model. */
  meaning?: Meaning
  /** Where the index is kept from one start to the next; absent where it is built at each. */
  kept?: KeptIndex
  checkMs?: number
}

/**
 * Reads and indexes the content when it is first asked for, and does it again a few seconds after every change. An index
 * is built in steps between requests; questions are answered from the one before it.
 */
export function openLiveKnowledge(source: PassageSource, { classifier, onFault, onChange, meaning, kept, checkMs = CHECK_MS }: LiveParts): LiveKnowledge {
  let known: { revision: string; content: KnownContent; knowledge: Knowledge } | null = null
  const closed = new AbortController()
  let refreshing: Promise<Knowledge> | null = null
  let wanted = false

  async function reindex(): Promise<Knowledge> {
    const revision = await source.revision()
    if (known?.revision === revision) return known.knowledge
    if (known) onChange?.()
    const content = { passages: (await source.passages()).slice(0, MOST_PASSAGES), labelled: (await source.labelled?.()) ?? [] }
    // Most of what operators do changes no word of it.
    if (known && isDeepStrictEqual(known.content, content)) return (known = { ...known, revision }).knowledge
    const read = await kept?.contentOf(indexedTexts(content.passages), closed.signal)
    const knowledge = await inSteps(buildKnowledge(content.passages, classifier, content.labelled, read), closed.signal)
    known = { revision, content, knowledge }
    // Not awaited: a model takes minutes for all passages, and until then questions are answered by words alone.
    void meaning?.learn(content.passages)
    return knowledge
  }
  function begin(): Promise<Knowledge> {
    wanted = true
    return (refreshing ??= reindex().finally(() => (refreshing = null)))
  }
  async function refresh(): Promise<Knowledge> {
    // A refresh that is running may have read the content before it changed.
    await refreshing?.catch(() => undefined)
    return begin()
  }
  const timer = setInterval(() => wanted && void begin().catch((error: unknown) => closed.signal.aborted || onFault(error)), checkMs).unref()

  return {
    current: async () => known?.knowledge ?? begin(),
    refresh,
    pageAsked: (question, isFirst) => known?.knowledge.pageAsked(question, isFirst) ?? null,
    near: async (question) => (meaning ? meaning.near(question) : []),
    async close() {
      meaning?.close()
      clearInterval(timer)
      closed.abort(new Error('closing'))
      await refreshing?.catch(() => undefined)
    },
  }
}

/** What the site publishes now: posts and petitions as they stand in the database, the invented examples aside, law notes, the police guide and the breeds. */
export function publishedPassages(db: Db): PassageSource {
  const own = madeOnce(() => ({
    breeds: [...breedPassages(readCatBreeds()), ...dogPassages(readDogBreeds())],
    pages: { law: readLawNotes(), guide: readPoliceGuide(), english: { law: readLawNotes('en'), guide: readPoliceGuide('en') } },
  }))
  return {
    revision: async () => [await blogRevision(db), await petitionsRevision(db), await operatorActions(db), await labelledRevision(db)].join(' '),
    labelled: () => labelledQuestions(db),
    async passages() {
      const { breeds, pages } = own()
      const articles = await listArticles(db)
      const petitions = await activePetitions(db)
      return [...breeds, ...petitionPassages(petitions.filter(({ is_example }) => !is_example)), ...contentPassages({ ...pages, articles })]
    },
  }
}

/** Changes when a petition appears or goes, not with its signatures; new words of one are an action of an operator. */
async function petitionsRevision(db: Db): Promise<string> {
  const shown = await db
    .selectFrom('petitions')
    .select(({ fn }) => [fn.countAll<number>().as('petitions'), fn.sum<number>(fn<number>('length', ['description'])).as('characters')])
    .where('is_active', '=', 1)
    .executeTakeFirstOrThrow()
  return `${shown.petitions} ${shown.characters}`
}

/** Changes with any action of an operator, which so outdates the cached pages too: what was published, hidden or put right is read anew. */
async function operatorActions(db: Db): Promise<number> {
  const { actions } = await db
    .selectFrom('operator_actions')
    .select(({ fn }) => fn.countAll<number>().as('actions'))
    .executeTakeFirstOrThrow()
  return actions
}
