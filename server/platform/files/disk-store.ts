import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { ObjectMissing, SITE_MARK, type ObjectStore } from './object-store.ts'

const KEY = /^[\w-]{1,80}\.[a-z0-9]{2,5}$/

/** Objects as files of one folder, which must be on the same disk as the files put into it. */
export function diskStore(folder: string): ObjectStore {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new ObjectMissing(key)
    return join(folder, key)
  }
  const ready = mkdir(folder, { recursive: true, mode: 0o700 })

  return {
    async put(key, file) {
      await ready
      await flush(file)
      await rename(file, pathOf(key))
      await flush(folder)
    },
    async read(key, range) {
      const handle = await open(pathOf(key)).catch((cause: unknown) => {
        throw isMissing(cause) ? new ObjectMissing(key, { cause }) : cause
      })
      return createReadStream('', { fd: handle, ...range })
    },
    signedAddress: async () => null,
    remove: (key) => rm(pathOf(key), { force: true }),
    async *keys() {
      await ready
      for await (const entry of await opendir(folder)) if (entry.isFile() && KEY.test(entry.name) && entry.name !== SITE_MARK) yield entry.name
    },
    async changedAt(key) {
      const found = await stat(pathOf(key)).catch((cause: unknown) => {
        if (isMissing(cause)) return null
        throw cause
      })
      return found?.mtime ?? null
    },
    async check() {
      await ready
      const file = join(folder, `check-${randomUUID()}.tmp`)
      try {
        await writeFile(file, 'ok')
      } catch (error) {
        // A full disk still gives what it holds, and taking the site away from readers makes no room.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      } finally {
        await rm(file, { force: true })
      }
    },
  }
}

function isMissing(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'ENOENT'
}

/** Makes a file's bytes, or a folder's names, survive a power cut. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
