import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { uploaded, type EvidenceFile } from '#contract/evidence.ts'
import type { Person } from './cast.ts'

/** One part of an upload's form. */
export interface Part {
  content: Buffer
  name?: string
  type?: string
  field?: string
}

/** A small film or photo as a phone makes it, with the position and the phone's name in it; see tests/media/README.md. */
export function phoneFile(name: 'phone.mp4' | 'phone.mov' | 'phone.webm' | 'phone.heic' | 'wide.heic' | 'picture.avif'): Buffer {
  return readFileSync(new URL(`media/${name}`, import.meta.url))
}

/** A photo with everything a phone writes into it: position, model, a thumbnail's worth of text. Turned by its orientation. */
export async function phonePhoto({ width = 120, height = 80 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } })
    .withExif({
      IFD0: { Model: 'Telefonul Anei', Copyright: 'SECRET-COPYRIGHT', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 25/1 36/1', GPSLongitudeRef: 'E', GPSLongitude: '26/1 6/1 9/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** A form's body and its headers, as a browser writes them. */
export function formBody(parts: Part[]): { headers: Record<string, string>; payload: Buffer } {
  const boundary = `----bobita${randomUUID()}`
  const pieces = parts.flatMap(({ content, name = 'poza.jpg', type = 'application/octet-stream', field = 'files' }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ])
  const payload = Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': String(payload.length) } }
}

/** Uploads as somebody. */
export function upload(app: FastifyInstance, who: Pick<Person, 'headers'> | null, parts: Part[]) {
  const { headers, payload } = formBody(parts)
  return app.inject({ method: 'POST', url: '/api/v1/upload/plangere-media', headers: { ...headers, ...who?.headers }, payload })
}

/** Uploads what must be taken, and gives what was answered. */
export async function taken(app: FastifyInstance, who: Pick<Person, 'headers'>, parts: Part[]): Promise<EvidenceFile[]> {
  const answer = await upload(app, who, parts)
  if (answer.statusCode !== 200) throw new Error(`not taken: ${answer.body}`)
  return uploaded.parse(answer.json()).files
}
