import { useSyncExternalStore } from 'react'

/** Whether the device has a share sheet; false on the server and while the page wakes up. */
export function useCanShare(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => typeof navigator.share === 'function',
    () => false,
  )
}

const neverChanges = () => () => undefined
