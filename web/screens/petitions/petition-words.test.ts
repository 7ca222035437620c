import { expect, test } from 'vitest'
import { readExamplePetitions } from '#content/petitions/petitions.ts'
import { petitionWords } from './petition-words.ts'

const [example] = readExamplePetitions().map((record) => Object.assign(record, { current_signatures: 0, verified_signatures: null, updates: [] }))

test('an English reader gets the English title and summary, a Romanian one what is signed', () => {
  if (!example) throw new Error('no example')
  expect(petitionWords(example, 'ro')).toEqual({ title: example.title, text: example.description, isSummary: false })
  expect(petitionWords(example, 'en')).toEqual({ title: example.title_en, text: example.summary_en, isSummary: true })
})

test('a petition without English words is shown in Romanian to everybody', () => {
  if (!example) throw new Error('no example')
  const plain = { ...example, title_en: null, summary_en: null }
  expect(petitionWords(plain, 'en')).toEqual({ title: example.title, text: example.description, isSummary: false })
})
