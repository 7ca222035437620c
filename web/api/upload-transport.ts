import type { Transport } from './client.ts'

/**
 * Carries one upload and tells how many bytes of its body have left; `fetch` cannot tell that.
 * Rejects with a TypeError when nobody answers and with an AbortError when it is stopped, as `fetch` does.
 */
export function uploadTransport(onSent: (sent_bytes: number) => void): Transport {
  return (path, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, path)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.responseType = 'blob'
      request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded))
      request.addEventListener('load', () => resolve(answerOf(request)))
      request.addEventListener('error', () => reject(new TypeError('Nobody answered the upload')))
      request.addEventListener('abort', () => reject(new DOMException('The upload was stopped', 'AbortError')))
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      if (signal?.aborted) return reject(new DOMException('The upload was stopped', 'AbortError'))
      request.send(body instanceof FormData ? body : null)
    })
}

/** A 204 must not carry a body, not even an empty one. */
function answerOf({ status, statusText, response }: XMLHttpRequest): Response {
  return new Response(status === 204 || !(response instanceof Blob) ? null : response, { status, statusText })
}
