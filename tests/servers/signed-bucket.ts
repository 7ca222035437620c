import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

interface Key {
  accessKeyId: string
  secretAccessKey: string
}

/** What became of each request for an object. */
export interface SignedBucket {
  url: string
  answered: { method: string; range: string | undefined; status: number }[]
  close(): Promise<void>
}

/**
 * The door of a bucket that browsers use: it lets in who has a signed address that is right and not over, as S3 does, and
 * hands them to the test bucket behind it, which does not look at signatures of this version itself.
 */
export async function openSignedBucket(behind: string, key: Key): Promise<SignedBucket> {
  const answered: SignedBucket['answered'] = []
  const server = createServer((from, to) => {
    to.once('close', () => answered.push({ method: from.method ?? '', range: from.headers.range, status: to.statusCode }))
    const url = new URL(from.url ?? '/', `http://${from.headers.host}`)
    if (!isSigned(url, from.method ?? '', key)) return void to.writeHead(403).end('SignatureDoesNotMatch')
    passOn(from, to, new URL(url.pathname + url.search, behind))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    answered,
    async close() {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

function passOn(from: IncomingMessage, to: ServerResponse, url: URL): void {
  const asked = request(url, { method: from.method, headers: { ...(from.headers.range !== undefined && { range: from.headers.range }) } }, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(to)
  })
  asked.once('error', () => to.writeHead(502).end())
  asked.end()
}

function isSigned(url: URL, method: string, key: Key, now = Date.now()): boolean {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(url.searchParams.get('X-Amz-Date') ?? '') ?? []
  const from = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return now < from + Number(url.searchParams.get('X-Amz-Expires')) * 1000 && url.searchParams.get('X-Amz-Signature') === signatureOf(url, method, key)
}

/** The signature an address should have: docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html, step by step. */
export function signatureOf(url: URL, method: string, { secretAccessKey }: Pick<Key, 'secretAccessKey'>): string {
  const [, day = '', region = '', service = '', last = ''] = (url.searchParams.get('X-Amz-Credential') ?? '').split('/')
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')
  const canonical = [method, url.pathname, query, `host:${url.host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join('\n')
  const scope = [day, region, service, last].join('/')
  const toSign = ['AWS4-HMAC-SHA256', url.searchParams.get('X-Amz-Date') ?? '', scope, createHash('sha256').update(canonical).digest('hex')].join('\n')
  const signing = [day, region, service, last].reduce<Buffer | string>((key, part) => createHmac('sha256', key).update(part).digest(), `AWS4${secretAccessKey}`)
  return createHmac('sha256', signing).update(toSign).digest('hex')
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}
