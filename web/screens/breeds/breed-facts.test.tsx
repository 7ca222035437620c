import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readCatBreeds } from '#content/breeds/cats.ts'
import { readDogBreeds } from '#content/breeds/dogs.ts'
import type { Language } from '#texts/language.ts'
import { LanguageContext } from '#web/lib/language-context.ts'
import { BreedFacts } from './breed-facts.tsx'
import type { ShownBreed, ShownCat } from './catalogue.ts'
import { dogInLanguage, inLanguage } from './in-language.ts'

/** The words a reader sees, one line for each fact and one for the note. */
function factsOf(ems: string, language: Language, changed: Partial<ShownCat> = {}): string[] {
  const breed = readCatBreeds().find((one) => one.ems === ems)
  return breed ? linesOf({ ...inLanguage(breed, language), ...changed }, language) : []
}

function factsOfDog(slug: string, language: Language): string[] {
  const dog = readDogBreeds().find((one) => one.slug === slug)
  return dog ? linesOf(dogInLanguage(dog, language), language) : []
}

function linesOf(breed: ShownBreed, language: Language): string[] {
  return renderToString(
    <LanguageContext value={language}>
      <BreedFacts breed={breed} />
    </LanguageContext>,
  )
    .split(/<\/div>|<\/dl>/)
    .map((line) => line.replaceAll(/<[^>]*>/g, '').trim())
    .filter(Boolean)
}

test('a breed shows weight, life span, coat, code and category, and says they are a guide', () => {
  expect(factsOf('MCO', 'ro')).toEqual([
    'Greutate obișnuită 4,5–9 kg',
    'Durata de viață 12–15 ani',
    'Blană păr semilung, neuniform, respinge apa',
    'Cod EMS MCO',
    'Categoria FIFe 2',
    'Valori orientative, din cunoștințe generale, fără măsurători proprii.',
  ])
})

test('a reader in English has the facts in English', () => {
  expect(factsOf('MCO', 'en')).toEqual([
    'Usual weight 4.5–9 kg',
    'Life span 12–15 years',
    'Coat semi-long, uneven, water-repellent',
    'EMS code MCO',
    'FIFe category 2',
    'Approximate values from general knowledge, not measured by us.',
  ])
})

test('a cat without hair is not said to have any', () => {
  expect(factsOf('SPH', 'ro')).toContain('Blană fără păr, cu puf fin, ca de piersică')
})

test('a fact nobody tells is left out', () => {
  const lines = factsOf('HCS', 'ro', { weight_kg: null, life_years: null })
  expect(lines[0]).toBe('Blană păr scurt')
  expect(lines).toContain('Categoria FIFe - (pisici de casă, în afara categoriilor)')
})

test('twenty years and more are said the Romanian way', () => {
  expect(factsOf('HCS', 'ro', { life_years: { from: 15, to: 20 } })).toContain('Durata de viață 15–20 de ani')
})

test('a dog shows size, height, weight, life span, coat, risks and its FCI group and standard', () => {
  expect(factsOfDog('labrador', 'ro')).toEqual([
    'Talia mare',
    'Înălțime la greabăn 54–62 cm',
    'Greutate obișnuită 25–36 kg',
    'Durata de viață 10–14 ani',
    'Blană păr scurt, des, respinge apa',
    'Riscuri de sănătate obezitate; displazie de șold și de cot; ruptură de ligament încrucișat; atrofie de retină (test ADN)',
    'Grupa FCI 8 (retrieveri, scotocitori și câini de apă), standardul 122',
    'Valori orientative, din cunoștințe generale, fără măsurători proprii.',
  ])
  expect(factsOfDog('chihuahua', 'en')).toContain('Usual weight 1.5–3 kg')
  expect(factsOfDog('caniche', 'en')[0]).toBe('Size very small, small, medium, large')
})
