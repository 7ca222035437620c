import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { figure, holding } from '#tests/setup/figures.ts'
import { startServer } from '#tests/servers/servers.ts'
import { engine, emptySettings } from '#tests/world.ts'

const SOCKETS_EACH = 250
const DRIP_MS = 5_000
const LASTS_MS = 100_000
const CUT_MS = 60_000
const PAGES = 400

/** How somebody holds a connection: what is sent at once, what drips after it, and whether answers are read. */
interface Attack {
  first: string
  drip: string
  reads: boolean
}

const request = (line: string, headers = '') => `${line} HTTP/1.1\r\nHost: x\r\n${headers}`
const ATTACKS: Record<string, Attack> = {
  'headers without an end': { first: request('GET /api/v1/site'), drip: 'X-A: b\r\n', reads: true },
  'a body a letter at a time': {
    first: `${request('POST /api/v1/auth/login', 'Content-Type: application/json\r\nContent-Length: 60000\r\n')}\r\n{`,
    drip: ' ',
    reads: true,
  },
  'answers nobody reads': { first: `${request('GET /api/v1/blog-posts')}\r\n`.repeat(60), drip: '', reads: false },
  'nothing at all': { first: '', drip: '', reads: true },
}

interface Held {
  kind: string
  socket: Socket
  began: number
  cutMs: number | null
}

function hold(port: number, kind: string, { first, drip, reads }: Attack): Held {
  const socket = connect(port, '127.0.0.1')
  const timer = setInterval(() => void (drip !== '' && socket.writable && socket.write(drip)), DRIP_MS)
  socket.on('error', () => socket.destroy()).on('close', () => clearInterval(timer))
  if (reads) socket.resume()
  if (first !== '') socket.write(first)
  return { kind, socket, began: performance.now(), cutMs: null }
}

/** Who is connected to a port, as the kernel knows it at the server's end: who does not read is not told of the end. */
function established(port: number): Set<number> {
  const rows = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((row) => /^\s*\d+: \w+:(\w+) \w+:(\w+) 01 /.exec(row))
  return new Set(rows.flatMap((row) => (row && Number.parseInt(row[1] ?? '', 16) === port ? [Number.parseInt(row[2] ?? '', 16)] : [])))
}

/** Notes once a second who has been cut. */
function watch(port: number, held: readonly Held[]): NodeJS.Timeout {
  const ports = new Map(held.map((one) => [one, one.socket.localPort ?? 0]))
  return setInterval(() => {
    const open = established(port)
    for (const one of held) if (one.cutMs === null && !open.has(ports.get(one) ?? 0)) one.cutMs = performance.now() - one.began
  }, 1_000)
}

/** Milliseconds of a call that everybody makes, asked for again and again. */
async function times(url: string, goOn: () => boolean): Promise<number[]> {
  const all: number[] = []
  while (goOn()) {
    const started = performance.now()
    const answer = await fetch(`${url}/petitions?active=true`)
    await answer.arrayBuffer()
    expect(answer.status).toBe(200)
    all.push(performance.now() - started)
    await setTimeout(20)
  }
  return all
}

const p95 = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0

test.runIf(holding)('T19 a thousand connections that are held open slow nobody down for long and are all cut within a minute', async () => {
  const server = await startServer(await emptySettings())
  const port = Number(new URL(server.url).port)
  let left = PAGES
  await times(server.url, () => (left -= 1) > PAGES / 2)
  const idle = await times(server.url, () => (left -= 1) > 0)
  const held = Object.entries(ATTACKS).flatMap(([kind, attack]) => Array.from({ length: SOCKETS_EACH }, () => hold(port, kind, attack)))
  await Promise.all(held.map(({ socket }) => once(socket, 'connect')))
  const watching = watch(port, held)
  const until = performance.now() + LASTS_MS
  const busy = await times(server.url, () => performance.now() < until)
  clearInterval(watching)
  for (const [kind, all] of Map.groupBy(held, ({ kind: each }) => each)) {
    const slowest = Math.max(...all.map(({ cutMs }) => cutMs ?? Infinity))
    figure(`T19 ${all.length} times ${kind}: last cut, ${engine}`, `${(slowest / 1_000).toFixed(1)} s`)
  }
  figure(`T19 p95 of others, idle against attacked, ${engine}`, `${p95(idle).toFixed(1)} ms, ${p95(busy).toFixed(1)} ms`)
  await server.kill()
  expect(held.filter(({ cutMs }) => cutMs === null || cutMs > CUT_MS).map(({ kind }) => kind)).toEqual([])
})
