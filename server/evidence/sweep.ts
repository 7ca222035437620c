import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { DAY_MS } from '#contract/limits.ts'
import type { Db } from '../platform/database/database.ts'
import type { WaitingWork } from '../platform/database/waiting.ts'
import type { ObjectStore } from '../platform/files/object-store.ts'
import { UNATTACHED_MS, removeObjects } from './evidence.ts'
import { sweepObjects, type SweptObjects } from './orphan-objects.ts'
import { sweepPartial } from './partial/sweep.ts'

/** Files that nobody attached to a set in time, which the sweep removes. */
export const unattachedFiles: WaitingWork = {
  instants: (until) => sql`select created_at as at from evidence_files where set_id is null and record is null and created_at <= ${until}`,
  dueAfterMs: UNATTACHED_MS,
}

/** What a sweep works on. */
export interface SweptFiles {
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

/**
 * Removes what nobody needs: files that never came to a complaint within 24 h, or whose account or set is gone, with their
 * rows; old objects without a row; leftovers of uploads. Safe to repeat and to run twice at once; what fails is tried at the next sweep.
 *
 * @returns what became of the objects without a row
 * @param staleAfterMs how long an upload may look abandoned before it is: 0 at the start of the only server there is
 * @throws Error when something could not be removed; everything else has been
 */
export async function sweepFiles(swept: SweptFiles, staleAfterMs = Infinity, now = new Date()): Promise<SweptObjects> {
  const faults: unknown[] = []
  const objects = await sweepObjects(swept.db, swept.store, now).catch((fault: unknown) => void faults.push(fault))
  await sweepUploads(swept, staleAfterMs, now).catch((fault: unknown) => void faults.push(fault))
  if (!objects || faults.length > 0) throw new AggregateError(faults, 'the sweep of files is not complete')
  return objects
}

/** The part of it that every process does every few minutes: files nobody attached, uploads nobody finished, and what is left of them. The store is not listed. */
export async function sweepUploads({ db, store, folder }: SweptFiles, staleAfterMs = Infinity, now = new Date()): Promise<void> {
  const faults: unknown[] = []
  const note = (fault: unknown) => void faults.push(fault)
  await sweepRows(db, store, Math.min(staleAfterMs, ARRIVING_MS), now).catch(note)
  await sweepFolder(folder, Math.min(staleAfterMs, TEMPORARY_MS), now).catch(note)
  await sweepPartial(db, store, now).catch(note)
  if (faults.length > 0) throw new AggregateError(faults, 'the sweep of uploads is not complete')
}

async function sweepRows(db: Db, store: ObjectStore, arrivingMs: number, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const faults: unknown[] = []
  // A store that fails is asked again at the next sweep, not in a loop.
  for (let more = true; more && faults.length === 0;) {
    const rows = await db
      .updateTable('evidence_files')
      // Hidden first: from here on it can be attached to no complaint.
      .set({ state: 'arriving' })
      .where('id', 'in', (files) =>
        files
          .selectFrom('evidence_files')
          .select('id')
          .where('set_id', 'is', null)
          .where((row) =>
            row.or([
              row.and([row('record', 'is', null), row.or([row('user_id', 'is', null), row('created_at', '<=', before(UNATTACHED_MS))])]),
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

async function sweepFolder(folder: string, staleAfterMs: number, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs <= now.getTime() - staleAfterMs) await rm(path, { recursive: true, force: true })
  }
}
