import { expect, test } from 'vitest'
import { readContext } from './context.ts'

const user = (content: string) => ({ role: 'user' as const, content })
const bobita = (content: string) => ({ role: 'assistant' as const, content })

test('a first question has nothing before it', () => {
  expect(readContext([])).toEqual({ standing: '', all: '' })
})

test('a chain of follow-ups leads back to the question that stands on its own', () => {
  const earlier = [user('cum scot o căpușă'), bobita('…'), user('dresor în Iași'), bobita('…'), user('dar în Cluj?'), bobita('…')]
  expect(readContext(earlier)).toEqual({ standing: 'dresor în Iași', all: 'dar în Cluj? dresor în Iași' })
})

test('what was asked before another question is left behind', () => {
  expect(readContext([user('ce vaccinuri face un cățel'), user('cum scot o căpușă')]).all).toBe('cum scot o căpușă')
})
