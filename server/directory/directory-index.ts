import { fold } from '#contract/search.ts'
import { DIRECTORY_PAGE_SIZE, WHOLE_LIST_RECORDS } from '#contract/limits.ts'
import type { DirectoryQuery } from '#contract/directory.ts'
import { indexTexts } from '../search/text-index.ts'

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

/** The directories of the site; one index of each serves the lists and Bobita's answers. */
export interface DirectoryIndexes {
  shelter: DirectoryIndex
  trainer: DirectoryIndex
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

  const inText = indexTexts(folded.map(({ searched }) => searched))
  const byPlace = Map.groupBy(folded.keys(), (place) => folded[place]?.place ?? '')

  /** Where the matching records stand, in order; null means all of them. */
  function matching(q: string, city: string, species: string): readonly number[] | null {
    const texts = inText(q)
    if (!texts && city === '' && species === '') return null
    const candidates = texts ? [...texts] : city === '' ? [...folded.keys()] : (byPlace.get(city) ?? [])
    return candidates.filter((place) => {
      const entry = folded[place]
      return entry !== undefined && (city === '' || entry.place === city) && (species === '' || entry.species.includes(species))
    })
  }

  return {
    revision,
    firstIds: folded.slice(0, WHOLE_LIST_RECORDS).map(({ id }) => id),
    total: folded.length,
    cities: alphabetical(folded.map(({ place }) => place)),
    species: alphabetical(folded.flatMap(({ species }) => species)),
    find({ q = '', city = '', species = '', page = 1 }) {
      const found = matching(q, city, species)
      const total = found?.length ?? folded.length
      const pages = Math.max(1, Math.ceil(total / DIRECTORY_PAGE_SIZE))
      const shown = Math.min(page, pages)
      const [start, end] = [(shown - 1) * DIRECTORY_PAGE_SIZE, shown * DIRECTORY_PAGE_SIZE]
      const places = found ? found.slice(start, end) : Array.from({ length: Math.min(end, total) - start }, (_, place) => start + place)
      return { ids: places.flatMap((place) => folded[place]?.id ?? []), total, page: shown, pages }
    },
  }
}

const collator = new Intl.Collator('ro')

function alphabetical(values: string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '').sort(collator.compare)
}
