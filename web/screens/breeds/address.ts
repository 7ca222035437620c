import type { DogSize } from '#contract/breeds.ts'

export type Species = 'cat' | 'dog'

/** The list of dogs; the list of cats is the page itself. */
export const DOGS_SEARCH = '?specie=caini'

const CAT_CODE = /^[a-z]{3}$/i

/** Whose breeds an address shows: those of the open breed, of which only cats have codes of three letters; else those of the list. */
export function speciesOf(params: URLSearchParams): Species {
  const open = params.get('rasa')
  if (open) return CAT_CODE.test(open) ? 'cat' : 'dog'
  return params.get('specie') === 'caini' ? 'dog' : 'cat'
}

/** What the list of dogs is narrowed to; null shows all. */
export interface DogFilter {
  group: number | null
  size: DogSize | null
}

const sizes: Record<DogSize, true> = { toy: true, small: true, medium: true, large: true, giant: true }

/** Reads `?grupa=8&talie=large`; what is neither a group nor a size is left out. */
export function dogFilterOf(params: URLSearchParams): DogFilter {
  const group = /^(?:[1-9]|10)$/.test(params.get('grupa') ?? '') ? Number(params.get('grupa')) : null
  const size = params.get('talie')
  return { group, size: isSize(size) ? size : null }
}

function isSize(size: string | null): size is DogSize {
  return size !== null && Object.hasOwn(sizes, size)
}
