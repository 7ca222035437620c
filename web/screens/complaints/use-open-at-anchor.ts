import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Opens the details element whose id, or the id of something inside, is the anchor of the address, and goes there. */
export function useOpenAtAnchor() {
  const details = useRef<HTMLDetailsElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!target || !details.current?.contains(target)) return
    details.current.open = true
    target.scrollIntoView()
    // Pressing the same link again is a new entry in the history with the same anchor.
  }, [hash, key])
  return details
}
