import { expect, test } from 'vitest'
import { operate, operator } from '#tests/operators/operator.ts'
import { aPetition } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'
import { columns, shownWhole } from './listing.ts'

test('rows stand under the names of their columns, one a line, without columns in which nothing stands', () => {
  expect(
    columns([
      { id: 1, name: 'Azor', checked: null, at: '2026-11-20T10:00:00.000Z', found: true },
      { id: 12, name: 'Ștefania', checked: null, at: '2026-11-21T08:30:00Z', found: false, note: ['a', 'b'] },
    ]),
  ).toBe(
    [
      'id  name      at                 found  note', //
      '1   Azor      2026-11-20 10:00Z  true',
      '12  Ștefania  2026-11-21 08:30Z  false  ["a","b"]',
    ].join('\n'),
  )
})

test('no line is wider than a terminal: the longest texts are cut and an id is whole, so that it can be copied', () => {
  const id = 'a'.repeat(22)
  const row = { id, what: 'latră și '.repeat(60), reason: 'fals', email: `${'e'.repeat(60)}@exemplu.ro`, kind: 'set' }
  const [head = '', line = ''] = columns([row]).split('\n')
  expect(line.length).toBeLessThanOrEqual(120)
  expect(line).toMatch(/^a{22}  latră și .*…  fals    e+…  set$/)
  expect(head.indexOf('kind')).toBe(line.lastIndexOf('set'))
})

test('what people wrote steers no terminal and begins no line of its own', () => {
  expect(columns([{ id: 1, title: 'Apă\n\u009b2J\u202e pentru\u001b[2J câini' }])).toBe('id  title\n1   Apă 2J pentru [2J câini')
})

test('a list is columns, with --json a row a line; help says so', async () => {
  const { db } = (await emptyWorld()).database
  const id = await aPetition(db, { title: `Apă ${'proaspătă '.repeat(20)}` })
  const run = (...args: string[]) => operate(operator(db), args)
  const shown = (await run('petitions', 'list')).split('\n')
  expect(shown[0]).toMatch(/^id +title +current_signatures  required_signatures  is_active/)
  expect(shown.find((line) => line.startsWith(String(id)))).toMatch(/Apă proaspătă .*… +0/)
  const rows = (await run('petitions', 'list', '--json')).split('\n').map((line) => JSON.parse(line))
  expect(rows).toHaveLength(shown.length - 1)
  expect(rows.find((row) => row.id === id).title).toContain('proaspătă '.repeat(20))
  expect(await run('petitions', 'list', '--help')).toContain('[--json]')
  expect([await run('testimonials', 'list'), await run('testimonials', 'list', '--json')]).toEqual(['there are none', ''])
})

test('a list of 130,000 rows, or with a text of a million letters, is listed', () => {
  expect(columns(Array.from({ length: 130_000 }, (_, id) => ({ id }))).split('\n')).toHaveLength(130_001)
  expect(columns([{ id: 1, text: 'ș'.repeat(1_000_000) }]).split('\n')[1]).toHaveLength(120)
})

test('one thing is shown a field a line, whole, without fields in which nothing stands; with --json it is a line', () => {
  const row = { id: 'aB3', title: 'Apă\n\u009b2J\u202e pentru câini', photo_url: null, created_at: '2026-11-20T10:00:00.000Z', description: 'ș'.repeat(2_000) }
  expect(shownWhole(row, false)).toBe(
    [
      'id           aB3', //
      'title        Apă 2J pentru câini',
      'created_at   2026-11-20 10:00Z',
      `description  ${'ș'.repeat(2_000)}`,
    ].join('\n'),
  )
  expect(JSON.parse(shownWhole(row, true))).toMatchObject({ id: 'aB3', photo_url: null, created_at: '2026-11-20T10:00:00.000Z' })
})
