import { expect, test } from 'vitest'
import { person } from '#tests/cast.ts'
import { operate, operator } from '#tests/operators/operator.ts'
import { emptyWorld } from '#tests/world.ts'
import { noteBackup } from './last-backup.ts'

test('the status is one page that says how the site is and names nobody', async () => {
  const { app, database } = await emptyWorld()
  const { db } = database
  const run = (...args: string[]) => operate(operator(db), args)
  const ana = await person(app, 'Ana')
  await noteBackup(db, '2026-11-21T03:00:00.000Z')
  const page = await run('status')
  for (const said of [
    /^Bobita +\d+\.\d+\.\d+, (SQLite|PostgreSQL) \d/m,
    /^database +\d/m,
    /^disk +\d+\.\d of \d/m,
    /^last backup +2026-11-21T03:00/m,
    /^verified backup +no backup was ever read again/m,
    /^mails +nothing waits$/m,
    /^users +1$/m,
  ]) {
    expect(page).toMatch(said)
  }
  expect(page).not.toMatch(new RegExp(`${ana.user.email}|${ana.user.id}|Exemplu`))
  const status: unknown = JSON.parse(await run('status', '--json'))
  expect(status).toMatchObject({ counts: { users: 1 }, queues: expect.arrayContaining([{ name: 'mails', waiting: 0, oldest_s: 0 }]) })
})
