import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { refuseSlowBodies } from './slow-bodies.ts'

/** A server with little patience; POST / reads its body, POST /early answers before. */
async function listening(): Promise<number> {
  const app = Fastify({ requestTimeout: 0 })
  refuseSlowBodies(app, { minimumMs: 300, slowestBytesASecond: 1_000, drainMs: 100, checkMs: 20, silenceMs: 10_000 })
  app.post('/', async () => 'read')
  app.post('/early', { onRequest: async (_request, reply) => reply.code(401).send('early') }, async () => 'never')
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function post(port: number, path: string, bytes: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n"`)
  return socket
}

test('a body that does not come is answered 408 and its connection closed', async () => {
  const socket = await post(await listening(), '/', 1_000)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [\s\S]*request\.timeout/)
})

test('a body that comes slowly but steadily is read to its end', async () => {
  const socket = await post(await listening(), '/', 1_002)
  let sent = 0
  const timer = setInterval(() => {
    socket.write('a'.repeat(100))
    sent += 100
    if (sent < 1_000) return
    clearInterval(timer)
    socket.write('"')
  }, 60)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
  socket.destroy()
})

test('after an early answer the rest may come for a while, then the connection is closed', async () => {
  const socket = await post(await listening(), '/early', 1_000_000)
  const timer = setInterval(() => socket.write('a'.repeat(100)), 10)
  // A sender that is still writing sees the close as a reset; once() would make a failure of that.
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.on('close', resolve))
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /)
  await closed
  clearInterval(timer)
  expect(socket.destroyed).toBe(true)
})
