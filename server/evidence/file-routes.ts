import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { isUnchanged } from '../http/negotiation.ts'
import type { Db } from '../platform/database/database.ts'
import { ObjectMissing, type ObjectStore } from '../platform/files/object-store.ts'
import { Refusal } from '../platform/refusal.ts'
import { visibleFile, type ShownByRecord } from './evidence.ts'
import { readRange, type Range } from './range.ts'

interface FileParts {
  db: Db
  files: ObjectStore
  isShown: ShownByRecord
}

/** How long a signed address is good for: whoever stops a film for longer loads the page again. */
const SIGNED_S = 15 * 60
/** How long a browser uses the same one. */
const SAME_S = 60

/** A visitor’s file is nobody’s to keep. That of a record is for everybody, and gone within the hour when the record is hidden. */
const CACHED = { person: 'private, max-age=600', record: 'public, max-age=3600' }

/**
 * GET /files/{name}: a photo or video, for everybody who has its address. Nothing in it may run, load or be indexed. A bucket
 * that browsers reach sends it itself, by a signed address that ends before anybody's right to see it does.
 */
export const fileRoutes: FastifyPluginAsync<FileParts> = async (app, { db, files, isShown }) => {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/:name',
    schema: { hide: true },
    onRequest: async (_request, reply) => void reply.header('x-robots-tag', 'noindex'),
    handler: async (request, reply) => {
      const name = request.params.name
      const found = await visibleFile(db, name, isShown)
      if (!found) throw new Refusal('evidence.not_found')
      const { row, preview, ends } = found
      // A signature is of one method: HEAD is answered here, from the row.
      const address = request.method === 'GET' ? await addressUntil(ends, files, name, row.content_type) : null
      if (address !== null) return reply.header('cache-control', `private, max-age=${SAME_S}`).redirect(address)
      reply
        .type(row.content_type)
        .header('content-disposition', 'inline')
        .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
        .header('cache-control', row.record === null ? CACHED.person : CACHED.record)
      // The small picture is sent whole: its size and hash are not kept. Its name never means another one.
      if (preview && row.record !== null) {
        reply.header('etag', `"${name}"`)
        if (isUnchanged(request.headers['if-none-match'], `"${name}"`)) return reply.code(304).send()
      }
      if (preview) return request.method === 'HEAD' ? reply.send() : reply.send(await open(files, name))
      return sendRanged(request, reply, { name, bytes: row.bytes, etag: `"${row.sha256}"`, files })
    },
  })
}

/** Where the bucket sends the object itself, for as long as it may be seen; null when the site has to. */
async function addressUntil(ends: string, files: ObjectStore, name: string, contentType: string, now = Date.now()): Promise<string | null> {
  const seconds = Math.min(SIGNED_S, Math.floor((Date.parse(ends) - now) / 1000))
  // One that ends while the browser still uses it would show nothing.
  return seconds > SAME_S ? files.signedAddress(name, { contentType, seconds }) : null
}

interface Served {
  name: string
  bytes: number
  etag: string
  files: ObjectStore
}

async function sendRanged(request: FastifyRequest, reply: FastifyReply, { name, bytes, etag, files }: Served): Promise<FastifyReply> {
  reply.header('etag', etag).header('accept-ranges', 'bytes')
  if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const condition = request.headers['if-range']
  const range = condition === undefined || condition === etag ? readRange(request.headers.range, bytes) : null
  if (range === 'outside') {
    return reply.code(416).removeHeader('content-type').header('content-range', `bytes */${bytes}`).send()
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
  reply.header('content-length', range ? range.end - range.start + 1 : bytes)
  return request.method === 'HEAD' ? reply.send() : reply.send(await open(files, name, range ?? undefined))
}

/** An object that is gone before its row is gone. */
async function open(files: ObjectStore, name: string, range?: Range) {
  return files.read(name, range).catch((error: unknown) => {
    throw error instanceof ObjectMissing ? new Refusal('evidence.not_found') : error
  })
}
