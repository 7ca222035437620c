import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { RECORD_PHOTO_BYTES } from '#contract/limits.ts'
import type { Db } from '../platform/database/database.ts'
import { KEPT_FROM_FILES_BYTES, needSpace } from '../platform/files/free-space.ts'
import { ObjectMissing, type ObjectStore } from '../platform/files/object-store.ts'
import { isId, newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import { decodeUpload } from './decode-upload.ts'
import { previewKey } from './evidence.ts'
import type { DecoderPool } from './media/decoder-pool.ts'
import { SNIFFED_BYTES, sniff } from './sniff.ts'
import { putObjects } from './store-files.ts'

interface PhotoParts {
  db: Db
  store: ObjectStore
  decoders: DecoderPool
  /** Where a photo lies until it is stored. */
  folder: string
  /** Bytes left free on the disk. */
  keptFree?: number
}

export type RecordPhotos = ReturnType<typeof openRecordPhotos>

/** Photos of records of the directories: drawn anew as the evidence is, and kept where it is. */
export function openRecordPhotos({ db, store, decoders, folder, keptFree = KEPT_FROM_FILES_BYTES }: PhotoParts) {
  return {
    /**
     * Draws a photo anew and stores it. It counts as arriving until `keepPhoto`; one that is never kept is swept.
     *
     * @param sender whose turn at the decoders it is
     * @throws Refusal record.photo_type, record.photo_too_large, evidence.unreadable, evidence.photo_too_wide, evidence.paused,
     * evidence.overloaded, server.no_space
     */
    async take(given: Buffer, record: string, sender: string, now = new Date()): Promise<string> {
      if (given.length > RECORD_PHOTO_BYTES) throw new Refusal('record.photo_too_large')
      const sniffed = await sniff(given.subarray(0, SNIFFED_BYTES))
      if (sniffed?.type !== 'image') throw new Refusal('record.photo_type')
      decoders.admit(sender)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // What is given and what is made of it lie there side by side for a while.
      await needSpace(folder, 2 * given.length, keptFree)
      const into = await mkdtemp(join(folder, 'photo-'))
      try {
        const path = join(into, 'given')
        await writeFile(path, given, { mode: 0o600 })
        const facts = { given_bytes: given.length, given_sha256: createHash('sha256').update(given).digest('hex') }
        const { row, objects } = await decodeUpload(decoders, sender, newId(), { path, sniffed, ...facts })
        const arriving = { user_id: null, set_id: null, position: 0, state: 'arriving' as const, record, unshown_at: null, created_at: now.toISOString() }
        await db
          .insertInto('evidence_files')
          .values({ ...row, ...arriving })
          .execute()
        await putObjects(store, row, objects)
        return row.id
      } finally {
        await rm(into, { recursive: true, force: true })
      }
    },
    /** The small picture of one, whether visitors see it or not. @throws Refusal evidence.not_found */
    async read(id: string): Promise<Readable> {
      if (!isId(id)) throw new Refusal('evidence.not_found')
      const row = await db.selectFrom('evidence_files').select('id').where('id', '=', id).where('record', 'is not', null).executeTakeFirst()
      if (!row) throw new Refusal('evidence.not_found')
      return store.read(previewKey(id)).catch((error: unknown) => {
        throw error instanceof ObjectMissing ? new Refusal('evidence.not_found') : error
      })
    },
  }
}

/** A photo that was taken is whole, and shown by its record from the end of this transaction on. @throws Refusal evidence.not_found when it took longer than the sweep waits */
export async function keepPhoto(tx: Db, id: string): Promise<void> {
  const kept = tx.updateTable('evidence_files').set({ state: 'kept' }).where('id', '=', id).where('record', 'is not', null).where('state', '=', 'arriving')
  if ((await kept.executeTakeFirstOrThrow()).numUpdatedRows === 0n) throw new Refusal('evidence.not_found')
}
