import { SEARCH_CHARACTERS } from '#contract/limits.ts'

/** Everything a directory shows is said by its address: back restores it, a link shares it. */
export interface DirectoryAddress {
  q: string
  /** '' is every city. */
  city: string
  species: string
  /** From 1. */
  page: number
  /** The record whose detail is open. */
  id: string | null
}

const NAMES = ['q', 'city', 'species', 'page', 'id'] as const

/** Reads an address; what is missing or meaningless is the start of the whole list. */
export function addressOf(params: URLSearchParams): DirectoryAddress {
  const page = Number(params.get('page'))
  return {
    q: textOf(params, 'q'),
    city: textOf(params, 'city'),
    species: textOf(params, 'species'),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    id: params.get('id') || null,
  }
}

/** The parameters of an address. What directories do not know (`lang`) is kept; what says nothing is left out. */
export function paramsOf({ q, city, species, page, id }: DirectoryAddress, others = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams(others)
  for (const name of NAMES) params.delete(name)
  if (q !== '') params.set('q', q)
  if (city !== '') params.set('city', city)
  if (species !== '') params.set('species', species)
  if (page > 1) params.set('page', String(page))
  if (id !== null) params.set('id', id)
  return params
}

/** The address after a change of search or filter: the first page, nothing open (S-143, S-159). */
export function narrowed(address: DirectoryAddress, change: Partial<Pick<DirectoryAddress, 'q' | 'city' | 'species'>>): DirectoryAddress {
  return { ...address, ...change, page: 1, id: null }
}

function textOf(params: URLSearchParams, name: string): string {
  return (params.get(name) ?? '').slice(0, SEARCH_CHARACTERS)
}
