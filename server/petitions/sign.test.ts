import { expect, test } from 'vitest'
import { aPetition, signatureRows } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'
import { countsOfOpenPetition } from './petitions.ts'
import { createSignatureQueue } from './signature-batches.ts'

/** A signature by the n-th person, each with a browser of their own. */
function by(number: number) {
  return [
    { full_name: `Om ${number}`, email: `om${number}@exemplu.ro` },
    { browserHash: `browser ${number}`, userId: null },
  ] as const
}

test('D-019 a hundred people who sign at once raise the counter by a hundred', async () => {
  const { db } = (await emptyWorld()).database
  const { signPetition } = createSignatureQueue({ db }, { mails: false })
  const id = await aPetition(db)
  await Promise.all(Array.from({ length: 100 }, (_, number) => signPetition(id, ...by(number))))
  expect((await countsOfOpenPetition(db, id)).current_signatures).toBe(100)
  expect(await signatureRows(db, id)).toBe(100)
})

test('D-018 fifty tries of one mailbox at once count one', async () => {
  const { db } = (await emptyWorld()).database
  const { signPetition } = createSignatureQueue({ db }, { mails: false })
  const id = await aPetition(db)
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => signPetition(id, ...by(1))))
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(1)
  expect((await countsOfOpenPetition(db, id)).current_signatures).toBe(1)
  expect(await signatureRows(db, id)).toBe(1)
})

test('the last five signatures a goal needs are of five people, and the counter stops at the goal', async () => {
  const { db } = (await emptyWorld()).database
  const { signPetition } = createSignatureQueue({ db }, { mails: false })
  const id = await aPetition(db, { required_signatures: 5 })
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, (_, number) => signPetition(id, ...by(number))))
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(5)
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason.code)] : []))
  expect(new Set(refusals)).toEqual(new Set(['petition.goal_reached']))
  expect(await signatureRows(db, id)).toBe(5)
})

test('a signature keeps the instant it is given and the address as typed', async () => {
  const { db } = (await emptyWorld()).database
  const { signPetition } = createSignatureQueue({ db }, { mails: false })
  const id = await aPetition(db)
  await signPetition(
    id,
    { full_name: ' Ana Pop ', email: 'Ana+x@Exemplu.ro', phone_number: '' },
    { browserHash: 'b', userId: null },
    new Date('2026-11-21T10:00:00Z'),
  )
  expect(await db.selectFrom('signatures').selectAll().where('petition_id', '=', id).execute()).toEqual([
    {
      of_former_address: null,
      wants_updates: 0,
      petition_id: id,
      email_key: 'ana@exemplu.ro',
      full_name: 'Ana Pop',
      email: 'Ana+x@Exemplu.ro',
      phone_number: null,
      browser_hash: 'b',
      user_id: null,
      created_at: '2026-11-21T10:00:00.000Z',
      verified_at: null,
      network: null,
    },
  ])
})
