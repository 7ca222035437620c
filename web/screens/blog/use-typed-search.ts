import { useEffect, useRef, useState } from 'react'

/** Long enough to finish a word, short enough to feel live. */
const TYPING_PAUSE_MS = 200

/** The words in the search box: searched for after a pause, and following the address when it changes otherwise (back, 'Toate'). */
export function useTypedSearch(q: string, search: (q: string) => void) {
  const [typed, setTyped] = useState(q)
  const settled = useRef(q)
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })

  useEffect(() => {
    if (q === settled.current) return
    settled.current = q
    setTyped(q)
  }, [q])

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === settled.current) return
    const pause = setTimeout(() => {
      // A button pressed during the pause has searched for these words already.
      if (wanted === settled.current) return
      settled.current = wanted
      latest.current(wanted)
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed])

  /** The words as they stand, when something else than the pause searches for them. */
  const settle = () => {
    settled.current = typed.trim()
    return settled.current
  }
  return { typed, type: setTyped, settle }
}
