import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyWorld } from '#tests/world.ts'
import { TIMEOUTS } from '../app.ts'
import type { Bobita } from '../bobita.ts'
import { listen } from './http-server.ts'

const UPGRADES = 50

let world: Bobita
let port = 0
beforeAll(async () => {
  world = await emptyWorld({ LIMITS_SCALE: '997' })
  await listen(world.app, { port: 0, host: 'localhost' }, TIMEOUTS)
  const address = world.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => world.app.close())

/** What is answered to bytes of one's own, head and body. */
async function send(host: string, bytes: string): Promise<string> {
  const socket = connect(port, host)
  await once(socket, 'connect')
  socket.end(bytes)
  return text(socket)
}

const sockets = () => process.getActiveResourcesInfo().filter((name) => name.startsWith('TCPSocket')).length

test('a start is not given up because the machine is slow', () => {
  // Fastify itself waits for ten seconds, which a busy machine needs.
  expect(world.app.initialConfig.pluginTimeout).toBeGreaterThanOrEqual(10 * 60_000)
})

test.each(['127.0.0.1', '::1'])('fifty requests to upgrade at %s are answered like any other and leave no descriptor', { timeout: 120_000 }, async (host) => {
  const before = sockets()
  const asked = `GET /livez HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eA==\r\n\r\n`
  for (const answer of await Promise.all(Array.from({ length: UPGRADES }, () => send(host, asked)))) expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  await expect.poll(sockets).toBeLessThanOrEqual(before)
})

test('an expectation nobody knows is passed over, and the answer carries the headers of every other', async () => {
  const answer = await send('127.0.0.1', 'GET /livez HTTP/1.1\r\nHost: x\r\nExpect: the-moon\r\nConnection: close\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toMatch(/x-content-type-options: nosniff/i)
})

test.each(['/livez', '/nu-exista', '/api/v1/petitions'])(
  'T22 a request for %s that names no host is refused in words, with the headers that protect',
  async (path) => {
    const answer = await send('127.0.0.1', `GET ${path} HTTP/1.1\r\n\r\n`)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 400 /)
    for (const header of [
      /content-security-policy: .*frame-ancestors 'none'/i,
      /x-content-type-options: nosniff/i,
      /x-frame-options: deny/i,
      /connection: close/i,
    ])
      expect(head).toMatch(header)
    expect(body).toContain('"code":"request.malformed"')
    // HTTP/1.0 knows no host.
    expect(await send('127.0.0.1', 'GET /livez HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  },
)
