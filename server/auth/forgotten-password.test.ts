import { expect, test } from 'vitest'
import { minutesLater, postOffice, start } from '#tests/reading/mails.ts'
import { call, formOf, PASSWORD, person, type Person } from '#tests/cast.ts'
import { wholeDump } from '#tests/reading/dump.ts'
import { recipientOf, tokenIn } from '#tests/servers/mail-server.ts'
import { personalData } from '../personal-data.ts'
import { emptyWorld } from '#tests/world.ts'
import { askForNewEmail } from './change-email.ts'
import { askForNewPassword, resetPassword } from './forgotten-password.ts'
import { sweepLinks } from './account-links.ts'

const NEW_PASSWORD = 'alt-tractor-galben'
const mailing = { mails: true, language: 'ro' } as const
const invalid = 'auth.link_invalid'

/** Ana with an account, in a world whose mails a test sends itself. */
async function aWorld() {
  const { app, database } = await emptyWorld()
  const { db } = database
  const ana = await person(app, 'Ana')
  const office = await postOffice(db)
  const ask = (email = ana.user.email, now = start) => askForNewPassword(db, email, mailing, now)
  const reset = (token: string, now = start) => resetPassword(db, personalData, { token, new_password: NEW_PASSWORD }, mailing, now)
  const linkOf = async (now = start) => {
    await ask(ana.user.email, now)
    return tokenIn((await office.deliver(now)).at(-1) ?? '', 'parola-noua')
  }
  return { app, db, ana, ...office, ask, reset, linkOf }
}

const signInWith = (app: Parameters<typeof call>[0], { user }: Person, password: string) =>
  call(app, 'POST', '/auth/login', { payload: { login: user.email, password } })

test('a forgotten password is replaced by the link of a mail, every device is signed out, and the address is told', async () => {
  const { app, db, ana, linkOf, deliver } = await aWorld()
  const token = await linkOf()
  expect(await wholeDump(db)).not.toContain(token)
  // The link is as old as the test says, the call comes now.
  await db
    .updateTable('account_links')
    .set({ expires_at: new Date(Date.now() + 60_000).toISOString() })
    .execute()
  const answer = await call(app, 'POST', '/auth/password/reset', { payload: { token, new_password: NEW_PASSWORD } })
  expect([answer.statusCode, answer.json().data.user]).toEqual([200, ana.user])
  expect((await call(app, 'GET', '/profile', { headers: ana.headers })).statusCode).toBe(401)
  const headers = { authorization: `Bearer ${answer.json().data.token}` }
  expect((await call(app, 'GET', '/profile', { headers })).json()).toEqual(ana.user)
  expect([(await signInWith(app, ana, PASSWORD)).statusCode, (await signInWith(app, ana, NEW_PASSWORD)).statusCode]).toEqual([401, 200])

  // A world without mail tells nobody; the same by one that has it.
  expect(await deliver(new Date())).toEqual([])
  const { reset, linkOf: again, deliver: office } = await aWorld()
  const { user } = await reset(await again())
  const [told] = await office()
  expect([recipientOf(told ?? ''), told]).toEqual([user.email, expect.stringContaining('tocmai a fost schimbată')])
})

test('a link works once, for an hour, and the newest alone', async () => {
  const { db, reset, linkOf, deliver } = await aWorld()
  const [first, second] = [await linkOf(), await linkOf(minutesLater(1))]
  await expect(reset(first)).rejects.toThrow(invalid)
  await expect(reset(second, minutesLater(61))).rejects.toThrow(invalid)
  await reset(second, minutesLater(60.9))
  await expect(reset(second, minutesLater(2))).rejects.toThrow(invalid)
  await deliver(minutesLater(61))
  const late = await linkOf(minutesLater(62))
  await sweepLinks(db, minutesLater(122))
  await expect(reset(late, minutesLater(62))).rejects.toThrow(invalid)
})

test('of many who use one link at once one succeeds', async () => {
  const { reset, linkOf } = await aWorld()
  const token = await linkOf()
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => reset(token)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: invalid })
})

