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
  await sql`create table rush (place integer)`.execute(db)
  const insert = (place: number) => db.transaction().execute((tx) => sql`insert into rush values (${place})`.execute(tx))

  let turns = 0
  let over = false
  const turn = () => {
    turns += 1
    if (!over) setImmediate(turn)
  }
  setImmediate(turn)
  await Promise.all(Array.from({ length: 400 }, (_, place) => insert(place)))
  over = true
  expect(turns).toBeGreaterThan(2)
})
