import { readdirSync } from 'node:fs'
import { setInterval, setTimeout } from 'node:timers'
import type { KyselyPlugin } from 'kysely'
import { register } from '#server/auth/accounts.ts'
import { readConfig } from '#server/config.ts'
import { openIntake, type Upload } from '#server/evidence/intake.ts'
import { openDecoderPool, type DecoderPool } from '#server/evidence/media/decoder-pool.ts'
import { openDatabase, type Db } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import type { ObjectStore } from '#server/platform/files/object-store.ts'
import { createObjectStore } from '#server/platform/files/open-store.ts'
import { formOf } from '../cast.ts'
import { phoneFile, phonePhoto } from '../evidence.ts'

/** Where an upload of a photo and a film can be when the power goes; a program of its own, which ends there. */
const dieAt = process.argv[2]
const FOREVER_MS = 60_000

const die = (): void => void process.kill(process.pid, 'SIGKILL')

async function* files(contents: Buffer[]): Upload['files'] {
  for (const content of contents) yield pieces(content)
}

async function* pieces(content: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < content.length; from += 1_024) {
    if (dieAt === 'bytes arriving' && from > content.length / 2) die()
    yield content.subarray(from, from + 1_024)
  }
}

/** Ends as soon as a child has begun to write what it makes. */
function dyingDecoders(decoders: DecoderPool, folder: string): DecoderPool {
  if (dieAt !== 'child working') return decoders
  setInterval(() => {
    const begun = readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) => /\.given\..+/.test(name))
    if (begun) die()
  }, 1)
  return decoders
}

function dyingStore(store: ObjectStore): ObjectStore {
  let puts = 0
  return {
    ...store,
    async put(...object) {
      if (dieAt === 'row written') die()
      await store.put(...object)
      puts += 1
      // A photo is two objects, a film one.
      if ((dieAt === 'one object put' && puts === 1) || (dieAt === 'all objects put' && puts === 3)) die()
    },
  }
}

/** Ends when the rows say 'kept', before anything else is done. */
function dyingDatabase(db: Db): Db {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'UpdateQueryNode') updates = true
      return node
    },
    transformResult: async ({ result }) => {
      if (updates && dieAt === 'row kept') die()
      return result
    },
  }
  let updates = false
  return db.withPlugin(plugin)
}

const config = readConfig(process.env)
const { db } = await openDatabase(config.database)
await migrate(db)
const { id } = await register(db, formOf('Ana'), { mails: false, language: 'ro' })
const folder = config.arrivingFolder
const parts = { db: dyingDatabase(db), store: dyingStore(await createObjectStore(config)), decoders: dyingDecoders(openDecoderPool(folder), folder) }
const intake = openIntake({ ...parts, folder, limits: config.evidence })
// Large enough that somebody who looks every millisecond sees it being made.
const size = dieAt === 'child working' ? { width: 4_000, height: 3_000 } : {}
await intake.take({ userId: id, files: files([await phonePhoto(size), phoneFile('phone.mp4')]), announcedBytes: undefined })
setTimeout(() => undefined, FOREVER_MS)
