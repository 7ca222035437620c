import type { Transport } from './client.ts'

/** A part moves at some kilobytes a second at least, and the last one waits until its film is copied; a connection that says nothing for longer is dead. */
const PATIENCE_MS = 5 * 60_000

/**
 * Carries one part of an upload and tells how many bytes of it have left; `fetch` cannot tell that.
 * Rejects with a TypeError when nobody answers and with an AbortError when it is stopped, as `fetch` does.
 */
export function uploadTransport(onSent: (sent_bytes: number) => void): Transport {
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
