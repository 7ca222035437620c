import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini, S3ServiceError } from 's3mini'
import { ObjectMissing, SITE_MARK, type ObjectStore } from './object-store.ts'
import { Refusal } from '../refusal.ts'

/** Where a bucket is and the key that opens it. */
export interface Bucket {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Where browsers reach the same bucket; without it the server sends its files itself. */
  publicEndpoint?: string
}

/** A bigger object goes up in parts of this many bytes, four at a time. */
const PART_BYTES = 8 * 1024 * 1024
/** Until the answer begins; its body may take as long as a slow phone needs. */
const ANSWER_MS = 60_000
const KEYS_AT_ONCE = 1_000
/** How long a browser may keep what it fetched by a signed address. */
const KEPT_S = 600
const RETRY_S = 30

/**
 * Objects in a bucket that speaks S3, addressed by path.
 *
 * @param keysAtOnce of one page of the listing
 */
export function s3Store({ endpoint, publicEndpoint, bucket, ...key }: Bucket, keysAtOnce = KEYS_AT_ONCE): ObjectStore {
  const at = (address: string) => `${address.replace(/\/+$/, '')}/${bucket}`
  const s3 = new S3mini({ ...key, endpoint: at(endpoint), minPartSize: PART_BYTES, fetch: fetchWithin })
  // The host is signed too (SigV4): presigned with the address of browsers, and asked for nothing by the server.
  const shown = publicEndpoint === undefined ? null : new S3mini({ ...key, endpoint: at(publicEndpoint) })

  return {
    async put(name, file, contentType) {
      // A blob over the file is read part by part.
      const answer = await s3.putAnyObject(name, await openAsBlob(file, { type: contentType }), contentType)
      if (!answer.ok) throw new Error(`the bucket answered ${answer.status}`)
      await rm(file, { force: true })
    },
    async read(name, range) {
      const end = range === undefined ? undefined : range.end + 1
      const answer = await s3.getObjectRaw(name, range === undefined, range?.start, end).catch((cause: unknown) => {
        throw cause instanceof S3ServiceError && cause.status === 404 ? new ObjectMissing(name, { cause }) : cause
      })
      // Two libraries describe the one class of web streams that Node has.
      return answer.body === null ? Readable.from([]) : Readable.fromWeb(answer.body as ReadableStream)
    },
    async signedAddress(name, { contentType, seconds }) {
      if (shown === null) return null
      return shown.getPresignedUrl('GET', name, seconds, {
        'response-content-type': contentType,
        'response-content-disposition': 'inline',
        'response-cache-control': `private, max-age=${KEPT_S}`,
      })
    },
    async remove(name) {
      await s3.deleteObject(name).catch((cause: unknown) => {
        if (!(cause instanceof S3ServiceError && cause.status === 404)) throw cause
      })
    },
    async *keys() {
      for (let token: string | undefined, more = true; more; more = token !== undefined) {
        const page = await s3.listObjectsPaged('/', '', keysAtOnce, token)
        for (const { Key } of page?.objects ?? []) if (Key !== SITE_MARK) yield Key
        token = page?.nextContinuationToken
      }
    },
    async changedAt(name) {
      for (const { Key, LastModified } of (await s3.listObjectsPaged('/', name, 1))?.objects ?? []) if (Key === name) return new Date(LastModified)
      return null
    },
    async check() {
      const name = `check-${randomUUID()}.tmp`
      await s3.putObject(name, 'ok')
      await s3.deleteObject(name)
    },
  }
}

/**
 * The library's own time limit would also cut a long download in the middle.
 *
 * @throws Refusal server.unavailable when the bucket is away or in trouble
 */
async function fetchWithin(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), ANSWER_MS)
  let cause: unknown
  try {
    const answer = await fetch(input, { ...init, signal: stop.signal })
    if (answer.status < 500) return answer
    await answer.body?.cancel()
    cause = Object.assign(new Error('the bucket is in trouble'), { status: answer.status })
  } catch (error) {
    cause = error
  } finally {
    clearTimeout(timer)
  }
  throw new Refusal('server.unavailable', { retryAfterS: RETRY_S }, { cause })
}
