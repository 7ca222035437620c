import { readStorage, writeStorage } from '#web/lib/storage.ts'

/** The database of waiting questions; signing out removes it (web/features/account). */
export const WAITING_DATABASE = 'bobita'
const WAITING_KEY = 'chat:waiting'

/** Whether questions wait on this device: told without loading what keeps them. */
export function isAnyWaiting(): boolean {
  return readStorage(WAITING_KEY) !== null
}

export function noteWaiting(any: boolean): void {
  writeStorage(WAITING_KEY, any ? '1' : null)
}
