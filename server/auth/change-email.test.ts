import { expect, test } from 'vitest'
import { minutesLater, postOffice, start } from '#tests/reading/mails.ts'
import { call, formOf, PASSWORD, person } from '#tests/cast.ts'
import { recipientOf, tokenIn } from '#tests/servers/mail-server.ts'
import { aPetition, sign } from '#tests/petition.ts'
import { personalData } from '../personal-data.ts'
import { emptyWorld } from '#tests/world.ts'
import { eraseAccount, register } from './accounts.ts'
import { askForNewEmail, askToConfirm, confirmEmail, isConfirmed } from './change-email.ts'
import { resetPassword } from './forgotten-password.ts'

const mailing = { mails: true, language: 'ro' } as const
const taken = 'auth.email_taken'
const invalid = 'auth.link_invalid'
const WEEK_MINUTES = 7 * 24 * 60

async function aWorld() {
  const { app, database } = await emptyWorld()
  const { db } = database
  const ana = await person(app, 'Ana')
  const { deliver } = await postOffice(db)
  const address = formOf('Ana').email
  const ask = (email = address, now = start, user = ana) => askForNewEmail(db, user.user.id, { email, password: PASSWORD }, mailing, now)
  const linkTo = async (email = address, now = start, user = ana) => {
    await ask(email, now, user)
    return tokenIn((await deliver(now)).at(-1) ?? '', 'confirma-email')
  }
  const confirm = async (token: string, now = start) => (await confirmEmail(db, personalData, token, 'ro', now)).email
  const profile = async () => (await call(app, 'GET', '/profile', { headers: ana.headers })).json()
  return { app, db, ana, address, deliver, ask, linkTo, confirm, profile }
}

test('an address is the account’s once the link sent to it is used; the old one is told, and what was signed with it stays', async () => {
  const { app, db, ana, address, deliver, ask, confirm, profile } = await aWorld()
  const [own, mothers] = [await aPetition(db), await aPetition(db)]
  await sign(app, own, ana.user.email, ana.headers)
  await sign(app, mothers, 'mama@exemplu.ro', ana.headers)
  await ask()
  const [mail = ''] = await deliver()
  expect(recipientOf(mail)).toBe(address)
  // Nothing of the account stands in it: anybody can type another's address.
  for (const secret of [ana.user.email, ana.user.name]) expect(mail).not.toContain(secret)
  expect((await profile()).email).toBe(ana.user.email)

  expect(await confirm(tokenIn(mail, 'confirma-email'))).toBe(address)
  expect(await profile()).toEqual({ ...ana.user, email: address })
  const [told = ''] = await deliver()
  expect([recipientOf(told), told]).toEqual([ana.user.email, expect.stringContaining('Pune adresa înapoi')])
  const login = (email: string) => call(app, 'POST', '/auth/login', { payload: { login: email, password: PASSWORD } })
  expect([(await login(address)).statusCode, (await login(ana.user.email)).statusCode]).toEqual([200, 401])

  const signatures = await call(app, 'GET', '/profile/signatures', { headers: ana.headers })
  expect(signatures.json().map(({ petition_id }: { petition_id: number }) => petition_id)).toEqual([own])
  expect((await call(app, 'DELETE', `/profile/signatures/${own}`, { headers: ana.headers })).statusCode).toBe(204)
})

test('the old address comes back by its link for seven days, with a new password and everybody signed out', async () => {
  const { app, db, ana, linkTo, confirm, deliver } = await aWorld()
  await confirm(await linkTo())
  const token = tokenIn((await deliver()).at(-1) ?? '', 'parola-noua')
  const undo = (now: Date) => resetPassword(db, personalData, { token, new_password: 'alt-tractor-galben' }, mailing, now)
  await expect(undo(minutesLater(WEEK_MINUTES))).rejects.toThrow(invalid)
  expect((await undo(minutesLater(WEEK_MINUTES - 1))).user).toEqual(ana.user)
  expect((await call(app, 'GET', '/profile', { headers: ana.headers })).statusCode).toBe(401)
  await expect(undo(start)).rejects.toThrow(invalid)
  expect(await db.selectFrom('account_links').select('hash').execute()).toEqual([])
})

