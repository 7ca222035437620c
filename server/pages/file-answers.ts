import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { hasBody, type EarlyHandler } from '../http/http-server.ts'
import { bestEncoding, isUnchanged, type Encoding } from '../http/negotiation.ts'
import { PROTECTION } from '../http/protection.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}
const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }

/** A file as it is sent: header names and values in turn, and its bytes. */
interface FileAnswer {
  headers: string[]
  bytes: Buffer
}

/**
 * Answers the built files whose name carries the hash of their content, out of memory: they never change, so each is read
 * once, when it is first asked for. A file that is no document needs few headers: what it is, how long it is kept, that it
 * is nothing else, and that only this site's pages use it. Whatever is in the least unusual, a range or a HEAD, goes on to Fastify.
 *
 * @param folder of the files, which bounds what is kept: a few megabytes
 * @param answered told of every answer given
 */
export function answerFromFiles(folder: string, answered: () => void): EarlyHandler {
  const names = new Set(readdirSync(folder))
  const answers = new Map<string, FileAnswer>()

  /** Null for a file that cannot be read now: Fastify says why. */
  const read = (name: string, encoding: Encoding): FileAnswer | null => {
    const sent: Encoding = names.has(name + SUFFIXES[encoding]) ? encoding : 'identity'
    const key = name + SUFFIXES[sent]
    const known = answers.get(key)
    if (known) return known
    const bytes = readNow(join(folder, key))
    if (bytes === null) return null
    const answer = fileAnswer(name, sent, bytes)
    answers.set(key, answer)
    return answer
  }

  return ({ method, url = '', headers }, response) => {
    if (method !== 'GET' || !url.startsWith('/assets/') || headers.range !== undefined || hasBody(headers)) return false
    const name = url.slice('/assets/'.length)
    if (!(extname(name) in TYPES) || !names.has(name)) return false
    if (isUnchanged(headers['if-none-match'], etagOf(name))) response.writeHead(304, { etag: etagOf(name), ...KEPT }).end()
    else {
      const answer = read(name, bestEncoding(headers['accept-encoding']))
      if (answer === null) return false
      response.writeHead(200, answer.headers).end(answer.bytes)
    }
    answered()
    return true
  }
}

const KEPT = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' }

function fileAnswer(name: string, encoding: Encoding, bytes: Buffer): FileAnswer {
  const headers = {
    'content-type': TYPES[extname(name)] ?? '',
    'content-length': String(bytes.length),
    etag: etagOf(name),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...KEPT,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    // Opened by itself a drawing is a document.
    ...(extname(name) === '.svg' && { 'content-security-policy': PROTECTION['content-security-policy'] }),
  }
  return { headers: Object.entries(headers).flat(), bytes }
}

/** Nothing above an early handler catches what it throws. */
function readNow(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}

/** The name carries the hash. */
function etagOf(name: string): string {
  return `W/"${name}"`
}
