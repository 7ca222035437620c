import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/platform/database/database.ts'
import { emptySettings } from '#tests/world.ts'

const FIRST = 'select 42 as answer'

/** The address of the server behind something that gives back no answer between a BEGIN and the statement after it. */
async function behindSilence(address: string): Promise<string> {
  const { hostname, port } = new URL(address)
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname)
    let held: Buffer[] | null = null
    near.on('data', (bytes: Buffer) => {
      if (bytes.includes('begin')) held = []
      if (bytes.includes(FIRST)) {
        for (const answer of held ?? []) near.write(answer)
        held = null
      }
      far.write(bytes)
    })
    far.on('data', (bytes: Buffer) => void (held === null ? near.write(bytes) : held.push(bytes)))
    near.on('error', () => far.destroy()).on('close', () => far.destroy())
    far.on('error', () => near.destroy()).on('close', () => near.destroy())
  })
  onTestFinished(() => void proxy.close())
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const own = proxy.address()
  const url = new URL(address)
  url.host = `127.0.0.1:${typeof own === 'object' && own ? own.port : 0}`
  return url.href
}

test('a transaction costs no wait for its BEGIN: it is sent with the first statement', async () => {
  const { DATABASE_URL = '' } = await emptySettings()
  const { db } = await openDatabase({ url: await behindSilence(DATABASE_URL) })
  onTestFinished(() => db.destroy())
  const { rows } = await db.transaction().execute((tx) => sql`${sql.raw(FIRST)}`.execute(tx))
  expect(rows).toEqual([{ answer: 42 }])
})
