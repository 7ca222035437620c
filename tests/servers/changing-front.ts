import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** Stands before a site and answers as it does, but with another text at some addresses: so a browser meets a newer site at the same address. */
export interface ChangingFront {
  url: string
  /** From now on `path` is answered with what `change` makes of the site's own text. */
  change(path: string, change: (text: string) => string): void
  /** From now on another site stands behind it. */
  turnTo(url: string): void
  close(): Promise<void>
}

/** Starts a front before a site on this machine. */
export async function startChangingFront(site: string): Promise<ChangingFront> {
  let behind = site
  const changes = new Map<string, (text: string) => string>()
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request
    const body = method === 'GET' || method === 'HEAD' ? null : await text(request)
    const headers = new Headers(
      Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' && !HOP.has(name) ? [[name, value]] : [])),
    )
    const answer = await fetch(new URL(url, behind), { method, headers, body, redirect: 'manual' }).catch(() => null)
    // The site behind has stopped while the browser still asks.
    if (!answer) return response.destroy()
    const change = changes.get(url)
    const bytes = change ? Buffer.from(change(await answer.text())) : Buffer.from(await answer.arrayBuffer())
    const kept = [...answer.headers].filter(
      ([name]) => !['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive', ...(change ? ['etag'] : [])].includes(name),
    )
    response.writeHead(answer.status, kept.flat()).end(bytes)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    change: (path, change) => void changes.set(path, change),
    turnTo: (url) => void (behind = url),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** What belongs to one connection, not to the call; and what would have a changed text answered as unchanged. */
const HOP = new Set(['connection', 'host', 'content-length', 'transfer-encoding', 'keep-alive', 'if-none-match', 'if-modified-since'])
