import { useEffect, useState } from 'react'
import { loadMediaSet, type MediaState } from './media-state.ts'

/** Loads the set in the browser only: what a link shows is private, and a page is kept on the server. */
export function useMediaSet(mediaId: string | undefined): MediaState {
  const [loaded, setLoaded] = useState<{ mediaId: string; state: MediaState } | null>(null)
  useEffect(() => {
    if (mediaId === undefined) return
    const leaving = new AbortController()
    void loadMediaSet(mediaId, leaving.signal).then((state) => {
      if (!leaving.signal.aborted) setLoaded({ mediaId, state })
    })
    return () => leaving.abort()
  }, [mediaId])
  if (mediaId === undefined) return { kind: 'id-missing' }
  return loaded?.mediaId === mediaId ? loaded.state : { kind: 'loading' }
}
