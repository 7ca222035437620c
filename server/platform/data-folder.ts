import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

const BUSY = 5
const AGAIN_MS = 50
const TRIES = 400

/** A place in the data folder, held until the process ends, however that is. */
export interface FolderPlace {
  /** No other server has the folder: whatever is half done in it has lost its process. */
  alone: boolean
  /** Lets others in; call it before anything new is begun. */
  share(): Promise<void>
  close(): void
}

/**
 * Takes a place in the data folder of the embedded database. While one is alone and has not shared it, others wait in
 * `share`. The locks are the engine's own, on a file that holds nothing, so they end with their process.
 */
export function takeFolder(file: string): FolderPlace {
  const place = new DatabaseSync(file)
  place.exec('pragma busy_timeout = 0')
  const alone = !isBusy(() => place.exec('begin exclusive'))
  return {
    alone,
    async share() {
      if (alone) place.exec('commit')
      // A transaction that has read keeps others from being alone, and nothing else.
      for (let left = TRIES; isBusy(() => place.exec('begin; select count(*) from sqlite_master')); left -= 1) {
        place.exec('rollback')
        if (left === 0) throw new Error('another server has been starting in this data folder for too long')
        await setTimeout(AGAIN_MS)
      }
    },
    close: () => place.close(),
  }
}

function isBusy(work: () => void): boolean {
  try {
    work()
    return false
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return true
    throw error
  }
}
