import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '#scripts/postgres.ts'
import { databaseFault } from '#server/platform/database/database-fault.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { startRefusingPostgres } from '#tests/servers/refusing-postgres.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'bobita-wrong-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What a program of ours says to its console before it ends. */
function said(script: string, args: string[], settings: Record<string, string>): string {
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, ...settings }
  const { stderr, stdout, status } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, script), ...args], {
    env,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  return stderr + stdout
}

test('a wrong DATABASE_URL is told in one line by the start, by status and by backup', async () => {
  const port = await freePort()
  const DATABASE_URL = `postgres://ana:parola@127.0.0.1:${port}/bobita`
  for (const [script, ...args] of [['server/main.ts'], ['server/operate.ts', 'status'], ['server/operate.ts', 'backup', join(folder, 'backup')]] as const) {
    // A command says first which database it speaks to.
    const named = args.length === 0 ? '' : `database: PostgreSQL 127.0.0.1:${port}/bobita\n`
    expect(said(script, args, { DATABASE_URL })).toBe(`${named}DATABASE_URL: nothing listens at 127.0.0.1:${port}\n`)
  }
})

/** What is said of an address where nothing can be done. */
async function faultOf(url: string): Promise<string | null> {
  const { db } = await openDatabase({ url })
  const error = await migrate(db).catch((fault: unknown) => fault)
  await db.destroy()
  return databaseFault(error, url)
}

test.each([
  ['28P01', 'refuses the password of ana'],
  ['3D000', 'has no database bobita'],
  ['28000', 'refuses ana'],
  ['57P03', 'is starting or stopping'],
  ['XX000', 'does not answer or does not let us in (server.unavailable, XX000)'],
])('a database that refuses with %s %s', async (code, sentence) => {
  const server = await startRefusingPostgres(code)
  onTestFinished(() => server.close())
  const told = await faultOf(`postgres://ana:parola@127.0.0.1:${server.port}/bobita`)
  expect(told).toContain(`127.0.0.1:${server.port} ${sentence}`)
  expect(told).toMatch(/^DATABASE_URL: /)
  expect(told).not.toContain('parola')
})

test('a machine that does not exist is named', async () => {
  expect(await faultOf('postgres://ana:parola@bobita.invalid/bobita')).toMatch(/^DATABASE_URL: .*bobita\.invalid:5432/)
})

test('a fault that is not of the database is not told as one', () => {
  expect(databaseFault(new Error('x'), 'postgres://127.0.0.1/bobita')).toBeNull()
  expect(databaseFault(new Error('x'), undefined)).toBeNull()
})
