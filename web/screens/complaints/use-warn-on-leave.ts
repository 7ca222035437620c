import { useEffect } from 'react'

/** While `busy`, the browser asks before it closes or reloads the page. */
export function useWarnOnLeave(busy: boolean): void {
  useEffect(() => {
    if (!busy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [busy])
}
