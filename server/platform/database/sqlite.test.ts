import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './database.ts'

test('in a rush of transactions others have their turn', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-rush-'))
  const { db } = await openDatabase({ file: join(folder, 'rush.sqlite') })
  onTestFinished(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  await sql`create table rush (number integer)`.execute(db)
  const insert = (number: number) => db.transaction().execute((tx) => sql`insert into rush values (${number})`.execute(tx))

  let turns = 0
  let over = false
  const turn = () => {
    turns += 1
    if (!over) setImmediate(turn)
  }
  setImmediate(turn)
  await Promise.all(Array.from({ length: 400 }, (_, number) => insert(number)))
  over = true
  expect(turns).toBeGreaterThan(2)
})
