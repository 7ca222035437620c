import { DAY_MS } from '#contract/limits.ts'
import { hasTable, type Db } from '../platform/database/database.ts'
import type { ObjectStore } from '../platform/files/object-store.ts'
import { parseKey } from './evidence.ts'

/** Whatever made an object without a row has been noticed after so long. */
const YOUNG_MS = 7 * DAY_MS
/** Without an operator's word at most this share goes in one sweep, and this many wherever that is less. */
const MOST_SHARE = 0.05
const MOST_OBJECTS = 100
const KEYS_AT_ONCE = 200

/** What became of the objects without a row. */
export interface SweptObjects {
  removed: number
  /** Left: too young, or too many to be gone without an operator's word. */
  held: number
}

/** How many photos and films a store holds, and how many of them the database knows. */
export async function countObjects(db: Db, store: ObjectStore): Promise<{ all: number; known: number }> {
  const { all, unknown } = await orphanObjects(db, store)
  return { all, known: all - unknown.length }
}

/**
 * Objects without a row. Rows are inserted before their objects are stored, so an object that is listed first and then
 * found to have no row will never get one: safe to delete.
 */
export async function orphanObjects(db: Db, store: ObjectStore): Promise<{ all: number; unknown: string[] }> {
  const unknown: string[] = []
  const rows = await hasTable(db, 'evidence_files')
  let all = 0
  let keys: string[] = []
  const look = async () => {
    const known = rows && keys.length > 0 ? await knownIds(db, keys) : new Set<string>()
    all += keys.length
    unknown.push(...keys.filter((key) => !known.has(idOf(key))))
    keys = []
  }
  for await (const key of store.keys()) {
    if (parseKey(key)) keys.push(key)
    if (keys.length >= KEYS_AT_ONCE) await look()
  }
  await look()
  return { all, unknown }
}

async function knownIds(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const ids = [...new Set(keys.map(idOf))]
  const rows = await db.selectFrom('evidence_files').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

function idOf(key: string): string {
  return parseKey(key)?.id ?? ''
}

/** Removes objects without a row that are older than a week, unless they are so many that the database may be the wrong one. */
export async function sweepObjects(db: Db, store: ObjectStore, now: Date): Promise<SweptObjects> {
  const { all, unknown } = await orphanObjects(db, store)
  if (unknown.length > Math.max(MOST_OBJECTS, all * MOST_SHARE)) return { removed: 0, held: unknown.length }
  const old = await olderThanAWeek(store, unknown, now)
  for (const key of old) await store.remove(key)
  return { removed: old.length, held: unknown.length - old.length }
}

/** Those of the objects that lie in the store for more than a week. */
export async function olderThanAWeek(store: ObjectStore, keys: readonly string[], now: Date): Promise<string[]> {
  const old: string[] = []
  for (const key of keys) {
    const since = await store.changedAt(key)
    if (since !== null && now.getTime() - since.getTime() > YOUNG_MS) old.push(key)
  }
  return old
}
