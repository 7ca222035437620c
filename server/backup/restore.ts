import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { eraseAccount } from '../auth/accounts.ts'
import { keptKeys } from '../evidence/kept-keys.ts'
import { markStore, readMark } from '../evidence/store-owner.ts'
import { openDatabase, type DatabaseLocation, type Db } from '../platform/database/database.ts'
import { accountHash, appendErasures, readErasures } from '../platform/database/erasure-log.ts'
import { knowsMigrations, migrate, migrateTo } from '../platform/database/migrate.ts'
import type { ObjectStore } from '../platform/files/object-store.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { isEmptyPostgres, loadTable, setCounters } from '../platform/database/postgres-copy.ts'
import { flushFolderOf, flush, type Manifest } from './manifest.ts'
import { putCopy } from './put-copy.ts'
import { verifyBackup } from './verify.ts'

/** Where a backup goes; `arrivingFolder` is on the disk of the files. */
export interface RestoreTarget {
  database: DatabaseLocation
  arrivingFolder: string
  erasuresFile: string
}

/** Who is erased again: the accounts of these further logs, with what every domain keeps of them. */
interface Erased {
  erasures: readonly string[]
  personalData: readonly PersonalData[]
}

/** What was put back. */
export interface Restored {
  manifest: Manifest
  files: number
  /** Accounts that were erased since the backup, and are again. */
  erased: number
}

/**
 * Puts a whole backup where no site is. The database appears in one step at the end, so a restore that was cut off
 * is simply run again. Accounts named by logs of erasures, the target's own one included, are erased before anybody can see them.
 *
 * @throws Error when the backup is not whole, of another engine or a newer version, or what it is put into is not empty
 */
export async function restore(folder: string, target: RestoreTarget, store: ObjectStore, { erasures, personalData }: Erased): Promise<Restored> {
  const { manifest, faults } = await verifyBackup(folder)
  if (faults.length > 0) throw new Error(`this backup is not whole:\n${faults.join('\n')}`)
  if (!knowsMigrations(manifest.migrations)) throw new Error('this backup is of a newer version of Bobita')
  if (manifest.engine !== target.database.engine)
    throw new Error(`this backup is of ${manifest.engine === 'postgres' ? 'PostgreSQL: set DATABASE_URL' : 'the embedded database: leave DATABASE_URL out'}`)
  if ((await readMark(store)) !== null) throw new Error('the store of photos and videos belongs to a site already')
  await needEmptyStore(store, manifest)
  const hashes = await everyErasure(target.erasuresFile, erasures)

  const fill = async (db: Db) => {
    const erased = await eraseAgain(db, personalData, hashes)
    return { manifest, erased, files: await putObjects(db, folder, manifest, store, target.arrivingFolder) }
  }
  const restored =
    target.database.engine === 'sqlite'
      ? await restoreSqlite(folder, manifest, target.database.file, fill)
      : await restorePostgres(folder, manifest, target.database.url, fill)
  const { db, engine } = await openDatabase(target.database)
  await markStore({ db, engine, store, arrivingFolder: target.arrivingFolder }).finally(() => db.destroy())
  return restored
}

type Fill = (db: Db) => Promise<Restored>

async function restoreSqlite(folder: string, { database }: Manifest, file: string, fill: Fill): Promise<Restored> {
  if (existsSync(file)) throw new Error(`there is a database at ${file} already`)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.restoring`
  for (const leftover of [part, `${part}-wal`, `${part}-shm`]) await rm(leftover, { force: true })
  await copyFile(join(folder, database[0]?.name ?? ''), part)
  const { db } = await openDatabase({ file: part })
  const restored = await migrate(db)
    .then(() => fill(db))
    .finally(() => db.destroy())
  await flush(part)
  await rename(part, file)
  await flushFolderOf(file)
  return restored
}

async function restorePostgres(folder: string, { database, rows, migrations, counters }: Manifest, url: string, fill: Fill): Promise<Restored> {
  const { db } = await openDatabase({ url }, { timeouts: 'none' })
  try {
    return await db.transaction().execute(async (tx) => {
      if (!(await isEmptyPostgres(tx))) throw new Error('the database is not empty')
      const last = migrations.at(-1)
      if (last !== undefined) await migrateTo(tx, last)
      for (const { table } of rows) {
        const part = database.find(({ name }) => name.endsWith(`/${table}.jsonl`))
        if (part) await loadTable(tx, table, join(folder, part.name))
      }
      await setCounters(tx, counters)
      await migrate(tx)
      return fill(tx)
    })
  } finally {
    await db.destroy()
  }
}

/** What a restore that was cut off has put there is no hindrance. */
async function needEmptyStore(store: ObjectStore, { files }: Manifest): Promise<void> {
  const own = new Set(files.map(({ name }) => name))
  for await (const key of store.keys()) if (!own.has(`files/${key}`)) throw new Error('the store of photos and videos is not empty')
}

/** Every erasure known; what came from elsewhere is kept in the target's own log, for the restore after this one. */
async function everyErasure(own: string, others: readonly string[]): Promise<Set<string>> {
  const known = existsSync(own) ? await readErasures(own) : new Set<string>()
  for (const file of others) {
    const fresh = (await readErasures(file)).difference(known)
    await appendErasures(own, [...fresh])
    for (const hash of fresh) known.add(hash)
  }
  return known
}

async function eraseAgain(db: Db, personalData: readonly PersonalData[], hashes: Set<string>): Promise<number> {
  if (hashes.size === 0) return 0
  const users = await db.selectFrom('users').select('id').execute()
  const gone = users.filter(({ id }) => hashes.has(accountHash(id)))
  for (const { id } of gone) await eraseAccount(db, personalData, id)
  return gone.length
}

async function putObjects(db: Db, folder: string, { files }: Manifest, store: ObjectStore, arriving: string): Promise<number> {
  const there = new Set(files.map(({ name }) => name))
  const keys = (await keptKeys(db)).filter((key) => there.has(`files/${key}`))
  await mkdir(arriving, { recursive: true, mode: 0o700 })
  for (const key of keys) await putCopy(store, key, join(folder, 'files', key), arriving)
  return keys.length
}
