import { useSyncExternalStore } from 'react'

/** From here on the conversations stand beside the chat; the same width as in route.module.css. */
const WIDE = '(min-width: 60rem)'

function watch(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** True when there is room for a sidebar; null on the server, where styles decide. */
export function useWideScreen(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    watch,
    () => matchMedia(WIDE).matches,
    () => null,
  )
}
