import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** Below this many bytes compression saves nothing worth its header. */
const WORTH_COMPRESSING_BYTES = 1_000
/** A page is compressed once a minute at most, off the main thread; beyond 9 each per cent costs ten times as much. */
const BROTLI_QUALITY = 9
/** 256 kB, more than a page: the usual 4 MB are cleared for every page, which took longer than the compression. */
const BROTLI_WINDOW = 18

/** Bytes kept to be sent many times: made once, compressed once per encoding, known by an ETag. */
export interface KeptBody {
  identity: Buffer
  etag: string
  br: Promise<Buffer> | null
  gzip: Promise<Buffer> | null
}

/** Keeps a text as bytes. */
export function keepBody(text: string): KeptBody {
  const identity = Buffer.from(text)
  const etag = `W/"${hash('sha256', identity, 'base64url').slice(0, 22)}"`
  return { identity, etag, br: null, gzip: null }
}

/** Size in memory, in bytes, counting the compressed forms at half. */
export function keptBytes({ identity }: KeptBody): number {
  return identity.length * 1.5
}

/** How a body travels. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding a caller takes; one that is refused by `;q=0` is not taken. */
export function bestEncoding(accepted = ''): Encoding {
  if (takes(accepted, 'br')) return 'br'
  return takes(accepted, 'gzip') ? 'gzip' : 'identity'
}

function takes(accepted: string, encoding: string): boolean {
  const place = accepted.indexOf(encoding)
  return place >= 0 && !(accepted.includes('q=0') && /^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(accepted.slice(place + encoding.length)))
}

/** Sends kept bytes in the best encoding the caller takes, or 304 when they have them already. */
export async function sendBody(request: FastifyRequest, reply: FastifyReply, body: KeptBody): Promise<FastifyReply> {
  reply.header('etag', body.etag).header('vary', 'accept-encoding, cookie, accept-language')
  if (request.headers['if-none-match']?.includes(body.etag)) return reply.code(304).send()

  const encoding = body.identity.length < WORTH_COMPRESSING_BYTES ? 'identity' : bestEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return reply.send(body.identity)
  return reply.header('content-encoding', encoding).send(await compressed(body, encoding))
}

function compressed(body: KeptBody, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return (body.gzip ??= gzipped(body.identity))
  return (body.br ??= brotli(body.identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.identity.length,
    },
  }))
}
