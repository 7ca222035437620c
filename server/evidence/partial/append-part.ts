import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { PartialUpload } from '#contract/evidence.ts'
import { UPLOAD_PART_BYTES } from '#contract/limits.ts'
import { locked, type Db } from '../../platform/database/database.ts'
import type { ObjectStore } from '../../platform/files/object-store.ts'
import { newId } from '../../platform/ids.ts'
import { Refusal } from '../../platform/refusal.ts'
import { acceptHead, refuseTooLarge, writeAll } from '../arrival.ts'
import { SNIFFED_BYTES } from '../sniff.ts'
import { findPartial, finishedUpload, needRoomInSet, partKey, removePart, removePartial, shown, type PartialParts, type PartialRow } from './partial-uploads.ts'

/** A part as it arrives. */
export interface ArrivingPart {
  offset: number
  bytes: AsyncIterable<Buffer>
  /** Content-Length; undefined when the caller does not say. */
  announcedBytes: number | undefined
}

/** A part as it lies on the disk: what had come when the connection was cut counts too. */
interface ReceivedPart {
  path: string
  bytes: number
  head: Buffer
  /** Why it ended before its end; null when it did not. */
  fault: unknown
}

/**
 * Appends a part. Its bytes are durable before anybody is told so, and a part that breaks off is kept as far as it came.
 *
 * @throws Refusal evidence.not_found, evidence.wrong_offset, evidence.set_too_large, evidence.type_refused,
 * evidence.photo_too_large, evidence.video_too_large, request.too_large, request.malformed
 */
export async function appendPart(parts: PartialParts, userId: string, id: string, part: ArrivingPart): Promise<PartialUpload> {
  const { db, store, folder, limits } = parts
  const finished = await finishedUpload(db, userId, id)
  if (finished) return refuseOtherOffset(finished, part.offset)
  const row = await findPartial(db, userId, id)
  const left = Math.min(UPLOAD_PART_BYTES, row.length_bytes - row.received_bytes)
  if (part.offset !== row.received_bytes) throw new Refusal('evidence.wrong_offset')
  if ((part.announcedBytes ?? 0) > left) throw new Refusal('request.too_large')
  await needRoomInSet(db, userId, Math.min(left, part.announcedBytes ?? left), limits)
  const into = await mkdtemp(join(folder, 'part-'))
  try {
    const received = await receivePart(part.bytes, join(into, 'given'), left)
    if (received.bytes > 0) await keepPart(db, store, row, received)
    if (part.offset === 0 && (received.head.length >= SNIFFED_BYTES || received.bytes === row.length_bytes)) await refuseStranger(parts, row, received.head)
    if (received.fault !== null) throw received.fault
    return shown({ ...row, received_bytes: row.received_bytes + received.bytes })
  } finally {
    await rm(into, { recursive: true, force: true })
  }
}

function refuseOtherOffset(finished: PartialUpload, offset: number): PartialUpload {
  if (offset !== finished.offset) throw new Refusal('evidence.wrong_offset')
  return finished
}

async function receivePart(bytes: AsyncIterable<Buffer>, path: string, mostBytes: number): Promise<ReceivedPart> {
  const received: ReceivedPart = { path, bytes: 0, head: Buffer.alloc(0), fault: null }
  const file: FileHandle = await open(path, 'wx', 0o600)
  try {
    for await (const piece of bytes) {
      if (received.bytes + piece.length > mostBytes) throw new Refusal('request.too_large')
      if (received.head.length < SNIFFED_BYTES) received.head = Buffer.concat([received.head, piece])
      await writeAll(file, piece)
      received.bytes += piece.length
    }
  } catch (error) {
    received.fault = error
  } finally {
    await file.close()
  }
  return received
}

/** A row before its bytes, so that none are ever without one; then the word that they continue the file, which only one of two equal parts gets. */
async function keepPart(db: Db, store: ObjectStore, upload: PartialRow, { path, bytes }: ReceivedPart, now = new Date()): Promise<void> {
  const id = newId()
  const first_byte = upload.received_bytes
  await db.transaction().execute(async (tx) => {
    const still = await locked(tx.selectFrom('partial_uploads').select('id').where('id', '=', upload.id), tx).executeTakeFirst()
    if (!still) throw new Refusal('evidence.wrong_offset')
    await tx.insertInto('upload_parts').values({ id, upload_id: upload.id, first_byte, is_stored: 0, created_at: now.toISOString() }).execute()
  })
  await store.put(partKey(id), path, 'application/octet-stream')
  const continues = await db.transaction().execute(async (tx) => {
    const moved = await tx
      .updateTable('partial_uploads')
      .set({ received_bytes: first_byte + bytes })
      .where('id', '=', upload.id)
      .where('user_id', '=', upload.user_id)
      .where('received_bytes', '=', first_byte)
      .returning('id')
      .executeTakeFirst()
    if (moved) await tx.updateTable('upload_parts').set({ is_stored: 1 }).where('id', '=', id).execute()
    return moved !== undefined
  })
  if (continues) return
  await removePart(db, store, id)
  throw new Refusal('evidence.wrong_offset')
}

/** What is nothing we take, or too much of it, is known from its first part: nobody sends 200 MB to hear that. */
async function refuseStranger({ db, store, limits }: PartialParts, { id, length_bytes }: PartialRow, head: Buffer): Promise<void> {
  try {
    refuseTooLarge(await acceptHead(head), length_bytes, limits)
  } catch (error) {
    await removePartial(db, store, id)
    throw error
  }
}
