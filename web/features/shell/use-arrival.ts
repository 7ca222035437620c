import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType, type Location } from 'react-router'
import { pageKey } from './menu-entries.ts'

/**
 * What happens when the path changes: the page scrolls to its top (S-046) or to the anchor asked for, on the way back to
 * where it was left, and the focus goes to its heading. Returns the title to announce; '' until the reader has gone somewhere.
 */
export function useArrival(): string {
  const location = useLocation()
  useScrollOnArrival(location)
  return useFocusOnArrival(pageKey(location.pathname))
}

/** Scroll positions remembered at most; a longer way back is rare. */
const MAX_POSITIONS = 100

/** Scroll restoration: how far down each entry of the history was scrolled, the latest last. */
let scrollPositions: readonly { key: string; top_px: number }[] = []

function useScrollOnArrival({ pathname, hash, key }: Location): void {
  const going = useNavigationType()
  const shown = useRef<{ key: string; page: string } | null>(null)
  useLayoutEffect(() => {
    const page = pathname + hash
    const before = shown.current
    shown.current = { key, page }
    // The browser itself scrolls a page that was just loaded.
    if (before === null || before.key === key) return
    const left = going === 'POP' ? scrollPositions.find((position) => position.key === key)?.top_px : undefined
    if (left !== undefined) window.scrollTo(0, left)
    else if (before.page !== page) scrollToAnchor(hash)
  }, [pathname, hash, key, going])

  useEffect(() => {
    const remember = () => {
      if (shown.current) rememberPosition(shown.current.key, window.scrollY)
    }
    // Left to itself the browser would scroll the page that is being left.
    const byBrowser = (restoration: ScrollRestoration) => () => (window.history.scrollRestoration = restoration)
    const leave = byBrowser('auto')
    const come = byBrowser('manual')
    come()
    window.addEventListener('scroll', remember, { passive: true })
    // A page that is loaded again is scrolled by the browser.
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', come)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', come)
    }
  }, [])
}

function rememberPosition(key: string, top_px: number): void {
  scrollPositions = [...scrollPositions.filter((position) => position.key !== key), { key, top_px }].slice(-MAX_POSITIONS)
}

function scrollToAnchor(hash: string): void {
  const target = anchorOf(hash)
  if (target) target.scrollIntoView()
  else window.scrollTo(0, 0)
}

function useFocusOnArrival(page: string): string {
  const [title, setTitle] = useState('')
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    target?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [page])
  return title
}

/** The element an address points at; a hash that is no valid encoding is taken as it is. */
function anchorOf(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id)
  }
}
