import { beforeEach, expect, test } from 'vitest'
import { call, person } from '#tests/cast.ts'
import { aPetition, listed, sign, signatureRows } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../bobita.ts'
import { machineActor } from '../operators/audit.ts'
import { invalidate } from './invalidate.ts'
import { createSignatureQueue } from './signature-batches.ts'
import { withdraw } from './withdraw.ts'
import { newWithdrawalCode, withdrawalCodeHash } from './withdrawal-code.ts'

let world: Bobita
let id: number
beforeEach(async () => {
  world = await emptyWorld()
  id = await aPetition(world.database.db)
})

const codeOf = async (email: string, headers = {}) => (await sign(world.app, id, email, headers)).json().withdrawal_code
const takeBack = (code: string) => call(world.app, 'POST', '/petitions/withdraw-by-code', { payload: { code } })

test('who signs where no mail is sent is shown a code once, which takes the signature back however it is typed', async () => {
  const code = await codeOf('ana@exemplu.ro')
  expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/)
  await codeOf('dan@exemplu.ro')
  const links = await world.database.db.selectFrom('signature_links').selectAll().execute()
  expect(links.map(({ purpose }) => purpose)).toEqual(['code', 'code'])
  expect(JSON.stringify(links)).not.toContain(code)
  const answer = await takeBack(` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `)
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { petition_id: id }])
  expect([await signatureRows(world.database.db, id), (await listed(world.app, id)).current_signatures]).toEqual([1, 1])
  expect((await takeBack(code)).json().code).toBe('petition.code_invalid')
})

test('D-018 a stranger who repeats a mailbox gets a code like anybody, which opens nothing; so does a robot', async () => {
  const code = await codeOf('ana@exemplu.ro')
  const repeated = await codeOf('Ana@exemplu.ro')
  const robot = (await call(world.app, 'POST', `/petitions/${id}/sign`, { payload: { full_name: 'Robot', email: 'robot@exemplu.ro', comment: 'x' } })).json()
    .withdrawal_code
  for (const useless of [repeated, robot, newWithdrawalCode(), 'x', '-----']) {
    expect(String(useless).length).toBeGreaterThan(0)
    expect((await takeBack(useless)).statusCode).toBe(404)
  }
  expect(repeated).toHaveLength(code.length)
  expect((await takeBack(code)).statusCode).toBe(200)
})

test('whoever signs with the address of their account withdraws there, with another one by the code; where mail is sent nobody gets one', async () => {
  const ana = await person(world.app, 'Ana')
  expect(await codeOf(ana.user.email, ana.headers)).toBeNull()
  expect(await codeOf('alta@exemplu.ro', ana.headers)).toMatch(/-/)
  const mailed = await emptyWorld({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Bobita <a@bobita.example>', PUBLIC_URL: 'https://bobita.example' })
  const petition = await aPetition(mailed.database.db)
  expect((await sign(mailed.app, petition, 'ana@exemplu.ro')).json().withdrawal_code).toBeNull()
})

test('a code ends with its signature: after a withdrawal or a removal it opens nothing the mailbox signs later', async () => {
  const { db } = world.database
  const first = await codeOf('ana@exemplu.ro')
  await withdraw(db, id, { email_key: 'ana@exemplu.ro' })
  const second = await codeOf('ana@exemplu.ro')
  expect((await takeBack(first)).statusCode).toBe(404)
  const kept = await codeOf('dan@altul.ro')
  await invalidate(db, machineActor(), 'secret', id, { domain: 'exemplu.ro' })
  await codeOf('ana@exemplu.ro')
  expect((await takeBack(second)).statusCode).toBe(404)
  expect((await takeBack(kept)).statusCode).toBe(200)
})

test('signatures that share a transaction each keep their own code', async () => {
  const queue = createSignatureQueue(world.database, { mails: false })
  const codes = Array.from({ length: 20 }, newWithdrawalCode)
  await Promise.all(
    codes.map((code, number) =>
      queue.signPetition(
        id,
        { full_name: 'Ana', email: `a${number}@exemplu.ro` },
        { browserHash: String(number), userId: null, codeHash: withdrawalCodeHash(code) },
      ),
    ),
  )
  for (const code of codes.slice(1)) expect((await takeBack(code)).statusCode).toBe(200)
  const left = await world.database.db.selectFrom('signatures').select('email').where('petition_id', '=', id).execute()
  expect(left).toEqual([{ email: 'a0@exemplu.ro' }])
})
