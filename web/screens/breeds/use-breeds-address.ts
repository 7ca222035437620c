import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SEARCH_CHARACTERS } from '#contract/limits.ts'
import { useLatestParams } from '#web/features/address/latest-params.ts'
import { dogFilterOf, speciesOf, type DogFilter } from './address.ts'

/** Marks an address that was opened from the grid, so that closing goes back instead of adding a step. */
const FROM_GRID = { fromGrid: true }

export interface BreedsAddress {
  search: string
  filter: DogFilter
  /** EMS code or slug of the open breed, as the address has it. */
  open: string | null
  setSearch: (search: string) => void
  setFilter: (name: 'grupa' | 'talie', value: string) => void
  /** Shows all breeds of the list. */
  showAll: () => void
  /** What a link needs to open a breed. */
  linkTo: (code: string) => { to: string; state: typeof FROM_GRID; preventScrollReset: true; defaultShouldRevalidate: false }
  close: () => void
}

/**
 * The address as the screen's only state: `?q=`, `?grupa=` and `?talie=` replaced, `?rasa=MCO` pushed, back closes.
 * `?specie=caini` shows the dogs (address.ts). Nothing of one species is loaded anew.
 */
export function useBreedsAddress(): BreedsAddress {
  const [params, changeParams] = useLatestParams()
  const { state } = useLocation()
  const navigate = useNavigate()

  const replace = useCallback(
    (changes: Record<string, string>) => {
      changeParams((current) => withParams(current, changes), { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
    },
    [changeParams],
  )

  return {
    search: (params.get('q') ?? '').slice(0, SEARCH_CHARACTERS),
    filter: dogFilterOf(params),
    open: params.get('rasa'),
    setSearch: (search) => replace({ q: search }),
    setFilter: (name, value) => replace({ [name]: value }),
    showAll: () => replace({ q: '', grupa: '', talie: '' }),
    linkTo: (code) => ({ to: `?${withParams(params, { rasa: code }).toString()}`, state: FROM_GRID, preventScrollReset: true, defaultShouldRevalidate: false }),
    close: () => {
      if (isFromGrid(state)) void navigate(-1)
      else replace({ rasa: '', specie: speciesOf(params) === 'dog' ? 'caini' : '' })
    },
  }
}

function withParams(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const changed = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') changed.delete(name)
    else changed.set(name, value)
  }
  return changed
}

function isFromGrid(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromGrid' in state && state.fromGrid === true
}
