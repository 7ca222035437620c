import { finder, fold } from '#contract/search.ts'
import { DIRECTORY_PAGE_SIZE, WHOLE_LIST_RECORDS } from '#contract/limits.ts'
import type { DirectoryQuery } from '#contract/directory.ts'

/** What a search looks at; the record itself stays in the database. */
export interface DirectoryEntry {
  id: number
  name: string
  /** City or location. */
  place: string
  species: readonly string[]
  is_example: boolean
}

/** Where a directory's records come from. */
export interface DirectorySource {
  /** Changes whenever an approved record does. */
  revision(): Promise<string>
  entries(): Promise<DirectoryEntry[]>
}

/** Ids of one page of what matches, and how many match. */
export interface FoundPage {
  ids: number[]
  total: number
  page: number
  pages: number
}

/** One state of a directory: sorted, folded, never changed. */
export interface DirectoryState {
  revision: string
  /** The first records, as many as a plain list holds. */
  firstIds: number[]
  total: number
  cities: string[]
  /** Everything anybody lists, breeds included. */
  species: string[]
  find(query: DirectoryQuery): FoundPage
}

export interface DirectoryIndex {
  current(): Promise<DirectoryState>
}

/** How long the index may lag behind a write of another process. */
const FRESH_MS = 5_000

/** An index of a directory kept in this process; asks every 5 seconds whether something changed, and is built anew only then. */
export function createDirectoryIndex(source: DirectorySource, now: () => number = Date.now): DirectoryIndex {
  let kept: Promise<DirectoryState> | null = null
  let checkedAt = 0

  async function refreshed(before: Promise<DirectoryState> | null): Promise<DirectoryState> {
    const previous = await before?.catch(() => null)
    const revision = await source.revision()
    return previous?.revision === revision ? previous : buildState(revision, await source.entries())
  }

  return {
    current() {
      if (kept && now() - checkedAt < FRESH_MS) return kept
      checkedAt = now()
      kept = refreshed(kept)
      // A failed look is not an answer for the next five seconds.
      kept.catch(() => (checkedAt = 0))
      return kept
    },
  }
}

/** Sorts by name, examples after real records, and folds what is searched. */
export function buildState(revision: string, entries: readonly DirectoryEntry[]): DirectoryState {
  const folded = entries
    .map(({ id, name, place, species, is_example }) => ({ id, place, species, is_example, searched: fold(`${name} ${place}`) }))
    .sort(
      (left, right) =>
        Number(left.is_example) - Number(right.is_example) || (left.searched < right.searched ? -1 : left.searched > right.searched ? 1 : left.id - right.id),
    )

  return {
    revision,
    firstIds: folded.slice(0, WHOLE_LIST_RECORDS).map(({ id }) => id),
    total: folded.length,
    cities: alphabetical(folded.map(({ place }) => place)),
    species: alphabetical(folded.flatMap(({ species }) => species)),
    find({ q = '', city = '', species = '', page = 1 }) {
      const holds = finder(q)
      const found = folded.filter(
        (entry) => (city === '' || entry.place === city) && (species === '' || entry.species.includes(species)) && holds(entry.searched),
      )
      const pages = Math.max(1, Math.ceil(found.length / DIRECTORY_PAGE_SIZE))
      const shown = Math.min(page, pages)
      return { ids: found.slice((shown - 1) * DIRECTORY_PAGE_SIZE, shown * DIRECTORY_PAGE_SIZE).map(({ id }) => id), total: found.length, page: shown, pages }
    },
  }
}

const collator = new Intl.Collator('ro')

function alphabetical(values: string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '').sort(collator.compare)
}
