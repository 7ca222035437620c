import { DAY_MS } from '#contract/limits.ts'
import { BEGUN_DATABASE } from './begun-note.ts'
import { withDatabase, type DeviceDatabase, type DeviceSchema } from './device-database.ts'

/** A photo or film of a complaint that was begun; its bytes are kept beside it. */
export interface BegunFile {
  key: number
  name: string
  /** What the server calls it while it arrives; null before. */
  upload_id: string | null
}

/** A complaint that has not become a link yet. */
export interface BegunComplaint {
  id: string
  /** Whose it is; null for a guest's. */
  userId: string | null
  title: string
  description: string
  files: BegunFile[]
  /** Whether it was sent off, and goes on by itself. */
  isSent: boolean
  /** Since 1970, in ms. */
  at: number
}

interface BegunSchema extends DeviceSchema {
  complaints: { key: string; value: BegunComplaint }
  /** The bytes of files: written once, however often the words change. */
  files: { key: [string, number]; value: File }
}

type BegunDb = DeviceDatabase<BegunSchema>
/** On disk before it is said to be kept. */
const DURABLE = { durability: 'strict' } as const
const KEPT_MS = 7 * DAY_MS
/** More than anybody begins; the oldest gives way. */
const MOST = 5

/** Keeps a complaint as it is now, with the bytes of files that are new to it. @throws DOMException where the browser keeps nothing or has no room */
export function keepBegun(complaint: BegunComplaint, bytesOf: (key: number) => File | undefined): Promise<void> {
  return withBegun(async (db) => {
    const before = await db.get('complaints', complaint.id)
    const known = new Set(before?.files.map(({ key }) => key))
    const wanted = new Set(complaint.files.map(({ key }) => key))
    const tx = db.transaction(['complaints', 'files'], 'readwrite', DURABLE)
    const files = tx.objectStore('files')
    const added = complaint.files.filter(({ key }) => !known.has(key)).map(({ key }) => ({ key, file: bytesOf(key) }))
    await Promise.all([
      ...added.map(({ key, file }) => file && files.put(file, [complaint.id, key])),
      ...[...known].filter((key) => !wanted.has(key)).map((key) => files.delete([complaint.id, key])),
      tx.objectStore('complaints').put(complaint),
      tx.done,
    ])
  })
}

/** What is kept, newest first; what was begun too long ago, or is too much, is removed. */
export function begunComplaints(now = Date.now()): Promise<BegunComplaint[]> {
  return withBegun(async (db) => {
    const all = (await db.getAll('complaints')).toSorted((one, other) => other.at - one.at)
    const kept = all.filter(({ at }) => now - at <= KEPT_MS).slice(0, MOST)
    for (const { id } of all) if (!kept.some((complaint) => complaint.id === id)) await removeFrom(db, id)
    return kept
  })
}

/** The bytes of a complaint's files, in their order; a file whose bytes are gone is left out. */
export function filesOf({ id, files }: BegunComplaint): Promise<(BegunFile & { file: File })[]> {
  return withBegun(async (db) => {
    const found = await Promise.all(files.map(async (begun) => ({ ...begun, file: await db.get('files', [id, begun.key]) })))
    return found.flatMap(({ file, ...begun }) => (file ? [{ ...begun, file }] : []))
  })
}

export function removeBegun(id: string): Promise<void> {
  return withBegun((db) => removeFrom(db, id))
}

async function removeFrom(db: BegunDb, id: string): Promise<void> {
  const tx = db.transaction(['complaints', 'files'], 'readwrite', DURABLE)
  await Promise.all([tx.objectStore('complaints').delete(id), tx.objectStore('files').delete(IDBKeyRange.bound([id, -Infinity], [id, Infinity])), tx.done])
}

function withBegun<Result>(use: (db: BegunDb) => Promise<Result>): Promise<Result> {
  return withDatabase<BegunSchema, Result>({
    name: BEGUN_DATABASE,
    create(fresh) {
      fresh.createObjectStore('complaints', { keyPath: 'id' })
      fresh.createObjectStore('files')
    },
    use,
    isEmpty: async (db) => (await db.count('complaints')) === 0,
  })
}

/**
 * Holds a complaint until it is let go of or the page ends: no other tab offers or sends it meanwhile, and a browser that is
 * killed lets go of it. Gives how to let go; null when another tab has it.
 */
export function holdBegun(id: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`${BEGUN_DATABASE} ${id}`, { ifAvailable: true }, (lock) => {
        resolve(lock && (() => letGo()))
        return lock && held
      })
      .catch(reject)
  })
}

/** Whether a tab holds it. */
export async function isHeld(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === `${BEGUN_DATABASE} ${id}`)
}
