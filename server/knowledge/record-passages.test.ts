import { expect, test } from 'vitest'
import { readCatBreeds } from '#content/breeds/cats.ts'
import { readDogBreeds } from '#content/breeds/dogs.ts'
import { breedPassages, dogPassages } from './record-passages.ts'

const cats = breedPassages(readCatBreeds())
const dogs = dogPassages(readDogBreeds())

function passageOf(slug: string) {
  return dogs.find(({ id }) => id === `breed:${slug}`)
}

test('the passage of a dog tells its numbers from the record, in both languages', () => {
  const labrador = passageOf('labrador')
  expect(labrador).toMatchObject({ kind: 'breed', title: 'Labrador Retriever', url: '/tgamers?rasa=labrador' })
  for (const sentence of [
    'Labrador Retriever cântărește de obicei 25–36 kg.',
    'Labrador Retriever are de obicei o înălțime la greabăn de 54–62 cm.',
    'Labrador Retriever trăiește de obicei 10–14 ani.',
    'Blana: păr scurt, des, respinge apa.',
    'Talia: mare.',
    'Face parte din grupa FCI 8 (retrieveri, scotocitori și câini de apă), standardul 122.',
  ])
    expect(labrador?.text).toContain(sentence)
  expect(labrador?.english?.text).toContain('The Labrador Retriever usually weighs 25–36 kg.')
  expect(labrador?.english?.text).toContain('The Labrador Retriever is usually 54–62 cm tall at the withers.')
})

test('the passage of a dog that the ordinance names says what it asks, and no other does', () => {
  expect(passageOf('rottweiler')?.text).toContain('OUG 55/2002 numește rasa în categoria a II-a')
  expect(passageOf('rottweiler')?.english?.text).toContain('category II of dangerous dogs')
  expect(dogs.filter(({ text }) => text.includes('OUG 55/2002')).map(({ title }) => title)).toEqual([
    'Ciobănesc Caucazian',
    'Rottweiler',
    'Cane Corso',
    'American Staffordshire Terrier',
  ])
})

test('the passage of a cat tells its numbers, its code and its category from the record, in both languages', () => {
  const siamese = cats.find(({ id }) => id === 'breed:SIA')
  expect(siamese).toMatchObject({ kind: 'breed', title: 'Siameză', url: '/tgamers?rasa=SIA', english: { title: 'Siamese' } })
  for (const sentence of [
    'Cântărește de obicei 2,5–5,5 kg.',
    'Trăiește de obicei 12–18 ani.',
    'Blana ei: păr scurt, fin.',
    'Codul EMS este SIA.',
    'Face parte din categoria FIFe 4.',
  ])
    expect(siamese?.text).toContain(sentence)
  for (const sentence of [
    'It usually weighs 2.5–5.5 kg.',
    'It usually lives 12–18 years.',
    'Its coat: short, fine.',
    'The EMS code is SIA.',
    'It belongs to FIFe category 4.',
  ])
    expect(siamese?.english?.text).toContain(sentence)
})

test('a cat without a category in FIFe is said to be of none', () => {
  const unplaced = cats.filter(({ text }) => !text.includes('categoria FIFe')).map(({ id }) => id)
  expect(unplaced).toEqual(['breed:HCL', 'breed:HCS'])
})

test('every cat and dog is a passage of its own', () => {
  const ids = [...cats, ...dogs].map(({ id }) => id)
  expect(new Set(ids).size).toBe(92)
})