test('an old address is nobody else’s while it may come back', async () => {
  const { app, db, ana, linkTo, confirm } = await aWorld()
  const dan = await person(app, 'Dan')
  await confirm(await linkTo())
  const form = { ...formOf('Mihai'), email: ana.user.email }
  await expect(register(db, form, mailing, start)).rejects.toThrow(taken)
  await expect(askForNewEmail(db, dan.user.id, { email: ana.user.email, password: PASSWORD }, mailing, start)).rejects.toThrow(taken)
  await expect(register(db, form, mailing, minutesLater(WEEK_MINUTES))).resolves.toMatchObject({ email: ana.user.email })
})

test('an account may go from address to address and back within a week', async () => {
  const { ana, address, linkTo, confirm, profile, deliver } = await aWorld()
  for (const [minute, email] of [address, ana.user.email, address].entries()) {
    await confirm(await linkTo(email, minutesLater(minute)), minutesLater(minute))
    expect((await profile()).email).toBe(email)
    expect((await deliver(minutesLater(minute))).map(recipientOf)).toEqual([email === address ? ana.user.email : address])
  }
})

test('a confirmation works once, for a day, and the newest alone', async () => {
  const { linkTo, confirm, profile, ana } = await aWorld()
  const first = await linkTo()
  const second = await linkTo(formOf('Ana').email, minutesLater(1))
  await expect(confirm(first, minutesLater(2))).rejects.toThrow(invalid)
  await expect(confirm(second, minutesLater(24 * 60 + 1))).rejects.toThrow(invalid)
  expect((await profile()).email).toBe(ana.user.email)
  await confirm(second, minutesLater(24 * 60))
  await expect(confirm(second, minutesLater(3))).rejects.toThrow(invalid)
})

test('somebody else’s address is refused when it is asked for and when it is confirmed, whatever its case', async () => {
  const { app, db, linkTo, confirm, ask, profile, ana } = await aWorld()
  const dan = await person(app, 'Dan')
  await expect(ask(dan.user.email.toUpperCase())).rejects.toThrow(taken)
  const free = formOf('Mihai')
  const token = await linkTo(free.email)
  await register(db, free, mailing)
  await expect(confirm(token)).rejects.toThrow(taken)
  expect((await profile()).email).toBe(ana.user.email)
})

test('of accounts and newcomers who want one address at once one gets it', async () => {
  const { app, db, address, ana, linkTo, confirm } = await aWorld()
  const [dan, mihai] = [await person(app, 'Dan'), await person(app, 'Mihai')]
  const tokens = [await linkTo(), await linkTo(address.toUpperCase(), start, dan), await linkTo(address, start, mihai)]
  const outcomes = await Promise.allSettled([...tokens.map((token) => confirm(token)), register(db, { ...formOf('Ilinca'), email: address }, mailing, start)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: taken })
  const keys = await db.selectFrom('users').select('email_key').execute()
  expect(keys.filter(({ email_key }) => email_key === address)).toHaveLength(1)
  expect(new Set(keys.map(({ email_key }) => email_key)).size).toBe(keys.length)
  expect(ana.user.email).not.toBe(address)
})

test('of many who confirm one link at once one succeeds', async () => {
  const { linkTo, confirm } = await aWorld()
  const token = await linkTo()
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => confirm(token)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: invalid })
})

test('an address is changed with the password alone, and nowhere on a site without mail', async () => {
  const { app, db, ana, address } = await aWorld()
  const wrong = askForNewEmail(db, ana.user.id, { email: address, password: 'nu-e-asta' }, mailing, start)
  await expect(wrong).rejects.toThrow('auth.password_wrong')
  const put = (payload: unknown, headers = ana.headers) => call(app, 'PUT', '/profile/email', { payload, headers })
  expect((await put({ email: address, password: PASSWORD })).json()).toMatchObject({ code: 'auth.no_mail', status: 409 })
  expect((await put({ email: 'nu e adresă', password: PASSWORD })).json().errors).toEqual([{ field: 'email', message: 'Adresa de e-mail nu este corectă.' }])
  expect((await call(app, 'PUT', '/profile/email', { payload: { email: address, password: PASSWORD } })).statusCode).toBe(401)
  expect(await db.selectFrom('outgoing_mails').select('id').execute()).toEqual([])
})

