import { useEffect, useState } from 'react'
import { ApiError } from '#web/api/client.ts'
import { readCitedSet } from '#web/api/official-petition.ts'

/** The set of evidence the address names: none, on its way, there, gone, or not readable now. */
export type CitedSet =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'found'; mediaId: string; description: string; files: number }
  | { kind: 'missing' }
  | { kind: 'failed' }

/** Reads `?set=` in the browser: the page itself is the same for everybody, and the link of a set is a secret. */
export function useCitedSet(): CitedSet {
  const [set, setSet] = useState<CitedSet>({ kind: 'none' })
  useEffect(() => {
    const mediaId = new URLSearchParams(window.location.search).get('set')
    if (!mediaId) return
    const leaving = new AbortController()
    setSet({ kind: 'loading' })
    readCitedSet(mediaId, leaving.signal).then(
      ({ description, files }) => setSet({ kind: 'found', mediaId, description, files: files.length }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setSet({ kind: error instanceof ApiError && error.status === 404 ? 'missing' : 'failed' })
      },
    )
    return () => leaving.abort()
  }, [])
  return set
}
