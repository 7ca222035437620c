import { createHash } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { EvidenceFile } from '#contract/evidence.ts'
import { EVIDENCE_FILES } from '#contract/limits.ts'
import type { EvidenceLimits } from '../config.ts'
import type { Db } from '../platform/database.ts'
import { KEPT_FROM_FILES_BYTES, needSpace } from '../platform/free-space.ts'
import { newId } from '../platform/ids.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { Refusal } from '../platform/refusal.ts'
import { receiveFile, type Allowance, type Arrived } from './arrival.ts'
import { looseBytes } from './evidence.ts'
import { keepFiles, type MadeFile } from './keep.ts'
import type { Workshop } from './media/workshop.ts'

export interface IntakeParts {
  db: Db
  store: ObjectStore
  workshop: Workshop
  /** Where uploads lie until they are kept. */
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
}

const UPLOADS_AT_ONCE = 2
/** What a form weighs beside its files. */
const FORM_BYTES = 64 * 1024
const ROOM_TO_MAKE_BYTES = 1024 * 1024
const BUSY_RETRY_S = 10
const STOP_RETRY_S = 30
const READ_BYTES = 1024 * 1024

export type Intake = ReturnType<typeof openIntake>

/** Takes uploads: received, decoded and drawn anew, and kept; all files of a request or none. */
export function openIntake({ db, store, workshop, folder, limits, keptFree = KEPT_FROM_FILES_BYTES }: IntakeParts) {
  /** How to end each upload under way. */
  const stops = new Set<(reason: Refusal) => void>()
  let closing = false
  const accounts = new Map<string, { uploads: number; bytes: number }>()

  /** Counts what one upload brings beside what the account has waiting and what its other upload brings. */
  async function openAllowance(userId: string) {
    const account = accounts.get(userId) ?? { uploads: 0, bytes: 0 }
    const refusal = new Refusal('evidence.set_too_large', { limitBytes: limits.setBytes })
    let waiting = await looseBytes(db, userId)
    let own = 0
    return {
      limits,
      take(bytes: number) {
        own += bytes
        account.bytes += bytes
        if (waiting + account.bytes > limits.setBytes) throw refusal
      },
      /** Once more at the end: another upload may have become rows in the meantime. */
      async settle() {
        waiting = await looseBytes(db, userId)
        if (waiting + account.bytes > limits.setBytes) throw refusal
      },
      /** Before the upload becomes rows, or when it is refused: nothing is counted twice. */
      giveBack() {
        account.bytes -= own
        own = 0
      },
    }
  }

  async function receiveAll(files: Upload['files'], into: string, allowance: Allowance): Promise<Arrived[]> {
    const arrived: Arrived[] = []
    for await (const file of files) {
      if (arrived.length === EVIDENCE_FILES) throw new Refusal('evidence.too_many')
      arrived.push(await receiveFile(file, join(into, `${arrived.length}.given`), allowance))
    }
    if (arrived.length === 0) throw new Refusal('evidence.no_files')
    return arrived
  }

  async function receiveAndKeep({ userId, files, announcedBytes = limits.setBytes }: Upload): Promise<EvidenceFile[]> {
    if (announcedBytes > limits.setBytes + FORM_BYTES) throw new Refusal('evidence.set_too_large', { limitBytes: limits.setBytes })
    // What is given and what is made of it lie there side by side for a while.
    await needSpace(folder, 2 * announcedBytes, keptFree)
    const allowance = await openAllowance(userId)
    const into = await mkdtemp(join(folder, 'upload-'))
    try {
      const arrived = await receiveAll(files, into, allowance)
      const made = await settled(arrived.map((file) => make(workshop, file))).catch(async (error: unknown) => {
        // A decoder without room to write into ends like one that cannot read.
        await needSpace(folder, ROOM_TO_MAKE_BYTES, 0)
        throw error
      })
      await allowance.settle()
      allowance.giveBack()
      return await keepFiles(db, store, userId, made)
    } finally {
      allowance.giveBack()
      await rm(into, { recursive: true, force: true })
    }
  }

  return {
    /**
     * Takes all files of a request, or none.
     *
     * @throws Refusal evidence.busy, evidence.no_files, evidence.too_many, evidence.type_refused, evidence.photo_too_large,
     * evidence.video_too_large, evidence.set_too_large, evidence.unreadable, evidence.photo_too_wide, server.no_space, server.unavailable
     */
    async take(upload: Upload): Promise<EvidenceFile[]> {
      const { userId } = upload
      if (closing) throw stopping()
      const account = accounts.get(userId) ?? { uploads: 0, bytes: 0 }
      if (account.uploads >= UPLOADS_AT_ONCE) throw new Refusal('evidence.busy', { retryAfterS: BUSY_RETRY_S })
      account.uploads += 1
      accounts.set(userId, account)
      const stop = Promise.withResolvers<never>()
      stops.add(stop.reject)
      try {
        return await Promise.race([receiveAndKeep(upload), stop.promise])
      } finally {
        stops.delete(stop.reject)
        account.uploads -= 1
        if (account.uploads === 0) accounts.delete(userId)
      }
    },
    isClosing: () => closing,
    /** Refuses what is under way, which may take hours, and what comes; the next start removes what it leaves. */
    close(): void {
      closing = true
      for (const stop of stops) stop(stopping())
    },
  }
}

function stopping(): Refusal {
  return new Refusal('server.unavailable', { retryAfterS: STOP_RETRY_S })
}

/** Waits for all before it fails for one, so that nobody writes into a folder that is being removed. */
async function settled<Value>(promises: Promise<Value>[]): Promise<Value[]> {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}

/** Has a file decoded and drawn anew, or copied without its metadata; what the person gave is then removed. */
async function make(workshop: Workshop, { path, sniffed, given_bytes, given_sha256 }: Arrived): Promise<MadeFile> {
  const given = { given_bytes, given_sha256 }
  if (sniffed.type === 'video') {
    const extension = sniffed.container
    const made = `${path}.${extension}`
    const size = await workshop.run({ kind: 'video', container: sniffed.container, given: path, video: made })
    await rm(path)
    const row = { id: newId(), type: 'video' as const, content_type: `video/${extension}`, extension, ...size, ...given, ...(await measure(made)) }
    return { row, objects: [made] }
  }
  const [photo, preview] = [`${path}.webp`, `${path}-640.webp`]
  const size = await workshop.run({ kind: 'photo', heic: sniffed.heic, given: path, photo, preview })
  await rm(path)
  const row = { id: newId(), type: 'image' as const, content_type: 'image/webp', extension: 'webp', ...size, ...given, ...(await measure(photo)) }
  return { row, objects: [photo, preview] }
}

/** One buffer for the whole file: a stream makes 3,000 of them for a film, and collecting those took longer than the hash. */
async function measure(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  const piece = Buffer.allocUnsafe(READ_BYTES)
  const file = await open(path)
  let bytes = 0
  try {
    for (let { bytesRead } = await file.read(piece); bytesRead > 0; { bytesRead } = await file.read(piece)) {
      hash.update(piece.subarray(0, bytesRead))
      bytes += bytesRead
    }
  } finally {
    await file.close()
  }
  return { bytes, sha256: hash.digest('hex') }
}
