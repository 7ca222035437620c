import { expect, test } from 'vitest'
import { actGroups, localPoliceAct, resources } from './links.ts'
import { readLawNotes } from './notes.ts'

const notes = readLawNotes().sections
const acts = [localPoliceAct, ...actGroups.flatMap(({ acts: group }) => group)]

test('every note has its act on the page, and every act its note', () => {
  expect(acts.map(({ anchor }) => anchor).toSorted()).toEqual(notes.map(({ anchor }) => anchor).toSorted())
})

test('an act leads where its note was read', () => {
  expect(acts.map(({ anchor, url }) => [anchor, url])).toEqual(acts.map(({ anchor }) => [anchor, notes.find((note) => note.anchor === anchor)?.source]))
})

test('S-282 S-283 S-284 S-285 S-286 S-287 S-288 the three groups hold the acts of the specification, all on the official portal', () => {
  const groups = actGroups.filter(({ name }) => name !== 'others')
  expect(groups.map(({ acts: group }) => group.map(({ anchor }) => anchor))).toEqual([
    ['legea-205-2004', 'ordinul-523-2008', 'oug-175-2020', 'legea-138-2022'],
    ['oug-155-2001', 'legea-258-2013'],
    ['oug-55-2002'],
  ])
  expect(groups.flatMap(({ acts: group }) => group.map(({ url }) => new URL(url).host)).every((host) => host === 'legislatie.just.ro')).toBe(true)
})

test('S-289 S-290 S-291 the resources are the portal, the veterinary authority and a database of summaries', () => {
  expect(resources.map(({ url }) => new URL(url).host)).toEqual(['legislatie.just.ro', 'www.ansvsa.ro', 'lege5.ro'])
})
