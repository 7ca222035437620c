import { expect, test } from 'vitest'
import { offlineAnswer } from './wait.ts'

test('an emergency gets its card in the language it is written in, with the article it rests on', () => {
  const { card, sources } = offlineAnswer('a kutyám megevett egy tábla csokit, mit csináljak?', 'ro')
  expect(card).toMatchObject({ id: 'chocolate', language: 'hu', level: 'now', source_id: 1 })
  expect(sources).toMatchObject([{ id: 1, url: '/blog/3', kind: 'urgent' }])
  expect(offlineAnswer('My dog ate a bar of chocolate, what do I do?', 'ro').card?.language).toBe('en')
  expect(offlineAnswer('собака з’їла плитку шоколаду', 'ro').card?.language).toBe('uk')
})

test('a calm question gets no card', () => {
  expect(offlineAnswer('Cum îmi învăț câinele să stea?', 'ro')).toEqual({ card: null, sources: [] })
})

test('offline, too, a card on which no vet helps speaks of none', () => {
  expect(offlineAnswer('am strans pastilele, de maine nu mai sunt, nu mai vreau sa traiesc', 'ro').card).toMatchObject({ id: 'person-in-danger', vet: false })
  expect(offlineAnswer('câinele a mâncat o tabletă de ciocolată', 'ro').card).not.toHaveProperty('vet')
})
