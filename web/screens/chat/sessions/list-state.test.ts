import { expect, test } from 'vitest'
import { savedSession } from './session.ts'
import { foundIn, matching, sessionsOf, withFirst, withRestored, withTitle, without, type ListState } from './list-state.ts'

const now = new Date('2026-11-20T10:00:00.000Z')
const [rex, mia, tom] = ['Rex latră', 'Mâncare pentru Mia', 'Țarc pentru Tom'].map((title, index) => savedSession({ id: `s${index}`, title }, now))

function listOf(...sessions: (typeof rex)[]): ListState {
  return { kind: 'list', sessions: sessions.filter((session) => session !== undefined) }
}

function titles(list: ListState): string[] {
  return sessionsOf(list).map(({ title }) => title)
}

test('S-364 a new session is first in the list, and one that is talked in moves there', () => {
  const added = withFirst(listOf(rex, mia), savedSession({ id: 'nou', title: 'Chat nou' }, now))
  expect(titles(added)).toEqual(['Chat nou', 'Rex latră', 'Mâncare pentru Mia'])
  expect(titles(withFirst(listOf(rex, mia), savedSession({ id: 's1', title: 'Mia' }, now)))).toEqual(['Mia', 'Rex latră'])
})

test('S-122 a renamed conversation keeps its place', () => {
  expect(titles(withTitle(listOf(rex, mia), savedSession({ id: 's0' }), 'Rex doarme'))).toEqual(['Rex doarme', 'Mâncare pentru Mia'])
})

test('S-126 a deleted conversation leaves the list, and comes back to its place when that is undone', () => {
  const left = without(listOf(rex, mia, tom), 's1')
  expect(titles(left)).toEqual(['Rex latră', 'Țarc pentru Tom'])
  expect(mia && titles(withRestored(left, { session: mia, index: 1 }))).toEqual(['Rex latră', 'Mâncare pentru Mia', 'Țarc pentru Tom'])
})

test('searching the conversations minds neither case nor diacritics', () => {
  expect(matching(sessionsOf(listOf(rex, mia, tom)), ' TARC ', ({ title }) => title)).toEqual([tom])
})

test('what is found is shown as the list knows it by now, without what was deleted; one found and renamed is older than those listed', () => {
  const excerpt = [{ text: 'latră', found: true }]
  const old = { id: 'vechi', title: 'Veche', is_active: false, created_at: '2025-01-01T00:00:00.000Z', updated_at: '2025-01-02T00:00:00.000Z' }
  const found = [{ ...old, id: 's0' }, { ...old, id: 's1' }, old].map((conversation) => ({ ...conversation, excerpt }))
  const shown = foundIn(sessionsOf(listOf(rex, mia)), found, new Set(['s1']))
  expect(shown).toEqual([
    { session: rex, excerpt },
    { session: old, excerpt },
  ])
  expect(titles(withTitle(listOf(rex, mia), old, 'Foarte veche'))).toEqual(['Rex latră', 'Mâncare pentru Mia', 'Foarte veche'])
})

test('a list that is not there yet is not changed', () => {
  expect(rex && withFirst({ kind: 'loading' }, rex)).toEqual({ kind: 'loading' })
})
