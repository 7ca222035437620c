import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { placeOf } from './entries.ts'

/**
 * What happens when the path changes: the page scrolls to its top (spec §2) or to the anchor asked for, and the focus goes
 * to its heading. Returns the title to announce; '' until the reader has gone somewhere.
 */
export function useArrival(): string {
  const { pathname, hash } = useLocation()
  const place = placeOf(pathname)
  useScrollOnArrival(pathname, hash)
  return useFocusOnArrival(place)
}

function useScrollOnArrival(pathname: string, hash: string): void {
  const first = useRef(true)
  useLayoutEffect(() => {
    // The browser itself places a page that was just loaded.
    if (first.current) {
      first.current = false
      return
    }
    const target = anchorOf(hash)
    if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [pathname, hash])
}

function useFocusOnArrival(place: string): string {
  const [title, setTitle] = useState('')
  const before = useRef(place)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    target?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [place])
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
