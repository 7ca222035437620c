import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#contract/limits.ts'
import type { Db } from '../platform/database.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { LOOSE_MS, parseKey, removeObjects } from './evidence.ts'

/** What a sweep works on. */
export interface Swept {
  db: Db
  store: ObjectStore
  /** Where uploads arrive. */
  folder: string
}

/** An upload that has been putting its objects for so long has lost its process. */
const ARRIVING_MS = 60 * 60 * 1000
/** No upload takes so long, at the slowest speed that is borne. */
const TEMPORARY_MS = DAY_MS
const ROWS_AT_ONCE = 200
const KEYS_AT_ONCE = 200

/**
 * Removes what nobody needs: files that never came to a complaint within 24 h, or whose account or set is gone, with their
 * rows; objects without a row; leftovers of uploads. Safe to repeat and to run twice at once; what fails is tried at the next sweep.
 *
 * @param aloneMs how long an upload may look abandoned before it is: 0 at the start of the only server there is
 * @throws Error when something could not be removed; everything else has been
 */
export async function sweepFiles({ db, store, folder }: Swept, aloneMs = Infinity, now = new Date()): Promise<void> {
  const faults: unknown[] = []
  const note = (fault: unknown) => void faults.push(fault)
  await sweepRows(db, store, Math.min(aloneMs, ARRIVING_MS), now).catch(note)
  await sweepObjects(db, store).catch(note)
  await sweepFolder(folder, Math.min(aloneMs, TEMPORARY_MS), now).catch(note)
  if (faults.length > 0) throw new AggregateError(faults, 'the sweep of files is not complete')
}

async function sweepRows(db: Db, store: ObjectStore, arrivingMs: number, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const faults: unknown[] = []
  // A store that fails is asked again at the next sweep, not in a loop.
  for (let more = true; more && faults.length === 0;) {
    const rows = await db
      .updateTable('evidence_files')
      // Out of sight first: from here on it can be attached to no complaint.
      .set({ state: 'arriving' })
      .where('id', 'in', (files) =>
        files
          .selectFrom('evidence_files')
          .select('id')
          .where('set_id', 'is', null)
          .where((row) =>
            row.or([
              row('user_id', 'is', null),
              row('created_at', '<=', before(LOOSE_MS)),
              row.and([row('state', '=', 'arriving'), row('created_at', '<=', before(arrivingMs))]),
            ]),
          )
          .orderBy('created_at')
          .limit(ROWS_AT_ONCE),
      )
      .where('set_id', 'is', null)
      .returning(['id', 'extension', 'type'])
      .execute()
    for (const row of rows) await removeObjects(db, store, row).catch((fault: unknown) => faults.push(fault))
    more = rows.length === ROWS_AT_ONCE
  }
  if (faults.length > 0) throw new AggregateError(faults, 'some files could not be removed')
}

/** A row is written before its objects: an object that is seen before its row is looked for and has none will never have one. */
async function sweepObjects(db: Db, store: ObjectStore): Promise<void> {
  let keys: string[] = []
  for await (const key of store.keys()) {
    if (parseKey(key)) keys.push(key)
    if (keys.length < KEYS_AT_ONCE) continue
    await removeUnknown(db, store, keys)
    keys = []
  }
  await removeUnknown(db, store, keys)
}

async function removeUnknown(db: Db, store: ObjectStore, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  const ids = new Set(keys.map((key) => parseKey(key)?.id ?? ''))
  const rows = await db
    .selectFrom('evidence_files')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  for (const key of keys) if (!known.has(parseKey(key)?.id ?? '')) await store.remove(key)
}

async function sweepFolder(folder: string, aloneMs: number, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs <= now.getTime() - aloneMs) await rm(path, { recursive: true, force: true })
  }
}
