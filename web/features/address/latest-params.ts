import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router'

export type ChangeParams = (change: (current: URLSearchParams) => URLSearchParams, options: NavigateOptions) => void

/**
 * The `?…` of the address, and a way to change it that never loses an earlier change: React Router gives an updater the params of
 * the last render, and on a slow phone a person chooses and types on before that render has come.
 */
export function useLatestParams(): [URLSearchParams, ChangeParams] {
  const [params, setParams] = useSearchParams()
  const latest = useRef(params)
  const set = useRef(setParams)
  useEffect(() => {
    latest.current = params
  }, [params])
  useEffect(() => {
    set.current = setParams
  })
  const change = useCallback<ChangeParams>((changed, options) => {
    latest.current = changed(latest.current)
    set.current(latest.current, options)
  }, [])
  return [params, change]
}
