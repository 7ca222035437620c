import { expect, test } from 'vitest'
import { englishShares } from './english-shares.ts'
import type { Passage } from './passages.ts'

function section(id: string, heading: string, text: string): Passage {
  const passage = { kind: 'article', title: '', heading: '', text: '', url: '', checked_on: null, category: null, search: '' } as const
  return { ...passage, id: `article:1#${id}`, english: { title: '', summary: '', heading, text } }
}

const sections = [
  section('winter', 'How to keep a rabbit outdoors in winter', 'A rabbit may live outside in winter in a dry hutch.'),
  section('food', 'What a rabbit eats', 'Hay all day. Carrots rarely.'),
]

test('the section that holds the words few others do comes first, whatever their endings', () => {
  const share = englishShares('can rabbits live outside in the winters?', () => sections)
  expect(sections.map((passage) => share(passage).text > 0.5)).toEqual([true, false])
})

test('what holds none of an empty question holds nothing', () => {
  const share = englishShares('', () => sections)
  expect(sections.map(share)).toEqual([
    { text: 0, heading: 0 },
    { text: 0, heading: 0 },
  ])
})
