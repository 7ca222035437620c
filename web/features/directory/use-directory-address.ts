import { useCallback } from 'react'
import { useLocation, useNavigate, type ShouldRevalidateFunctionArgs } from 'react-router'
import { useLatestParams } from '#web/features/address/latest-params.ts'
import { addressOf, narrowed, paramsOf, type DirectoryAddress } from './address.ts'

/** Marks an address that was opened from the list, so that closing goes back instead of adding a step. */
const FROM_LIST = { fromList: true }

export interface AddressControl {
  address: DirectoryAddress
  /** Narrows the list; typing replaces the address, choosing adds to the history. */
  narrow: (change: Parameters<typeof narrowed>[1], replace: boolean) => void
  hrefOf: (change: Partial<DirectoryAddress>) => string
  /** The state of a link that opens a record. */
  openState: typeof FROM_LIST
  /** Closes the open record. */
  close: () => void
}

/**
 * The address of a directory as its only state.
 *
 * @param whole the list is searched on the screen: no loader needs to run when it is narrowed
 */
export function useDirectoryAddress(whole: boolean): AddressControl {
  const [params, changeParams] = useLatestParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const address = addressOf(params)

  const narrow: AddressControl['narrow'] = (change, replace) => {
    changeParams((current) => paramsOf(narrowed(addressOf(current), change), current), { replace, preventScrollReset: true, defaultShouldRevalidate: !whole })
  }
  const hrefOf: AddressControl['hrefOf'] = (change) => `?${paramsOf({ ...address, ...change }, params).toString()}`
  const close = useCallback(() => {
    if (isFromList(state)) void navigate(-1)
    else changeParams((current) => paramsOf({ ...addressOf(current), id: null }, current), { replace: true, preventScrollReset: true })
  }, [state, navigate, changeParams])

  return { address, narrow, hrefOf, openState: FROM_LIST, close }
}

/** Opening and closing a record loads nothing: for a route's `shouldRevalidate`. */
export function unlessOnlyOpened({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const samePage = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
  return samePage && withoutId(currentUrl) === withoutId(nextUrl) ? false : defaultShouldRevalidate
}

function withoutId({ searchParams }: URL): string {
  const params = new URLSearchParams(searchParams)
  params.delete('id')
  return params.toString()
}

function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true
}
