import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { call, person } from '#tests/cast.ts'
import { fileOf, operate, operator } from '#tests/operators/operator.ts'
import { aPetition, sign } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'
import { accountHash, readErasures } from '../platform/database/erasure-log.ts'

async function aWorld() {
  const world = await emptyWorld()
  const { db } = world.database
  return { ...world, db, run: (...args: string[]) => operate(operator(db), args) }
}

test('an operator finds an account by any spelling of its mailbox, and sees how much belongs to it', async () => {
  const { app, db, run } = await aWorld()
  const ana = await person(app, 'Ana')
  await sign(app, await aPetition(db), ana.user.email, ana.headers)
  const find = (...json: string[]) => run('accounts', 'find', '--email', ` ${ana.user.email.toUpperCase()} `, ...json)
  const found: unknown = JSON.parse(await find('--json'))
  expect(found).toMatchObject({ id: ana.user.id, sign_ins: 1, conversations: 0, complaints: 0, signatures: 1 })
  const lines = (await find()).split('\n').map((line) => line.split(/ {2,}/))
  expect(lines).toEqual(
    expect.arrayContaining([
      ['id', ana.user.id],
      ['sign_ins', '1'],
      ['conversations', '0'],
      ['signatures', '1'],
    ]),
  )
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

  const actions = await run('actions', '--json')
  expect([...actions.matchAll(/"action":"([^"]+)"/g)].map(([, action]) => String(action)).toSorted()).toEqual([
    'accounts.erase',
    'accounts.export',
    'accounts.sign-out',
  ])
  for (const secret of [ana.user.email, ana.user.id, 'Ana Exemplu']) expect(actions).not.toContain(secret)
})

test('an operator makes a link to a new password, which works once, takes the place of an older one and names nobody in the record', async () => {
  const { app, db, run } = await aWorld()
  const ana = await person(app, 'Ana')
  const link = async () => /^http:\/\/localhost:3000\/parola-noua#token=([\w-]{43})$/.exec(await run('accounts', 'reset-link', '--email', ana.user.email))?.[1]
  const [older, token] = [await link(), await link()]
  expect(older).not.toBe(token)
  const { expires_at } = await db.selectFrom('account_links').select('expires_at').where('user_id', '=', ana.user.id).executeTakeFirstOrThrow()
  expect(Math.round((Date.parse(expires_at) - Date.now()) / 3_600_000)).toBe(24)
  const reset = async (given: string | undefined) =>
    (await call(app, 'POST', '/auth/password/reset', { payload: { token: given, new_password: 'alt-tractor-galben' } })).statusCode
  expect([await reset(older), await reset(token), await reset(token)]).toEqual([404, 200, 404])
  expect((await call(app, 'GET', '/profile', { headers: ana.headers })).statusCode).toBe(401)
  await expect(run('accounts', 'reset-link', '--email', 'nimeni@exemplu.ro')).rejects.toThrow('there is no such account')
  const actions = await run('actions', '--json')
  expect(actions.match(/accounts\.reset-link/g)).toHaveLength(2)
  for (const secret of [ana.user.email, ana.user.id, String(token)]) expect(actions).not.toContain(secret)
})
