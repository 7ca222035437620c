import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { EvidenceFile } from '#contract/evidence.ts'
import { EVIDENCE_FILES } from '#contract/limits.ts'
import type { EvidenceLimits } from '../config.ts'
import type { Db } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { KEPT_FROM_FILES_BYTES, needSpace } from '../platform/files/free-space.ts'
import type { ObjectStore } from '../platform/files/object-store.ts'
import { Refusal } from '../platform/refusal.ts'
import { receiveFile, type ReceivedFile, type UploadAllowance } from './arrival.ts'
import { decodeUpload } from './decode-upload.ts'
import type { DecoderPool } from './media/decoder-pool.ts'
import { storeFiles, type DecodedFile } from './store-files.ts'
import { createAllowance, type AccountUploads } from './upload-allowance.ts'

export interface IntakeParts {
  db: Db
  store: ObjectStore
  decoders: DecoderPool
  /** Where uploads lie until they are stored. */
  folder: string
  limits: EvidenceLimits
  /** Bytes that uploads leave free on the disk. */
  keptFree?: number
}

/** One request's upload. */
export interface Upload {
  userId: string
  files: AsyncIterable<AsyncIterable<Buffer>>
  /** Content-Length; undefined when the caller does not say. */
  announcedBytes: number | undefined
  /** What the next file is called; by default anything new. */
  nextId?: () => string
}

const UPLOADS_AT_ONCE = 2
/** What a form weighs beside its files. */
const FORM_BYTES = 64 * 1024
const ROOM_TO_DECODE_BYTES = 1024 * 1024
const BUSY_RETRY_S = 10
const STOP_RETRY_S = 30

export type Intake = ReturnType<typeof openIntake>

/** Takes uploads: received, decoded and drawn anew, and stored; all files of a request or none. */
export function openIntake(parts: IntakeParts) {
  /** How to end each upload in progress. */
  const stops = new Set<(reason: Refusal) => void>()
  const accounts = new Map<string, AccountUploads>()
  const closing = new AbortController()

  return {
    /**
     * Takes all files of a request, or none.
     *
     * @throws Refusal evidence.busy, evidence.no_files, evidence.too_many, evidence.type_refused, evidence.photo_too_large,
     * evidence.video_too_large, evidence.set_too_large, evidence.unreadable, evidence.photo_too_wide, evidence.paused,
     * evidence.overloaded, server.no_space, server.unavailable
     */
    async take(upload: Upload): Promise<EvidenceFile[]> {
      const { userId } = upload
      closing.signal.throwIfAborted()
      parts.decoders.admit(userId)
      const account = accounts.get(userId) ?? { uploads: 0, bytes: 0 }
      if (account.uploads >= UPLOADS_AT_ONCE) throw new Refusal('evidence.busy', { retryAfterS: BUSY_RETRY_S })
      account.uploads += 1
      accounts.set(userId, account)
      const stop = Promise.withResolvers<never>()
      stops.add(stop.reject)
      try {
        return await Promise.race([receiveAndStore(parts, upload, account, closing.signal), stop.promise])
      } finally {
        stops.delete(stop.reject)
        account.uploads -= 1
        if (account.uploads === 0) accounts.delete(userId)
      }
    },
    isClosing: () => closing.signal.aborted,
    /** Refuses what is in progress, which may take hours, and what comes; the next start removes what it leaves. */
    close(): void {
      const reason = new Refusal('server.unavailable', { retryAfterS: STOP_RETRY_S })
      closing.abort(reason)
      for (const stop of stops) stop(reason)
    },
  }
}

async function receiveAndStore(parts: IntakeParts, upload: Upload, account: AccountUploads, closing: AbortSignal): Promise<EvidenceFile[]> {
  const { db, store, decoders, folder, limits, keptFree = KEPT_FROM_FILES_BYTES } = parts
  const { userId, files, announcedBytes = limits.setBytes, nextId = newId } = upload
  if (announcedBytes > limits.setBytes + FORM_BYTES) throw new Refusal('evidence.set_too_large', { limitBytes: limits.setBytes })
  // What is given and what is made of it lie there side by side for a while.
  await needSpace(folder, 2 * announcedBytes, keptFree)
  const allowance = await createAllowance(db, userId, account, limits)
  const into = await mkdtemp(join(folder, 'upload-'))
  try {
    const received = await receiveAll(files, into, allowance)
    const decoded = await decodeAll(decoders, userId, received, nextId).catch(async (error: unknown) => {
      // A decoder without room to write into ends like one that cannot read.
      await needSpace(folder, ROOM_TO_DECODE_BYTES, 0)
      throw error
    })
    // Its sender was told no when the stop began: nothing may be stored of it after that.
    closing.throwIfAborted()
    await allowance.checkAgain()
    allowance.giveBack()
    return await storeFiles(db, store, userId, decoded)
  } finally {
    allowance.giveBack()
    await rm(into, { recursive: true, force: true })
  }
}

async function receiveAll(files: Upload['files'], into: string, allowance: UploadAllowance): Promise<ReceivedFile[]> {
  const received: ReceivedFile[] = []
  for await (const file of files) {
    if (received.length === EVIDENCE_FILES) throw new Refusal('evidence.too_many')
    received.push(await receiveFile(file, join(into, `${received.length}.given`), allowance))
  }
  if (received.length === 0) throw new Refusal('evidence.no_files')
  return received
}

/** One after the other: a sender's files take turns with those of others, and after the first refused one the rest is not tried. */
async function decodeAll(decoders: DecoderPool, userId: string, received: readonly ReceivedFile[], nextId: () => string): Promise<DecodedFile[]> {
  const decoded: DecodedFile[] = []
  for (const file of received) decoded.push(await decodeUpload(decoders, userId, nextId(), file))
  return decoded
}
