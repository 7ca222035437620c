import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openDatabase } from './database.ts'

test('however many ask at once, PostgreSQL sees as many connections as DATABASE_POOL_SIZE says', async () => {
  const taken: Socket[] = []
  const server = createServer((socket) => void taken.push(socket.on('error', () => undefined)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const own = server.address()
  const port = (typeof own === 'object' && own?.port) || 0
  const DATABASE_URL = `postgres://bobita@127.0.0.1:${port}/bobita`
  const { db } = await openDatabase(readConfig({ DATABASE_URL, DATABASE_POOL_SIZE: '3' }).database)
  const asked = Promise.allSettled(Array.from({ length: 12 }, () => sql`select 1`.execute(db)))
  await expect.poll(() => taken.length).toBeGreaterThanOrEqual(3)
  // One that begins later is taken after every other that had begun.
  const last = connect(port, '127.0.0.1')
  await once(server, 'connection')
  expect(taken).toHaveLength(4)
  server.close()
  for (const socket of [last, ...taken]) socket.destroy()
  await asked
  await db.destroy()
})
