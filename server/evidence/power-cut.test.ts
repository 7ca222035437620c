import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openBobita } from '#server/bobita.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase, type Db } from '#server/platform/database/database.ts'
import { figure, holding, rounds } from '#tests/setup/figures.ts'
import { engine } from '#tests/world.ts'
import { objectKeys } from './evidence.ts'
import { SITE_MARK } from '../platform/files/object-store.ts'

const program = fileURLToPath(new URL('../../tests/servers/dying-upload.ts', import.meta.url))
const stages = ['bytes arriving', 'child working', 'row written', 'one object put', 'all objects put', 'row kept']
/** Of each stage: a tenth of the disconnects of a long run (disconnect.test.ts). */
const CUTS = holding ? Math.ceil(rounds / 10) : 1
const FILES = 2
const OBJECTS = 3

/** Rows by their state, objects, and uploads that lie half-way. */
async function traces(db: Db, folder: string) {
  const rows = await db.selectFrom('evidence_files').select(['id', 'extension', 'type', 'state']).execute()
  const states = (state: string) => rows.filter((row) => row.state === state).length
  const objects = readdirSync(join(folder, 'files')).filter((name) => name !== SITE_MARK)
  const owned = new Set(rows.flatMap(objectKeys))
  return {
    arriving: states('arriving'),
    kept: states('kept'),
    objects: objects.length,
    strangers: objects.filter((name) => !owned.has(name)).length,
    halfWay: readdirSync(join(folder, 'arriving')).length,
  }
}

/** Whether a server with a database of its own is the only one there is; with PostgreSQL others may be at work, and a start waits an hour. */
const alone = engine === 'sqlite'

/** Power cuts in one upload after the other, each further on, and the start after them. */
async function cutInEveryStage(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-power-'))
  const config = readConfig({ DATA_DIR: folder })
  for (const stage of stages) {
    const dying = fork(program, [stage], { env: { DATA_DIR: folder }, execArgv: [], stdio: 'inherit' })
    expect([stage, ...(await once(dying, 'exit'))]).toEqual([stage, null, 'SIGKILL'])
  }
  const { db } = await openDatabase(config.database)
  const left = await traces(db, folder)
  await db.destroy()
  expect(left).toMatchObject({ arriving: 3 * FILES, kept: FILES, objects: 1 + 2 * OBJECTS, halfWay: stages.length })

  const bobita = await openBobita(config, false)
  const after = await traces(bobita.database.db, folder)
  await bobita.close()
  rmSync(folder, { recursive: true, force: true })
  expect(after).toEqual({ arriving: 0, kept: FILES, objects: OBJECTS, strangers: 0, halfWay: 0 })
}

test.runIf(alone)('T5 wherever the power goes during an upload, the next start leaves no row, no object and no file without its upload', async () => {
  for (let cut = 0; cut < CUTS; cut += 1) await cutInEveryStage()
  figure('T5 kills in each of the stages of an upload', `${CUTS} x ${stages.length} (${stages.join(', ')}), 0 orphans after the next start`)
})
