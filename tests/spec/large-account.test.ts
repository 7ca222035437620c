import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { call, PASSWORD, person } from '#tests/cast.ts'
import { anUpload, aSet } from '#tests/complaint-set.ts'
import { wholeDump } from '#tests/reading/dump.ts'
import { figure, holding } from '#tests/setup/figures.ts'
import { emptyWorld, engine } from '#tests/world.ts'
import { sweepFiles } from '#server/evidence/sweep.ts'
import { newId } from '#server/platform/ids.ts'

const MESSAGES = 10_000
const SETS = 200

test.runIf(holding)('T16b the export of a large account is whole, and so is its erasure; how long each takes is noted', async () => {
  const world = await emptyWorld()
  const { app, database, files } = world
  const { db } = database
  const ana = await person(app, 'Ana')
  const at = new Date().toISOString()
  const user_id = ana.user.id
  const session = { id: newId(), user_id, guest_hash: null, title: 'Multe', is_active: 1, tokens_used: 0, created_at: at, updated_at: at }
  await db.insertInto('chat_sessions').values(session).execute()
  const said = {
    session_id: session.id,
    state: 'done' as const,
    image_type: null,
    image_data: null,
    sources: null,
    perspectives: null,
    follow_ups: null,
    rating: null,
  }
  const content = 'Câinele latră. '.repeat(60)
  for (let first = 1; first <= MESSAGES; first += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => ({
      ...said,
      id: newId(),
      position: first + index,
      role: 'user' as const,
      content,
      created_at: at,
      heartbeat_at: at,
    }))
    await db.insertInto('chat_messages').values(rows).execute()
  }
  for (let set = 0; set < SETS; set += 1)
    await aSet(app, ana, await Promise.all([anUpload(world, user_id), anUpload(world, user_id), anUpload(world, user_id, { type: 'video' })]))

  const began = performance.now()
  const exported = await call(app, 'GET', '/profile/export', { headers: ana.headers })
  const exportMs = performance.now() - began
  expect(exported.body.split(content.trim()).length - 1).toBe(MESSAGES)
  expect(exported.body.split('"media_id"').length - 1).toBe(SETS)

  const erasing = performance.now()
  expect((await call(app, 'POST', '/profile/delete', { payload: { password: PASSWORD }, headers: ana.headers })).statusCode).toBe(204)
  await sweepFiles({ db, store: files, folder: mkdtempSync(join(tmpdir(), 'bobita-swept-')) }, 0)
  const erasureMs = performance.now() - erasing
  expect(await wholeDump(db)).not.toContain(user_id)
  figure(`T16b export of ${MESSAGES} messages and ${SETS} sets, ${engine}`, `${(exportMs / 1_000).toFixed(1)} s, ${(exported.body.length / 1e6).toFixed(0)} MB`)
  figure(`T16b erasure with all files, ${engine}`, `${(erasureMs / 1_000).toFixed(1)} s`)
})
