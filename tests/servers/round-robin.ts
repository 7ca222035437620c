import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

/** A proxy without sticky sessions. */
export interface RoundRobin {
  /** Of the API, like RunningServer.url. */
  url: string
  close(): Promise<void>
}

const KEEP_ALIVE_MS = 120_000

/** Sends each request to the next server in turn; one that does not answer is passed over. */
export async function openRoundRobin(urls: readonly string[]): Promise<RoundRobin> {
  const targets = urls.map((url) => new URL(url))
  let turn = 0
  const proxy = createServer((asked, answer) =>
    forward(asked, answer, [...targets.slice((turn += 1) % targets.length), ...targets.slice(0, turn % targets.length)]),
  )
  // Whoever calls may be busy with something else for a while.
  proxy.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api/v1`,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
      }),
  }
}

function forward(asked: IncomingMessage, answer: ServerResponse, [target, ...others]: readonly URL[]): void {
  if (!target) return void answer.writeHead(502).end()
  const { method, url, headers } = asked
  const onward = request({ host: target.hostname, port: target.port, method, path: url, headers, agent: false }, (back) => {
    answer.writeHead(back.statusCode ?? 502, back.headers)
    back.pipe(answer)
    back.on('error', () => answer.destroy())
  })
  onward.on('error', () => {
    if (answer.headersSent) answer.destroy()
    else forward(asked, answer, others)
  })
  answer.on('close', () => onward.destroy())
  asked.pipe(onward)
}
