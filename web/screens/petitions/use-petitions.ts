import { useCallback, useEffect, useState } from 'react'
import { browserApi } from '#web/api/client.ts'
import { loadPetitions, refreshed, withSignature, type PetitionList } from './petition-list.ts'

/** The list the page came with, then the list as it is now: pages are kept for a while, and numbers of signatures must be true. */
export function usePetitions(initial: PetitionList) {
  const [list, setList] = useState(initial)
  useEffect(() => {
    const leaving = new AbortController()
    void loadPetitions(browserApi, leaving.signal).then((fresh) => {
      if (!leaving.signal.aborted) setList((shown) => refreshed(shown, fresh))
    })
    return () => leaving.abort()
  }, [])
  const countSignature = useCallback((id: number) => setList((shown) => withSignature(shown, id)), [])
  return { list, countSignature }
}
