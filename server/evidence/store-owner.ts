import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { instant } from '#contract/common.ts'
import { hasTable, type Db, type Engine } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { ObjectMissing, SITE_MARK, type ObjectStore } from '../platform/files/object-store.ts'
import { countObjects } from './orphan-objects.ts'

/** A store of files and the database that says it is its own. */
export interface Ownership {
  db: Db
  engine: Engine
  store: ObjectStore
  /** Where the mark is written before it is put. */
  arrivingFolder: string
  /** As an operator knows them (server/platform/data-locations.ts). */
  names: { store: string; database: string; setting: string }
}

/** Whose the store is, on which engine its database is, and until when that database has surely lived. */
const mark = z.object({ site: z.string(), engine: z.enum(['sqlite', 'postgres']), seen: instant })
type Mark = z.infer<typeof mark>

const SITE = 'site'
const SEEN = 'store_seen'
/** A copy of the database from longer ago is not the one the store belongs to. */
const OLDER_MS = 60 * 60 * 1000
/** How old the mark's word may be before it is written anew. */
const FRESH_MS = 10 * 60 * 1000

/** The store belongs to another site, or to another state of this one. */
export class ForeignStore extends Error {
  override readonly name = 'ForeignStore'
}

/**
 * Whether this database and this store belong together. A store without a mark is anybody's when it is empty, and else
 * belongs to a database that knows most of what is in it: a site from before the marks. Nothing is written.
 *
 * @throws ForeignStore with a sentence for the operator
 */
export async function needOwnStore({ db, engine, store, names }: Ownership): Promise<void> {
  const found = await readMark(store)
  const own = await ownValues(db)
  const refuse = (why: string, then: string) => {
    throw new ForeignStore(`${names.store} ${why}. Nothing was started, changed or removed: ${then}`)
  }
  const database = `the database ${names.database} (${names.setting})`
  if (found === null) {
    const { all, known } = await countObjects(db, store)
    if (known * 2 < all) refuse(`holds ${all} photos and films, of which ${database} knows ${known}`, 'set the database or the store this site really has')
  } else if (own.site === null) {
    refuse(
      `belongs to the site ${found.site}, and ${database} is of no site yet`,
      'set the database of that site (after the change to PostgreSQL: run `bobita move` first), or give this one a store of its own',
    )
  } else if (found.site !== own.site) {
    refuse(`belongs to the site ${found.site}, and ${database} to the site ${own.site}`, 'set the database or the store this site really has')
  } else if (found.engine !== engine) {
    const elsewhere = found.engine === 'postgres' ? 'PostgreSQL: set DATABASE_URL' : 'the embedded database: leave DATABASE_URL out'
    refuse(`says that the site ${own.site} lives in ${elsewhere.split(':')[0]}, and ${database} is another one`, `${elsewhere.split(': ')[1]}`)
  } else if (own.seen === null || Date.parse(found.seen) - Date.parse(own.seen) > OLDER_MS) {
    refuse(
      `was used by the site ${own.site} until ${found.seen}, and ${database} is an older copy of it, last used at ${own.seen ?? 'no known time'}`,
      'set the database that is in use; if this copy shall take its place for good, run `bobita files claim --yes`',
    )
  }
}

/** Makes sure of the same and writes that both belong together, again and again while the site lives. @throws ForeignStore */
export async function claimStore(ownership: Ownership, now = new Date()): Promise<void> {
  await needOwnStore(ownership)
  const found = await readMark(ownership.store)
  if (found === null) await markStore(ownership, now)
  // A disk that is full now must not keep a sweep from making room: the next one writes it.
  else if (now.getTime() - Date.parse(found.seen) > FRESH_MS) await markStore(ownership, now).catch(() => undefined)
}

/** Writes the mark, whosever the store was: for a store that was just filled, and for an operator who says so. */
export async function markStore({ db, engine, store, arrivingFolder }: Omit<Ownership, 'names'>, now = new Date()): Promise<void> {
  await db
    .insertInto('site_values')
    .values({ name: SITE, value: newId() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { site, seen: before } = await ownValues(db)
  const seen = [before ?? '', now.toISOString()].toSorted().at(-1) ?? ''
  // First the database: what stands in the store is never later than what the database knows of itself.
  await db
    .insertInto('site_values')
    .values({ name: SEEN, value: seen })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: seen }))
    .execute()
  await putMark(store, { site: site ?? '', engine, seen }, arrivingFolder)
}

/**
 * Makes sure that a store is marked as this site's, for a copy of what is in it: an empty one would do to start with.
 *
 * @throws ForeignStore with a sentence for the operator
 */
export async function needMarkedStore(ownership: Ownership): Promise<void> {
  await needOwnStore(ownership)
  if ((await ownValues(ownership.db)).site === null || (await readMark(ownership.store)) !== null) return
  throw new ForeignStore(`${ownership.names.store} is not the one the site has used: set the store this site really has, or start the site on it`)
}

/** Takes stores along when their database has moved to another engine; nothing of the database is changed. @throws ForeignStore */
export async function moveMark({ db, engine, arrivingFolder }: Omit<Ownership, 'store' | 'names'>, stores: readonly ObjectStore[]): Promise<void> {
  const { site, seen } = await ownValues(db)
  if (site === null || seen === null) return
  for (const store of stores) {
    const found = await readMark(store)
    if (found !== null && found.site !== site) throw new ForeignStore(`the store of photos and films belongs to the site ${found.site}, not to ${site}`)
  }
  for (const store of stores) await putMark(store, { site, engine, seen }, arrivingFolder)
}

async function putMark(store: ObjectStore, words: Mark, arrivingFolder: string): Promise<void> {
  await mkdir(arrivingFolder, { recursive: true, mode: 0o700 })
  const file = join(arrivingFolder, randomUUID())
  try {
    await writeFile(file, JSON.stringify(words), { mode: 0o600 })
    await store.put(SITE_MARK, file, 'application/json')
  } finally {
    await rm(file, { force: true })
  }
}

/** What a store says of its owner; null when it says nothing. @throws ForeignStore when it cannot be understood */
export async function readMark(store: ObjectStore): Promise<Mark | null> {
  const words = await store.read(SITE_MARK).then(text, (fault: unknown) => {
    if (fault instanceof ObjectMissing) return null
    throw fault
  })
  if (words === null) return null
  try {
    return mark.parse(JSON.parse(words))
  } catch (cause) {
    throw new ForeignStore(`${SITE_MARK} in the store of photos and films cannot be understood: nothing was started, changed or removed`, { cause })
  }
}

async function ownValues(db: Db): Promise<{ site: string | null; seen: string | null }> {
  if (!(await hasTable(db, 'site_values'))) return { site: null, seen: null }
  const rows = await db.selectFrom('site_values').selectAll().where('name', 'in', [SITE, SEEN]).execute()
  const valueOf = (wanted: string) => rows.find(({ name }) => name === wanted)?.value ?? null
  return { site: valueOf(SITE), seen: valueOf(SEEN) }
}