test('an account that is erased takes its links and mails along', async () => {
  const { app, db, ana, linkTo, ask } = await aWorld()
  const token = await linkTo()
  await ask()
  expect((await call(app, 'POST', '/profile/delete', { payload: { password: PASSWORD }, headers: ana.headers })).statusCode).toBe(204)
  expect(await db.selectFrom('outgoing_mails').select('id').execute()).toEqual([])
  await expect(confirmEmail(db, personalData, token, 'ro', start)).rejects.toThrow(invalid)
})

/** A site with mail, where Ana has just opened an account. */
async function registered() {
  const { db, deliver } = await aWorld()
  const form = formOf('Ilinca')
  const ilinca = await register(db, form, mailing, start)
  return { db, deliver, form, ilinca, confirm: (token: string) => confirmEmail(db, personalData, token, 'ro', start) }
}

test('the address an account was opened with is confirmed by a link, and nobody is told of a change', async () => {
  const { db, deliver, form, ilinca, confirm } = await registered()
  expect(await isConfirmed(db, ilinca.id)).toBe(false)
  const [mail = ''] = await deliver()
  expect([recipientOf(mail), mail]).toEqual([form.email, expect.stringContaining('s-a deschis un cont Bobita')])
  expect(mail).not.toContain(form.name)
  expect(await confirm(tokenIn(mail, 'confirma-email'))).toEqual({ email: form.email, moved: false })
  expect([await isConfirmed(db, ilinca.id), await deliver()]).toEqual([true, []])
  // Confirmed once is enough.
  await askToConfirm(db, ilinca.id, mailing, start)
  expect(await deliver()).toEqual([])
})

test('the link can be asked for again, and then only the last one works', async () => {
  const { db, deliver, ilinca, confirm } = await registered()
  const [first = ''] = await deliver()
  await askToConfirm(db, ilinca.id, { mails: true, language: 'en' }, start)
  const [second = ''] = await deliver()
  expect(second).toContain('A Bobita account was opened with this address')
  await expect(confirm(tokenIn(first, 'confirma-email'))).rejects.toThrow(invalid)
  await confirm(tokenIn(second, 'confirma-email'))
  expect(await isConfirmed(db, ilinca.id)).toBe(true)
})

test('an account that is deleted before its mail goes out gets none, and a site without mail sends none', async () => {
  const { db, deliver, ilinca } = await registered()
  await db.transaction().execute((tx) => eraseAccount(tx, personalData, ilinca.id))
  expect(await deliver()).toEqual([])
  await register(db, formOf('Dan'), { mails: false, language: 'ro' }, start)
  expect(await deliver()).toEqual([])
})

test('an account learns over HTTP whether its address is confirmed, and asks for the link so often an hour', async () => {
  const { app, database } = await emptyWorld({
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Bobita <cont@bobita.example>',
    PUBLIC_URL: 'https://bobita.example',
    LIMITS_SCALE: '1',
    LIMIT_NEW_EMAIL: '2',
  })
  const ana = await person(app, 'Ana')
  const state = () => call(app, 'GET', '/profile/email', { headers: ana.headers })
  expect((await state()).json()).toEqual({ confirmed: false })
  const send = () => call(app, 'POST', '/profile/email', { headers: ana.headers })
  expect([(await send()).statusCode, (await send()).statusCode]).toEqual([204, 204])
  const refused = await send()
  expect([refused.statusCode, refused.json().message]).toEqual([429, expect.stringMatching(/Încearcă din nou peste .* minute/)])
  const waiting = await database.db.selectFrom('outgoing_mails').select(['kind', 'email']).where('user_id', '=', ana.user.id).execute()
  expect(waiting).toEqual([{ kind: 'confirm_email', email: ana.user.email }])
})
