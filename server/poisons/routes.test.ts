import { expect, test } from 'vitest'
import { z } from 'zod'
import { readPoisons } from '#content/poisons/poisons.ts'
import { poison } from '#contract/poisons.ts'
import { emptyWorld } from '#tests/world.ts'

test('the table of poisons is answered in Romanian or English, every entry with its names in both', async () => {
  const { app } = await emptyWorld()
  for (const language of ['ro', 'en'] as const) {
    const answer = await app.inject(`/api/v1/poisons?language=${language}`)
    const table = z.array(poison).parse(answer.json())
    expect(answer.headers['x-total-count']).toBe(String(readPoisons().length))
    for (const [index, entry] of readPoisons().entries()) {
      expect(table[index], entry.id).toMatchObject({
        id: entry.id,
        name: entry[language],
        signs: entry.signs[language],
        now: entry.now[language],
        article: entry.article,
      })
      expect([table[index]?.name, ...(table[index]?.other_names ?? [])], entry.id).toEqual(expect.arrayContaining([entry.ro, entry.en, ...entry.others]))
    }
  }
})

test('a species that no article speaks of is not called safe', async () => {
  const { app } = await emptyWorld()
  const table = z.array(poison).parse((await app.inject('/api/v1/poisons')).json())
  expect(table.find(({ id }) => id === 'permethrin')?.danger).toEqual({ dog: null, cat: 'deadly', rabbit: null, bird: null })
})

test('the table in another language is refused', async () => {
  const { app } = await emptyWorld()
  expect((await app.inject('/api/v1/poisons?language=hu')).statusCode).toBe(422)
})
