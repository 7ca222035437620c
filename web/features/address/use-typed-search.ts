import { useEffect, useRef, useState } from 'react'

/** Long enough to wait for the next letter, short enough to feel immediate. */
const PAUSE_MS = 180

/**
 * What stands in the search box. The address follows after a pause; when the address changes by itself (back, a link),
 * the box follows it, but never takes away letters that were just typed.
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search)
  const sent = useRef(search)

  useEffect(() => {
    if (search === sent.current) return
    sent.current = search
    setTyped(search)
  }, [search])

  useEffect(() => {
    if (typed === sent.current) return
    const pause = setTimeout(() => send(typed), PAUSE_MS)
    return () => clearTimeout(pause)
  })

  const send = (text: string) => {
    sent.current = text
    onSearch(text)
  }
  const sendNow = (text: string) => {
    setTyped(text)
    if (text !== sent.current) send(text)
  }

  return { typed, type: setTyped, sendNow }
}
