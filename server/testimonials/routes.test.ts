import { expect, test } from 'vitest'
import { z } from 'zod'
import { testimonial } from '#contract/testimonials.ts'
import { call } from '#tests/cast.ts'
import { operate, operator } from '#tests/operators/operator.ts'
import { emptyWorld } from '#tests/world.ts'

const { app, database } = await emptyWorld()
const run = (...args: string[]) => operate(operator(database.db), ['testimonials', ...args])
const say = (name: string, ...more: string[]) => run('add', '--name', name, '--text', `Mulțumesc, ${name}.`, '--consent', 'mail of 1 November 2026', ...more)
const shown = async () => z.array(z.strictObject(testimonial.shape)).parse((await call(app, 'GET', '/testimonials')).json())

test('a new site shows nobody as having said anything; then the latest three, without how they agreed', async () => {
  await emptyWorld()
  expect(await shown()).toEqual([])
  expect(await run('list')).toBe('there are none')
  for (const name of ['Ana', 'Dan', 'Ilinca', 'Mihai']) await say(name, '--rating', '5')
  expect(await shown()).toMatchObject([
    { name: 'Mihai', text: 'Mulțumesc, Mihai.', rating: 5 },
    { name: 'Ilinca', rating: 5 },
    { name: 'Dan', rating: 5 },
  ])
})

test('operators see who agreed how, take one back, and what they did is kept without names', async () => {
  await emptyWorld()
  const id = /\d+/.exec(await say('Ana'))?.[0] ?? ''
  expect(await shown()).toMatchObject([{ rating: null }])
  expect(await run('list', '--json')).toContain('"consent":"mail of 1 November 2026"')
  expect(await run('remove', '--id', id)).toBe(`testimonial ${id} is gone`)
  expect(await shown()).toEqual([])
  await expect(run('remove', '--id', id)).rejects.toThrow('there is no such testimonial')
  const kept = await database.db.selectFrom('operator_actions').select(['action', 'details']).orderBy('created_at').orderBy('action').execute()
  expect(kept).toEqual(['testimonials.add', 'testimonials.remove'].map((action) => ({ action, details: JSON.stringify({ id: Number(id) }) })))
})

test.each([
  [['--name', 'Ana', '--text', 'Bun.'], '--consent'],
  [['--name', 'Ana', '--consent', 'mail'], '--text'],
  [['--name', 'Ana', '--text', 'Bun.', '--consent', ' '], '--consent'],
  [['--name', 'Ana', '--text', 'Bun.', '--consent', 'mail', '--rating', '6'], '--rating'],
  [['--name', 'Ana', '--text', 'a'.repeat(601), '--consent', 'mail'], '--text'],
])('what nobody agreed to, or nobody could have said, is refused: %j', async (args, named) => {
  await emptyWorld()
  await expect(run('add', ...args)).rejects.toThrow(named)
  expect(await shown()).toEqual([])
})
