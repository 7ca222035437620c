import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { runAsService } from '#tests/operators/command-line.ts'
import { emptySettings } from '#tests/world.ts'
import { openBobita } from '../bobita.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../platform/database/database.ts'
import { appliedMigrations, latest, migrateTo } from '../platform/database/migrate.ts'
import { databaseName } from '../platform/data-locations.ts'

// Each command is a process of its own.
vi.setConfig({ testTimeout: 240_000 })
const folder = mkdtempSync(join(tmpdir(), 'bobita-service-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The file of settings of a service, as systemd reads it. */
function settingsFile(settings: Record<string, string>): string {
  const file = join(mkdtempSync(join(folder, 'etc-')), 'bobita.env')
  const lines = Object.entries(settings).map(([name, value], at) => (at % 2 === 0 ? `${name}="${value}"` : `${name}=${value}`))
  writeFileSync(file, ['# Bobita', '; $(touch no) `no`', '', ...lines].join('\n'))
  return file
}

async function inDatabase<Result>(
  settings: Record<string, string>,
  work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<Result>,
): Promise<Result> {
  const { db } = await openDatabase(readConfig(settings).database)
  return work(db).finally(() => db.destroy())
}

const CREATE = ['petitions', 'create', '--title', 'T', '--description', 'D', '--addressee', 'A', '--goal', '10']

test('a command with a mistyped data folder makes no database, says which one it looked for, and fails', async () => {
  const data = join(folder, 'mistyped')
  const file = settingsFile({ DATA_DIR: data })
  for (const args of [
    CREATE,
    ['status'],
    ['migrate'],
    ['backup', join(folder, 'nightly')],
    ['directories', 'export', '--kind', 'shelter', '--file', 'x.csv'],
  ]) {
    const { code, out, err } = await runAsService(file, args)
    expect([code, out], args.join(' ')).toEqual([1, ''])
    expect(err).toBe(
      `database: SQLite ${data}/bobita.sqlite\nthere is no database at ${data}/bobita.sqlite: set DATA_DIR, or DATABASE_URL, as the service has it (deploy/bobita reads its settings)\n`,
    )
  }
  expect(existsSync(data)).toBe(false)
  expect(existsSync(join(folder, 'nightly'))).toBe(false)
})

test('a PostgreSQL that is away or was never used is named without its password', async () => {
  const away = await runAsService(settingsFile({ DATA_DIR: folder, DATABASE_URL: 'postgres://bobita:geheim@127.0.0.1:1/site' }), ['status'])
  expect([away.code, away.out]).toEqual([1, ''])
  expect(away.err).toBe('database: PostgreSQL 127.0.0.1:1/site\nDATABASE_URL: nothing listens at 127.0.0.1:1\n')
  const settings = await emptySettings()
  if (settings['DATABASE_URL'] === undefined) return
  const unused = await runAsService(settingsFile(settings), CREATE)
  expect(unused.code).toBe(1)
  expect(unused.err).toMatch(/\nno site has ever used PostgreSQL \S+: set DATA_DIR, or DATABASE_URL, as the service has it\n$/)
})

test('the service’s own settings and database answer, and what is printed is the answer alone', async () => {
  const settings = await emptySettings()
  await (await openBobita(readConfig({ DEMO_DATA: '0', ...settings }), false)).close()
  const { code, out, err } = await runAsService(settingsFile(settings), CREATE)
  expect([code, out, err]).toEqual([0, 'petition 1\n', `database: ${databaseName(readConfig(settings).database)}\n`])
  const status = await runAsService(settingsFile(settings), ['status', '--json'])
  expect(JSON.parse(status.out)).toMatchObject({ migration: latest(), counts: { petitions: 1 } })
  expect(readdirSync(folder)).not.toContain('no')
})

test('a .env beside the program counts as it does for the service, after the service’s own file', async () => {
  const [site, repository] = [join(folder, 'opt'), fileURLToPath(new URL('../../', import.meta.url))]
  mkdirSync(join(site, 'deploy'), { recursive: true })
  copyFileSync(join(repository, 'deploy/bobita'), join(site, 'deploy/bobita'))
  for (const name of ['server', 'node_modules']) symlinkSync(join(repository, name), join(site, name))
  writeFileSync(join(site, '.env'), 'DATABASE_URL=postgres://127.0.0.1:1/beside\n')
  const databaseOf = async (settings: Record<string, string>) => (await runAsService(settingsFile(settings), ['status'], {}, site)).err.split('\n')[0]
  expect(await databaseOf({ DATA_DIR: folder })).toBe('database: PostgreSQL 127.0.0.1:1/beside')
  expect(await databaseOf({ DATABASE_URL: 'postgres://127.0.0.1:1/own' })).toBe('database: PostgreSQL 127.0.0.1:1/own')
  // The nightly backup finds it in the same way.
  expect(readFileSync(join(repository, 'deploy/nightly-backup.sh'), 'utf8')).toContain('--import=./server/env-file.mjs server/operate.ts')
})

test('a program newer than the database changes nothing of it until it is told to migrate', async () => {
  const settings = await emptySettings()
  const OLD = '0010_editor_question_order'
  await inDatabase(settings, (db) => migrateTo(db, OLD))
  const file = settingsFile(settings)
  for (const args of [['status'], CREATE]) {
    const { code, err } = await runAsService(file, args)
    expect(code).toBe(1)
    expect(err).toContain(`\nthe database is of version ${OLD}, this program of ${latest()}: stop the service, back up, run \`bobita migrate\`\n`)
  }
  expect((await inDatabase(settings, appliedMigrations)).at(-1)).toBe(OLD)
  expect(await runAsService(file, ['migrate'])).toMatchObject({ code: 0, out: `the database was of version ${OLD}, and is now of ${latest()}\n` })
  expect(await runAsService(file, ['migrate'])).toMatchObject({ code: 0, out: `the database is of version ${latest()} already\n` })
  expect((await runAsService(file, ['status'])).code).toBe(0)
})
