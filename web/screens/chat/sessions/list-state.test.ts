import { expect, test } from 'vitest'
import { savedSession } from './session.ts'
import { matching, sessionsOf, withFirst, withRestored, withTitle, without, type ListState } from './list-state.ts'

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
  expect(titles(withTitle(listOf(rex, mia), 's0', 'Rex doarme'))).toEqual(['Rex doarme', 'Mâncare pentru Mia'])
})

test('S-126 a deleted conversation leaves the list, and comes back to its place when that is undone', () => {
  const left = without(listOf(rex, mia, tom), 's1')
  expect(titles(left)).toEqual(['Rex latră', 'Țarc pentru Tom'])
  expect(mia && titles(withRestored(left, { session: mia, index: 1 }))).toEqual(['Rex latră', 'Mâncare pentru Mia', 'Țarc pentru Tom'])
})

test('searching the conversations minds neither case nor diacritics', () => {
  expect(matching(sessionsOf(listOf(rex, mia, tom)), ' TARC ', ({ title }) => title)).toEqual([tom])
})

test('a list that is not there yet is not changed', () => {
  expect(rex && withFirst({ kind: 'loading' }, rex)).toEqual({ kind: 'loading' })
})
