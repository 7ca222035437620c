import { once } from 'node:events'
import { createServer } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/platform/database/database.ts'
import { emptySettings } from '#tests/world.ts'

test('a statement of the site ends after ten seconds; those of migrations, copies and operators take their time', async () => {
  const { DATABASE_URL: url = '' } = await emptySettings()
  const limitOf = async (options: Parameters<typeof openDatabase>[1]) => {
    const { db } = await openDatabase({ url }, options)
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)
    await db.destroy()
    return rows[0]?.statement_timeout
  }
  expect(await limitOf({})).toBe('10s')
  expect(await limitOf({ timeouts: 'none' })).toBe('0')
})

test('no connection asks for it as it begins, which a pooler before the server would refuse', async () => {
  const begun = Promise.withResolvers<string>()
  const server = createServer((socket) => {
    socket
      .on('error', () => undefined)
      .once('data', (bytes: Buffer) => {
        begun.resolve(bytes.toString('latin1'))
        socket.destroy()
      })
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const own = server.address()
  const { db } = await openDatabase({ url: `postgres://bobita@127.0.0.1:${typeof own === 'object' ? own?.port : 0}/bobita` })
  await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: 'server.unavailable' })
  await db.destroy()
  expect(await begun.promise).toMatch(/user\0bobita\0/)
  expect(await begun.promise).not.toContain('timeout')
})
