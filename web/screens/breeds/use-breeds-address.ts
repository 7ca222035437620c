import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { SEARCH_CHARACTERS } from '#contract/limits.ts'

/** Marks an address that was opened from the grid, so that closing goes back instead of adding a step. */
const FROM_GRID = { fromGrid: true }

export interface BreedsAddress {
  search: string
  /** EMS code of the open breed, as the address has it. */
  open: string | null
  setSearch: (search: string) => void
  /** What a link needs to open a breed. */
  linkTo: (ems: string) => { to: string; state: typeof FROM_GRID; preventScrollReset: true; defaultShouldRevalidate: false }
  close: () => void
}

/** The address as the screen's only state: `?q=` replaced while typing, `?rasa=MCO` pushed, back closes. Nothing is loaded anew. */
export function useBreedsAddress(): BreedsAddress {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()

  const replace = useCallback(
    (name: 'q' | 'rasa', value: string) => {
      setParams((current) => withParam(current, name, value), { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
    },
    [setParams],
  )

  return {
    search: (params.get('q') ?? '').slice(0, SEARCH_CHARACTERS),
    open: params.get('rasa'),
    setSearch: (search) => replace('q', search),
    linkTo: (ems) => ({ to: `?${withParam(params, 'rasa', ems).toString()}`, state: FROM_GRID, preventScrollReset: true, defaultShouldRevalidate: false }),
    close: () => {
      if (isFromGrid(state)) void navigate(-1)
      else replace('rasa', '')
    },
  }
}

function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(params)
  if (value === '') changed.delete(name)
  else changed.set(name, value)
  return changed
}

function isFromGrid(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromGrid' in state && state.fromGrid === true
}
