import { urgentCards } from '#content/cards/cards.ts'
import { readPoisons } from '#content/poisons/poisons.ts'
import type { SiteSearch } from '#contract/site-search.ts'
import type { DirectoryKind } from '#contract/directory.ts'
import type { DirectorySource } from '../directory/directory-index.ts'
import { atOnce, inSteps } from '../knowledge/in-steps.ts'
import type { PassageSource } from '../knowledge/live.ts'
import { keptByRevision } from '../platform/kept-by-revision.ts'
import { madeOnce } from '../platform/made-once.ts'
import { cardDocument, passageDocument, poisonDocument, recordDocuments } from './documents.ts'
import type { FoundDocument } from './found-document.ts'
import { isSentence } from './read-search.ts'
import { buildSiteIndex, type SiteIndex } from './site-index.ts'
import { pageDocuments } from './site-pages.ts'

/** With the time to build the index, what is published is found within five seconds. */
const FRESH_MS = 2_000
/** So long a search waits for an index that is being built; then it is answered from the one before it, or from titles alone. */
const PATIENCE_MS = 1_000

/** The search over everything the site shows; follows what is published by itself, also by another process. */
export interface LiveSiteSearch {
  find(search: string, asked: Omit<Parameters<SiteIndex['find']>[1], 'card'>): Promise<SiteSearch>
  /** Builds the index before somebody searches. */
  warm(): Promise<void>
  /** Gives up an index that is being built. */
  close(): void
}

/** Where what changes comes from: passages as Bobita reads them, records as the directories list them. */
export interface SearchedSources {
  passages: PassageSource
  records: Record<DirectoryKind, DirectorySource>
  /** The urgent card that a message calls for, as Bobita understands it. */
  cardOf: (message: string) => string | null
}

/** Opens the search; the index is built when it is first asked for. */
export function openSiteSearch({ passages, records: { shelter, trainer }, cardOf }: SearchedSources, now?: () => number): LiveSiteSearch {
  const closed = new AbortController()
  /** What changes only with the site itself. */
  const ownDocuments = madeOnce(() => [...urgentCards.map(cardDocument), ...readPoisons().map(poisonDocument), ...pageDocuments()])

  async function documents(): Promise<FoundDocument[]> {
    const published = (await passages.passages()).map(passageDocument)
    const listed = [...recordDocuments('shelter', await shelter.entries()), ...recordDocuments('trainer', await trainer.entries())]
    return [...ownDocuments(), ...published, ...listed]
  }

  /** The latest index there is. */
  let built: SiteIndex | null = null
  const build = async () => (built = await inSteps(buildSiteIndex(await documents()), closed.signal))
  const revision = async () => `${await passages.revision()} ${await shelter.revision()} ${await trainer.revision()}`
  const latest = keptByRevision({ revision, build }, { freshMs: FRESH_MS, ...(now && { now }) })

  /** Made at once, for who searches while the first index is being built on a busy machine. */
  let titles: Promise<SiteIndex> | null = null
  const titlesAlone = () => (titles ??= documents().then((all) => atOnce(buildSiteIndex(all.filter(({ isSection }) => !isSection).map(withoutTexts)))))

  return {
    async find(search, asked) {
      const index = (await within(PATIENCE_MS, latest())) ?? built ?? (await titlesAlone())
      // Nobody needs it any more.
      if (built) titles = null
      return index.find(search, { ...asked, card: isSentence(search) ? cardOf(search) : null })
    },
    warm: async () => void (await latest()),
    close: () => closed.abort(new Error('closing')),
  }
}

function withoutTexts(document: FoundDocument): FoundDocument {
  return { ...document, texts: [] }
}

/** What a promise brings within so many milliseconds, else null. @throws what it was rejected with by then */
async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, milliseconds, null)))
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
