import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** A card leaves this in the history, so that closing the detail goes back instead of adding a step. */
export const OPENED_FROM_LIST = 'opened-from-list'

/** The petition being read stands in the address, `?id=3`: it can be shared, and back closes it. */
export function useReading() {
  const [params] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const fromList = location.state === OPENED_FROM_LIST

  const searchOf = useCallback((id: number | null) => searchWith(params, id), [params])
  const open = useCallback(
    (id: number) => void navigate({ search: searchWith(params, id) }, { state: OPENED_FROM_LIST, preventScrollReset: true }),
    [navigate, params],
  )
  const close = useCallback(() => {
    if (fromList) void navigate(-1)
    else void navigate({ search: searchWith(params, null) }, { replace: true, preventScrollReset: true })
  }, [fromList, navigate, params])

  return { id: params.get('id'), searchOf, open, close }
}

/** The query string with another petition in it, or with none. */
function searchWith(params: URLSearchParams, id: number | null): string {
  const next = new URLSearchParams(params)
  if (id === null) next.delete('id')
  else next.set('id', String(id))
  const text = next.toString()
  return text && `?${text}`
}
