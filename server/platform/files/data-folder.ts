import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { ensurePrivateFile } from './private-file.ts'

const BUSY = 5
const RETRY_MS = 50
const MAX_RETRIES = 400

/**
 * Makes the data folder and those above it, readable by its owner exclusive.
 *
 * @throws Error with a sentence that names the folder, when it cannot be made or written
 */
export function makeDataFolder(folder: string): void {
  try {
    makeStepwise(folder)
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new Error(`DATA_DIR: the folder ${folder} cannot be made or written${code}`, { cause: error })
  }
}

/** Where a file system takes no folders, such as /proc, Node's own recursive way tries for ever. */
function makeStepwise(folder: string): void {
  if (existsSync(folder)) return
  makeStepwise(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error
  }
}

/** A lock on the data folder, held until the process ends, however that is. */
export interface FolderLock {
  /** No other server has the folder: whatever is half done in it was left by a process that is gone. */
  exclusive: boolean
  /** Lets other servers in; call it before anything new is begun. */
  downgradeToShared(): Promise<void>
  close(): void
}

/**
 * Locks the data folder of the embedded database: exclusively when no other server has it, else shared. While one holds
 * it exclusively, others wait in `downgradeToShared`. The locks are the engine's own, on an empty file, so they end with their process.
 */
export function lockDataFolder(file: string): FolderLock {
  ensurePrivateFile(file)
  const lock = new DatabaseSync(file)
  lock.exec('pragma busy_timeout = 0')
  const exclusive = !isBusy(() => lock.exec('begin exclusive'))
  return {
    exclusive,
    async downgradeToShared() {
      if (exclusive) lock.exec('commit')
      // A transaction that has read holds a shared lock: it keeps others from an exclusive one, and from nothing else.
      for (let left = MAX_RETRIES; isBusy(() => lock.exec('begin; select count(*) from sqlite_master')); left -= 1) {
        lock.exec('rollback')
        if (left === 0) throw new Error('another server has been starting in this data folder for too long')
        await pause(RETRY_MS)
      }
    },
    close: () => lock.close(),
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
