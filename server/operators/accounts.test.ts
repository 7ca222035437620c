import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { call, person } from '#tests/cast.ts'
import { fileOf, operate, operator } from '#tests/operator.ts'
import { aPetition, sign } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'
import { accountHash, readErasures } from '../platform/erasure-log.ts'
import { noteBackup } from '../watch/last-backup.ts'

async function aWorld() {
  const world = await emptyWorld()
  const { db } = world.database
  await db.deleteFrom('operator_actions').execute()
  return { ...world, db, run: (...args: string[]) => operate(operator(db), args) }
}

test('an operator finds an account by any spelling of its mailbox, and sees how much belongs to it', async () => {
  const { app, db, run } = await aWorld()
  const ana = await person(app, 'Ana')
  await sign(app, await aPetition(db), ana.user.email, ana.headers)
  const found: unknown = JSON.parse(await run('accounts', 'find', '--email', ` ${ana.user.email.toUpperCase()} `))
  expect(found).toMatchObject({ id: ana.user.id, sign_ins: 1, conversations: 0, complaints: 0, signatures: 1 })
  await expect(run('accounts', 'find', '--email', 'nimeni@exemplu.ro')).rejects.toThrow('there is no such account')
})

test('an operator signs an account out everywhere, exports it into a private file and erases it for good', async () => {
  const { app, db, run } = await aWorld()
  const [ana, dan] = [await person(app, 'Ana'), await person(app, 'Dan')]
  const profile = async (who: typeof ana) => (await call(app, 'GET', '/profile', { headers: who.headers })).statusCode
  const file = fileOf('ana.json')
  expect(await run('accounts', 'export', '--email', ana.user.email, '--file', file)).toBe(file)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ account: { email: ana.user.email } })
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(readFileSync(file, 'utf8')).not.toContain(dan.user.email)

  await run('accounts', 'sign-out', '--email', ana.user.email)
  expect([await profile(ana), await profile(dan)]).toEqual([401, 200])

  await expect(run('accounts', 'erase', '--email', ana.user.email)).rejects.toThrow('say --yes')
  await run('accounts', 'erase', '--email', ana.user.email, '--yes')
  expect((await db.selectFrom('users').select('id').execute()).map(({ id }) => id)).toEqual([dan.user.id])
  // A restore of an older backup knows.
  expect(await readErasures(operator(db).settings.erasuresFile)).toContain(accountHash(ana.user.id))

  const actions = await run('actions')
  expect([...actions.matchAll(/"action":"([^"]+)"/g)].map(([, action]) => String(action)).toSorted()).toEqual([
    'accounts.erase',
    'accounts.export',
    'accounts.sign-out',
  ])
  for (const secret of [ana.user.email, ana.user.id, 'Ana Exemplu']) expect(actions).not.toContain(secret)
})

test('the status is one page that says how the site is and names nobody', async () => {
  const { app, db, run } = await aWorld()
  const ana = await person(app, 'Ana')
  await noteBackup(db, '2026-11-21T03:00:00.000Z')
  const page = await run('status')
  for (const said of [
    /^Bobita +\d+\.\d+\.\d+, (SQLite|PostgreSQL) \d/m,
    /^database +\d/m,
    /^disk +\d+\.\d of \d/m,
    /^last backup +2026-11-21T03:00/m,
    /^mails +nothing waits$/m,
    /^users +1$/m,
  ]) {
    expect(page).toMatch(said)
  }
  expect(page).not.toMatch(new RegExp(`${ana.user.email}|${ana.user.id}|Exemplu`))
  const status: unknown = JSON.parse(await run('status', '--json'))
  expect(status).toMatchObject({ counts: { users: 1 }, queues: expect.arrayContaining([{ name: 'mails', waiting: 0, oldest_s: 0 }]) })
})
