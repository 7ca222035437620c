import { foldForSearch } from '#contract/search.ts'
import { DIRECTORY_PAGE_SIZE, WHOLE_LIST_RECORDS } from '#contract/limits.ts'
import type { DirectoryQuery } from '#contract/directory.ts'
import { keptByRevision } from '../platform/kept-by-revision.ts'
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
export interface RecordPage {
  ids: number[]
  total: number
  /** How many of them are examples; those stand last. */
  examples: number
  page: number
  pages: number
}

/** One state of a directory: sorted, folded, never changed. */
export interface DirectoryState {
  revision: string
  /** The first records, as many as a plain list holds. */
  firstIds: number[]
  total: number
  examples: number
  cities: string[]
  /** The cities of the records that are no examples. */
  realCities: string[]
  /** Everything anybody lists, breeds included. */
  species: string[]
  find(query: DirectoryQuery): RecordPage
}

export interface DirectoryIndex {
  current(): Promise<DirectoryState>
}

/** The directories of the site; one index of each serves the lists and Bobita's answers. */
export interface DirectoryIndexes {
  shelter: DirectoryIndex
  trainer: DirectoryIndex
}

/** An index of a directory kept in this process, at most five seconds behind what is stored. */
export function createDirectoryIndex(source: DirectorySource, now: () => number = Date.now): DirectoryIndex {
  return { current: keptByRevision({ revision: () => source.revision(), build: async (revision) => buildState(revision, await source.entries()) }, { now }) }
}

/** Sorts by name, examples after real records, and folds what is searched. */
export function buildState(revision: string, entries: readonly DirectoryEntry[]): DirectoryState {
  const folded = entries
    .map(({ id, name, place, species, is_example }) => ({ id, place, species, is_example, searched: foldForSearch(`${name} ${place}`) }))
    .sort(
      (left, right) =>
        Number(left.is_example) - Number(right.is_example) || (left.searched < right.searched ? -1 : left.searched > right.searched ? 1 : left.id - right.id),
    )

  const real = folded.filter(({ is_example }) => !is_example)
  const inText = indexTexts(folded.map(({ searched }) => searched))
  const byPlace = Map.groupBy(folded.keys(), (position) => folded[position]?.place ?? '')

  /** Where the matching records stand, in order; null means all of them. */
  function matching(q: string, city: string, species: string): readonly number[] | null {
    const meant = inText.meant(q)
    const texts = meant && inText.find(meant)
    if (!texts && city === '' && species === '') return null
    const candidates = texts ? [...texts] : city === '' ? [...folded.keys()] : (byPlace.get(city) ?? [])
    return candidates.filter((position) => {
      const entry = folded[position]
      return entry !== undefined && (city === '' || entry.place === city) && (species === '' || entry.species.includes(species))
    })
  }

  return {
    revision,
    firstIds: folded.slice(0, WHOLE_LIST_RECORDS).map(({ id }) => id),
    total: folded.length,
    examples: folded.length - real.length,
    cities: alphabetical(folded.map(({ place }) => place)),
    realCities: alphabetical(real.map(({ place }) => place)),
    species: alphabetical(folded.flatMap(({ species }) => species)),
    find({ q = '', city = '', species = '', page = 1 }) {
      const found = matching(q, city, species)
      const total = found?.length ?? folded.length
      const examples = found ? found.filter((position) => position >= real.length).length : folded.length - real.length
      const pages = Math.max(1, Math.ceil(total / DIRECTORY_PAGE_SIZE))
      const nearest = Math.min(page, pages)
      const [start, end] = [(nearest - 1) * DIRECTORY_PAGE_SIZE, nearest * DIRECTORY_PAGE_SIZE]
      const positions = found ? found.slice(start, end) : Array.from({ length: Math.min(end, total) - start }, (_, offset) => start + offset)
      return { ids: positions.flatMap((position) => folded[position]?.id ?? []), total, examples, page: nearest, pages }
    },
  }
}

const collator = new Intl.Collator('ro')

function alphabetical(values: string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '').sort(collator.compare)
}