test('a link is for its purpose and its account alone', async () => {
  const { app, db, ana, reset, linkOf, deliver } = await aWorld()
  const dan = await person(app, 'Dan')
  await askForNewEmail(db, dan.user.id, { email: formOf('Dan').email, password: PASSWORD }, mailing, start)
  const confirmation = tokenIn((await deliver()).at(-1) ?? '', 'confirma-email')
  await expect(reset(confirmation)).rejects.toThrow(invalid)
  await expect(reset('A'.repeat(43))).rejects.toThrow(invalid)
  const confirmed = await call(app, 'POST', '/profile/email/confirm', { payload: { token: await linkOf() } })
  expect([confirmed.statusCode, confirmed.json().code]).toEqual([404, 'auth.link_invalid'])
  expect((await reset(await linkOf(minutesLater(1)), minutesLater(1))).user.id).toBe(ana.user.id)
  expect((await signInWith(app, dan, PASSWORD)).statusCode).toBe(200)
  expect((await signInWith(app, dan, NEW_PASSWORD)).statusCode).toBe(401)
})

test('reading the page of a link, as a scanner of mails does, uses nothing up', async () => {
  const { app, reset, linkOf } = await aWorld()
  const token = await linkOf()
  for (const path of [`/auth/password/reset?token=${token}`, '/auth/password/reset', '/profile/email/confirm'])
    expect((await call(app, 'GET', path)).statusCode).toBe(405)
  await expect(reset(token)).resolves.toMatchObject({ user: { name: 'Ana Exemplu' } })
})

test('a password that would be refused at registering is refused here, and the link still works', async () => {
  const { app, db, reset, linkOf } = await aWorld()
  const token = await linkOf()
  const tooShort = await call(app, 'POST', '/auth/password/reset', { payload: { token, new_password: 'zq7xk' } })
  expect([tooShort.statusCode, tooShort.json().errors?.[0].field]).toEqual([422, 'new_password'])
  await expect(resetPassword(db, personalData, { token, new_password: '123456' }, mailing, start)).rejects.toThrow('auth.password_common')
  await expect(reset(token)).resolves.toBeDefined()
})

test('only an account is written to, and of who has none nothing is kept', async () => {
  const { db, ask, deliver, ana } = await aWorld()
  await ask('nimeni@exemplu.ro')
  await ask(` ${ana.user.email.toUpperCase()} `)
  expect((await deliver()).map(recipientOf)).toEqual([ana.user.email])
  expect(await db.selectFrom('outgoing_mails').select('id').execute()).toEqual([])
})

test('asking often brings one mail while the first still waits', async () => {
  const { ask, deliver } = await aWorld()
  for (let time = 0; time < 5; time += 1) await ask()
  expect(await deliver()).toHaveLength(1)
})

test('a site without mail says so instead of promising one', async () => {
  const { app } = await emptyWorld()
  const answer = await call(app, 'POST', '/auth/password/forgotten', { payload: { email: 'ana@exemplu.ro' } })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'auth.no_mail'])
  expect((await call(app, 'GET', '/site')).json().mails).toBe(false)
})

test('a new password makes links and waiting confirmations worthless, so that nobody who had the old one comes back by them', async () => {
  const { db, ana, reset, linkOf, deliver } = await aWorld()
  const change = { email: formOf('Mihai').email, password: PASSWORD }
  await askForNewEmail(db, ana.user.id, change, mailing, start)
  const sent = tokenIn((await deliver()).at(-1) ?? '', 'confirma-email')
  const link = await linkOf()
  await askForNewEmail(db, ana.user.id, { ...change, email: formOf('Dan').email }, mailing, start)
  await reset(link)
  expect((await deliver()).map(recipientOf)).toEqual([ana.user.email])
  expect(await db.selectFrom('account_links').select('hash').execute()).toEqual([])
  await expect(reset(sent)).rejects.toThrow(invalid)
})
