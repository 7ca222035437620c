import { expect, test } from 'vitest'
import { aPetition, signatureRows } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'
import { Refusal } from '../platform/refusal.ts'
import { readPetition } from './petitions.ts'
import { createSignatureQueue } from './signature-batches.ts'

const form = (name: string) => ({ full_name: 'Ana Exemplu', email: `${name}@exemplu.ro` })
const guest = (browserHash: string) => ({ browserHash, userId: null })

test('everybody in one rush is told what became of their own signature', async () => {
  const { database } = await emptyWorld()
  const [open, closed] = [await aPetition(database.db, { required_signatures: 3 }), await aPetition(database.db, { is_active: 0 })]
  const queue = createSignatureQueue(database, { mails: false })
  const outcomes = await Promise.all(
    [
      queue.signPetition(open, form('ana'), guest('a')),
      queue.signPetition(open, form('ana'), guest('a')),
      queue.signPetition(open, form('ana'), guest('stranger')),
      queue.signPetition(open, form('dan'), guest('d')),
      queue.signPetition(open, form('ilinca'), guest('i')),
      queue.signPetition(open, form('mihai'), guest('m')),
      queue.signPetition(closed, form('ana'), guest('a')),
      queue.signPetition(999, form('ana'), guest('a')),
    ].map((signing) => signing.then(({ current_signatures }) => current_signatures, told)),
  )
  expect(outcomes).toEqual([1, 'petition.already_signed', 1, 2, 3, 'petition.goal_reached', 'petition.closed', 'petition.not_found'])
  expect((await readPetition(database.db, open)).current_signatures).toBe(3)
})

test('one signature the database refuses does not take the others of its rush with it', async () => {
  const { database } = await emptyWorld()
  const id = await aPetition(database.db)
  const queue = createSignatureQueue(database, { mails: false })
  const nobody = { browserHash: 'x', userId: 'an account that does not exist' }
  const outcomes = await Promise.allSettled([
    queue.signPetition(id, form('ana'), guest('a')),
    queue.signPetition(id, form('bogdan'), nobody),
    queue.signPetition(id, form('dan'), guest('d')),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect((await readPetition(database.db, id)).current_signatures).toBe(2)
  expect(await signatureRows(database.db, id)).toBe(2)
})

test('a rush that no memory should hold is told to come again', async () => {
  const { database } = await emptyWorld()
  const id = await aPetition(database.db, { is_active: 0 })
  const queue = createSignatureQueue(database, { mails: false })
  const crowd = Array.from({ length: 4_200 }, (_, number) => queue.signPetition(id, form(`om${number}`), guest('b')).then(() => 'signed', told))
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(['petition.closed', 'server.unavailable']))
})

function told(error: unknown): string {
  return error instanceof Refusal ? error.code : 'failed'
}
