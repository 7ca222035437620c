import type { PartialUpload } from '#contract/evidence.ts'
import type { Db } from '../../platform/database/database.ts'
import { ObjectMissing, type ObjectStore } from '../../platform/files/object-store.ts'
import { Refusal } from '../../platform/refusal.ts'
import { removeObjects } from '../evidence.ts'
import { findPartial, finishedUpload, partKey, removePartial, type PartialParts } from './partial-uploads.ts'

/** How long a process that finishes a file may be silent before another one takes it up. */
const SILENT_MS = 30_000
const SIGN_OF_LIFE_MS = 5_000
const RETRY_S = 2

/** These refuse a file for what it is: it is over. Anything else may be another time. */
const OVER = new Set(['evidence.type_refused', 'evidence.unreadable', 'evidence.photo_too_wide', 'evidence.photo_too_large', 'evidence.video_too_large'])

/** An upload of which every byte has arrived. */
type WholeUpload = Pick<PartialUpload, 'id' | 'length'>

/**
 * Makes the whole upload into a file of the site, once, however often and at however many processes it is asked for: one
 * holds the lease on it, those who ask here meanwhile wait for the same work, and the file has the id of the upload.
 */
export function finisher(parts: PartialParts) {
  const working = new Map<string, Promise<PartialUpload>>()

  /** @throws Refusal evidence.busy while another process is at it, evidence.not_found, and whatever `Intake.take` refuses */
  return (userId: string, whole: WholeUpload): Promise<PartialUpload> => {
    const work = working.get(whole.id) ?? finish(parts, userId, whole).finally(() => working.delete(whole.id))
    working.set(whole.id, work)
    return work
  }
}

async function finish(parts: PartialParts, userId: string, { id, length }: WholeUpload): Promise<PartialUpload> {
  const { db, store, intake } = parts
  const lease = await takeUpload(db, id)
  // Another process may have been done a moment before.
  const before = await finishedUpload(db, userId, id)
  if (before || !lease) {
    await lease?.end()
    if (before) return before
    await findPartial(db, userId, id)
    throw new Refusal('evidence.busy', { retryAfterS: RETRY_S })
  }
  try {
    await removeHalfMade(db, store, id)
    await intake.take({ userId, files: oneFile(wholeFile(db, store, id)), announcedBytes: length, nextId: () => id })
  } catch (error) {
    if (error instanceof ObjectMissing) {
      // Parts of another store, or of a backup: it must be sent anew.
      await removePartial(db, store, id)
      throw new Refusal('evidence.not_found', {}, { cause: error })
    }
    if (error instanceof Refusal && OVER.has(error.code)) await removePartial(db, store, id)
    throw error
  } finally {
    await lease.end()
  }
  const finished = await finishedUpload(db, userId, id)
  if (!finished) throw new Refusal('evidence.not_found')
  await removePartial(db, store, id).catch(() => undefined)
  return finished
}

/** The lease on an upload; null when another process has it, or nobody needs it any more. */
async function takeUpload(db: Db, id: string): Promise<{ end(): Promise<void> } | null> {
  const until = () => new Date(Date.now() + SILENT_MS).toISOString()
  const own = () => db.updateTable('partial_uploads').where('id', '=', id)
  const taken = await own()
    .set({ finishing_until: until() })
    .where((row) => row.or([row('finishing_until', 'is', null), row('finishing_until', '<=', new Date().toISOString())]))
    .returning('id')
    .executeTakeFirst()
  if (!taken) return null
  // A database that is away for a moment is told the next time.
  const telling = setInterval(
    () =>
      void own()
        .set({ finishing_until: until() })
        .execute()
        .catch(() => undefined),
    SIGN_OF_LIFE_MS,
  ).unref()
  return {
    async end() {
      clearInterval(telling)
      await own().set({ finishing_until: null }).execute()
    },
  }
}

/** What a process made of this upload before it died. */
async function removeHalfMade(db: Db, store: ObjectStore, id: string): Promise<void> {
  const half = await db.selectFrom('evidence_files').select(['id', 'extension', 'type']).where('id', '=', id).where('state', '=', 'arriving').executeTakeFirst()
  if (half) await removeObjects(db, store, half)
}

async function* oneFile(file: AsyncIterable<Buffer>): AsyncGenerator<AsyncIterable<Buffer>> {
  yield file
}

async function* wholeFile(db: Db, store: ObjectStore, id: string): AsyncGenerator<Buffer> {
  const parts = await db.selectFrom('upload_parts').select('id').where('upload_id', '=', id).where('is_stored', '=', 1).orderBy('first_byte').execute()
  for (const part of parts) yield* await store.read(partKey(part.id))
}
