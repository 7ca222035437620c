import { expect, test } from 'vitest'
import { pairVector } from './word-pairs.ts'

const SLOTS = 2 ** 18

function likeness(one: string, other: string, before: string[] = []): number {
  const [mine, theirs] = [pairVector(one, [], SLOTS), pairVector(other, before, SLOTS)]
  const values = new Map([...theirs.indices].map((slot, at) => [slot, theirs.values[at] ?? 0]))
  return mine.indices.reduce((sum, slot, at) => sum + (mine.values[at] ?? 0) * (values.get(slot) ?? 0), 0)
}

test('a message has the length 1, whatever its own length', () => {
  for (const text of ['câine', 'a mâncat o tabletă întreagă de ciocolată și tremură', 'pisică '.repeat(400)]) {
    const { indices, values } = pairVector(text, [], SLOTS)
    expect(new Set(indices).size).toBe(indices.length)
    expect(Math.max(...indices)).toBeLessThan(SLOTS)
    expect(values.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1)
  }
})

test('a message without words has no pairs', () => {
  for (const text of ['', '… —', '🐕']) expect(pairVector(text, [], SLOTS).indices).toHaveLength(0)
})

test('diacritics, case and endings change nothing', () => {
  expect(likeness('Câinele MÂNCASE ciocolata', 'cainele mancase ciocolată')).toBeCloseTo(1)
  expect(likeness('câinele a tremurat', 'câinelui a tremura')).toBeCloseTo(1)
})

test('words that do not touch make a pair, in their order', () => {
  const apart = likeness('acum doi ani', 'acum vreo doi ani')
  expect(apart).toBeGreaterThan(0.5)
  expect(likeness('acum doi ani', 'ani doi acum')).toBeLessThan(apart)
  // Nine words between them are too many.
  expect(likeness('acum ani', 'acum unu doi trei patru cinci șase șapte opt nouă ani')).toBeLessThan(likeness('acum ani', 'acum unu ani'))
})

test('messages before the last one count, and less than it', () => {
  const alone = likeness('a mâncat ciocolată', 'tremură toată')
  const after = likeness('a mâncat ciocolată', 'tremură toată', ['a mâncat ciocolată'])
  expect(after).toBeGreaterThan(alone)
  expect(after).toBeLessThan(likeness('tremură toată', 'tremură toată', ['a mâncat ciocolată']))
})
