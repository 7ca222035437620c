import { expect, test } from 'vitest'
import { aPetition, listed, sign, signatureRows } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'

/** More than the ten connections of the pool, so that signers really wait for each other. */
const CROWD = 200

function crowd<Result>(each: (number: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: CROWD }, (_, number) => each(number)))
}

test('D-018 200 identical signatures at once count one', async () => {
  const { app, database } = await emptyWorld()
  const id = await aPetition(database.db)
  const answers = await crowd((number) => sign(app, id, number % 2 === 0 ? 'ana.pop@gmail.com' : 'AnaPop+x@googlemail.com'))
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
  expect((await listed(app, id)).current_signatures).toBe(1)
  expect(await signatureRows(database.db, id)).toBe(1)
})

test('D-019 200 different signatures at once count 200', async () => {
  const { app, database } = await emptyWorld()
  const id = await aPetition(database.db)
  await crowd((number) => sign(app, id, `om${number}@exemplu.ro`))
  expect((await listed(app, id)).current_signatures).toBe(CROWD)
  expect(await signatureRows(database.db, id)).toBe(CROWD)
})

test('200 people who want the last five places at once get five', async () => {
  const { app, database } = await emptyWorld()
  const id = await aPetition(database.db, { required_signatures: 5 })
  const answers = await crowd((number) => sign(app, id, `om${number}@exemplu.ro`))
  expect(answers.filter((answer) => answer.statusCode === 200).length).toBe(5)
  expect(answers.filter((answer) => answer.statusCode === 409).length).toBe(CROWD - 5)
  expect((await listed(app, id)).current_signatures).toBe(5)
  expect(await signatureRows(database.db, id)).toBe(5)
})

test('at every moment of a rush the counter equals the rows', async () => {
  const { app, database } = await emptyWorld()
  const id = await aPetition(database.db)
  let rushing = true
  const rush = crowd((number) => sign(app, id, `om${number % 150}@exemplu.ro`)).finally(() => (rushing = false))
  let looks = 0
  while (rushing) {
    // One statement sees one state: two would see signatures that arrived in between.
    const { counted, rows } = await database.db
      .selectFrom('petitions')
      .select((petition) => [
        'current_signatures as counted',
        petition
          .selectFrom('signatures')
          .select((row) => row.fn.countAll<number>().as('rows'))
          .whereRef('signatures.petition_id', '=', 'petitions.id')
          .as('rows'),
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(counted).toBe(Number(rows))
    looks += 1
  }
  await rush
  expect(looks).toBeGreaterThan(1)
  expect(await signatureRows(database.db, id)).toBe(150)
})

test('a petition closed in the middle of a rush counts nobody afterwards', async () => {
  const { app, database } = await emptyWorld()
  const id = await aPetition(database.db)
  const rush = crowd((number) => sign(app, id, `om${number}@exemplu.ro`))
  await database.db.updateTable('petitions').set({ is_active: 0 }).where('id', '=', id).execute()
  const answers = await rush
  const counted = answers.filter((answer) => answer.statusCode === 200).length
  const refused = answers.filter((answer) => answer.statusCode === 409).map((answer) => answer.json().code)
  expect(counted + refused.length).toBe(CROWD)
  expect(refused.every((code) => code === 'petition.closed')).toBe(true)
  expect(await signatureRows(database.db, id)).toBe(counted)
})
