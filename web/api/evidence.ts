import type { EvidenceFile, PartialUpload } from '#contract/evidence.ts'
import * as endpoints from '#contract/endpoints.ts'
import { UPLOAD_PART_BYTES } from '#contract/limits.ts'
import { ApiError, browserApi, createApi, shownLanguage, type Transport } from './client.ts'
import { MOST_TRIES, nextTry } from './next-try.ts'
import { storedToken } from './token.ts'

/** What the upload answers for a file (S-347); what our own server adds may be absent. */
export type UploadedFile = Pick<EvidenceFile, 'type' | 'url'> & Partial<EvidenceFile>

/** A file on its way. */
export interface FileUpload {
  /** What the server calls it, where it was begun before; null else. */
  upload_id: string | null
  /** Told before the first byte leaves. */
  onBegun: (upload_id: string) => void
  /** Told how many bytes have left, and whether it waits for a network. */
  onSent: (sent_bytes: number, waits: boolean) => void
  signal: AbortSignal
}

/** They pass by themselves, or are answered by looking where the file stands. */
const PASSING = new Set(['evidence.busy', 'evidence.overloaded', 'evidence.wrong_offset', 'request.timeout', 'server.unavailable'])

/**
 * Sends one file in parts, from where it stopped, through cut connections and times without a network. The server tells what
 * has arrived; nothing of it is sent again.
 *
 * @throws ApiError, or a TypeError when nobody answers again and again
 */
export async function uploadFile(file: Blob, { upload_id, onBegun, onSent, signal }: FileUpload): Promise<UploadedFile[]> {
  let id = upload_id
  let sent_bytes = 0
  let arrived_bytes = 0
  for (let tries = 0; ;) {
    try {
      let upload = id === null ? await beginUpload(file.size, signal) : await readUpload(id, signal)
      id = upload.id
      onBegun(id)
      // Of a part that was cut, what had come is kept: no try in vain.
      if (upload.offset > arrived_bytes) tries = 0
      arrived_bytes = upload.offset
      while (upload.files === null) {
        const from = (sent_bytes = upload.offset)
        upload = await appendPart(file, upload, (part_bytes) => onSent((sent_bytes = from + part_bytes), false), signal)
        arrived_bytes = upload.offset
        tries = 0
      }
      return upload.files
    } catch (error) {
      signal.throwIfAborted()
      // Ended, or not finished within its day: it begins anew.
      if (error instanceof ApiError && error.status === 404) id = null
      else if (!isPassing(error)) throw error
      tries += 1
      if (tries > MOST_TRIES) throw error
      if (!navigator.onLine) {
        tries = 0
        onSent(sent_bytes, true)
      }
      await nextTry(tries, signal)
    }
  }
}

/** Whether what went wrong may go right in a moment. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
  // A proxy whose server is just starting has no words of ours.
  return PASSING.has(error.problem?.code ?? '') || error.status === 502 || error.status === 504
}

function beginUpload(length: number, signal: AbortSignal): Promise<PartialUpload> {
  return browserApi.call(endpoints.beginUpload, { headers: { 'Upload-Length': String(length) }, auth: true, signal })
}

function readUpload(id: string, signal: AbortSignal): Promise<PartialUpload> {
  return browserApi.call(endpoints.readUpload, { params: { id }, auth: true, signal })
}

function appendPart(file: Blob, { id, offset }: PartialUpload, onSent: (bytes: number) => void, signal: AbortSignal): Promise<PartialUpload> {
  const api = createApi(uploadTransport(onSent), storedToken, shownLanguage)
  const headers = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) }
  return api.call(endpoints.appendUpload, { params: { id }, headers, body: file.slice(offset, offset + UPLOAD_PART_BYTES), auth: true, signal })
}

/** Ends an upload that is not whole yet. @throws ApiError */
export async function endUpload(id: string): Promise<void> {
  await browserApi.call(endpoints.endUpload, { params: { id }, auth: true, keepalive: true })
}

/** Removes a file that belongs to no set yet. @throws ApiError */
export async function removeUpload(id: string): Promise<void> {
  await browserApi.call(endpoints.removeUpload, { params: { id }, auth: true, keepalive: true })
}

/** A part moves at some kilobytes a second at least, and the last one waits until its film is copied; a connection that says nothing for longer is dead. */
const PATIENCE_MS = 5 * 60_000

/**
 * Carries one part of an upload and tells how many bytes of it have left; `fetch` cannot tell that.
 * Rejects with a TypeError when nobody answers and with an AbortError when it is stopped, as `fetch` does.
 */
function uploadTransport(onSent: (sent_bytes: number) => void): Transport {
  return (path, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, path)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.responseType = 'blob'
      request.timeout = PATIENCE_MS
      request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded))
      request.addEventListener('load', () => resolve(answerOf(request)))
      request.addEventListener('error', () => reject(new TypeError('Nobody answered the upload')))
      request.addEventListener('timeout', () => reject(new TypeError('Nobody answered the upload in time')))
      request.addEventListener('abort', () => reject(new DOMException('The upload was stopped', 'AbortError')))
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      if (signal?.aborted) return reject(new DOMException('The upload was stopped', 'AbortError'))
      request.send(body instanceof Blob ? body : null)
    })
}

/** A 204 must not carry a body, not even an empty one. */
function answerOf({ status, statusText, response }: XMLHttpRequest): Response {
  return new Response(status === 204 || !(response instanceof Blob) ? null : response, { status, statusText })
}
