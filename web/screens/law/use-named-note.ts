import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the note the address names (`/lege#legea-205-2004`): a source of an answer leads to its text, not to a closed fold. */
export function useNamedNote(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const named = hash === '' ? null : document.getElementById(hash.slice(1))
    const note = named?.querySelector('details')
    if (!named || !note) return
    note.open = true
    named.scrollIntoView()
  }, [hash])
}
