import { expect, test } from 'vitest'
import { readPlaces } from './listed-places.ts'
import { readPlaceQuestion } from './place-question.ts'

const places = readPlaces(['Bacău, județul Bacău', 'Cluj-Napoca, județul Cluj', 'Cluj-Napoca', 'Alba Iulia, județul Alba', 'București, sectorul 3'])

test.each([
  ['adăpost în Bacău', { kind: 'shelter', place: 'Bacău', listed: true }],
  ['ADAPOSTURI BACAU', { kind: 'shelter', place: 'Bacău', listed: true }],
  ['dresor de câini la Cluj-Napoca', { kind: 'trainer', place: 'Cluj-Napoca', listed: true }],
  ['dresori cluj', { kind: 'trainer', place: 'Cluj', listed: true }],
  ['shelter near Bucharest', { kind: 'shelter', place: 'București', listed: true }],
  ['unde găsesc un adăpost în Vaslui', { kind: 'shelter', place: 'Vaslui', listed: true }],
  ['adăpost în Fălticeni', { kind: 'shelter', place: 'Fălticeni', listed: false }],
  ['dresor pentru pui de ciobănesc în Bacău', { kind: 'trainer', place: 'Bacău', listed: true, animals: ['dog'] }],
  ['dresor pentru pisici în Cluj', { kind: 'trainer', place: 'Cluj', listed: true, animals: ['cat'] }],
  ['trainer for my german shepherd puppy in Bacau', { kind: 'trainer', place: 'Bacău', listed: true, animals: ['dog'] }],
])('a question for the records of a place is read: %s', (question, read) => {
  expect(readPlaceQuestion(question, places)).toMatchObject(read)
})

test.each([
  'cum ajut un adăpost din Bacău',
  'un adăpost din Bacău își bate câinii',
  'adăpost pentru o pisică alba',
  'cum aleg un dresor',
  'dresor la domiciliu',
  'petiție pentru Bacău',
  '',
])('a question about something else is left to the articles: %s', (question) => {
  expect(readPlaceQuestion(question, places)).toBeNull()
})

test.each([
  ['dar în Cluj?', 'dresor în Bacău', { kind: 'trainer', place: 'Cluj' }],
  ['si in bacau?', 'adăpost de câini în Cluj', { kind: 'shelter', place: 'Bacău' }],
  ['dar în Fălticeni?', 'adăpost în Bacău', { kind: 'shelter', place: 'Fălticeni', listed: false }],
])('a question that only names another place goes on with what was looked for: %s', (question, context, read) => {
  expect(readPlaceQuestion(question, places, context)).toMatchObject(read)
})

test.each([
  ['dar în Cluj?', 'cum aleg un dresor'],
  ['cum scot o căpușă', 'adăpost în Bacău'],
  ['dar la pisici?', 'adăpost în Bacău'],
])('a question that goes on with something else looks for no place: %s', (question, context) => {
  expect(readPlaceQuestion(question, places, context)).toBeNull()
})

test('a county finds the towns in it, also where a record names only the town', () => {
  expect(places.within('Cluj', ['Cluj-Napoca', 'Bacău'])).toEqual(['Cluj-Napoca'])
  expect(places.within('Vaslui', ['Cluj-Napoca', 'Bacău'])).toEqual([])
})
