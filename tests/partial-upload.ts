import { request as httpRequest } from 'node:http'
import { partialUpload, type PartialUpload } from '#contract/evidence.ts'

/** A server and somebody with an account there. */
export interface Sender {
  /** Of the API, such as http://127.0.0.1:1234/api/v1. */
  url: string
  headers: Record<string, string>
}

/** One call of a resumable upload, as a tus client makes it. */
export function tus({ url, headers }: Sender, method: string, path: string, own: Record<string, string> = {}, body?: Buffer): Promise<Response> {
  const type = body && { 'content-type': 'application/offset+octet-stream' }
  const sent = { ...headers, 'tus-resumable': '1.0.0', ...type, ...own }
  return fetch(url + path, { method, headers: sent, ...(body && { body: new Uint8Array(body) }) })
}

/** Begins a file of so many bytes. */
export async function begin(sender: Sender, length: number): Promise<PartialUpload> {
  return partialUpload.parse(await (await tus(sender, 'POST', '/upload/partial', { 'upload-length': String(length) })).json())
}

export function append(sender: Sender, id: string, offset: number, part: Buffer): Promise<Response> {
  return tus(sender, 'PATCH', `/upload/partial/${id}`, { 'upload-offset': String(offset) }, part)
}

/** Where the next part begins, as HEAD tells it. */
export async function offsetOf(sender: Sender, id: string): Promise<number> {
  return Number((await tus(sender, 'HEAD', `/upload/partial/${id}`)).headers.get('upload-offset'))
}

/** Sends the rest of a file from where it stands, looking again where a part does not fit, and gives the last answer. */
export async function sendRest(sender: Sender, id: string, film: Buffer, partBytes: number): Promise<Response> {
  let offset = await offsetOf(sender, id)
  for (;;) {
    const answer = await append(sender, id, offset, film.subarray(offset, offset + partBytes))
    if (answer.status === 409) offset = await offsetOf(sender, id)
    else if (!answer.ok || offset + partBytes >= film.length) return answer
    else offset += partBytes
  }
}

/** Sends a part and hangs up after so many bytes of it; resolves once the bytes have left. */
export async function cutPart({ url, headers }: Sender, id: string, offset: number, part: Buffer, after: number): Promise<void> {
  const own = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), 'content-length': String(part.length) }
  const sending = httpRequest(`${url}/upload/partial/${id}`, { method: 'PATCH', headers: { ...headers, ...own }, agent: false })
  sending.on('error', () => undefined)
  await new Promise<void>((resolve) => sending.write(part.subarray(0, after), () => resolve()))
  await new Promise<void>((resolve) => sending.once('close', resolve).destroy())
}

/** The answer of a call that took the last part. */
export async function finished(answer: Response): Promise<PartialUpload> {
  if (answer.status !== 200) throw new Error(`not finished: ${answer.status} ${await answer.text()}`)
  return partialUpload.parse(await answer.json())
}
