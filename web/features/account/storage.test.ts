import { beforeEach, expect, test, vi } from 'vitest'
import { readStored, USER_KEY, writeStored } from './storage.ts'

const ana = { id: 'a'.repeat(22), name: 'Ana', email: 'ana@exemplu.ro', phone_number: null }
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('S-351 S-353 S-354 what was stored is read again', () => {
  writeStored({ user: ana, token: 't' })
  expect(readStored()).toEqual({ user: ana, token: 't' })
})

test.each(['{broken', 'null', '"Ana"', '{"id":1}'])('S-352 an unreadable saved user (%s) clears both', (saved) => {
  kept.set('token', 't')
  kept.set(USER_KEY, saved)
  expect([readStored(), kept.size]).toEqual([null, 0])
})

test('S-355 logout clears both', () => {
  writeStored({ user: ana, token: 't' })
  writeStored(null)
  expect(kept.size).toBe(0)
})

test.each([
  ['a token without a user', 'token', 't'],
  ['a user without a token', USER_KEY, JSON.stringify(ana)],
])('S-357 %s is a guest', (_, key, value) => {
  kept.set(key, value)
  expect(readStored()).toBeNull()
})

test('a browser that refuses storage has a guest', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readStored()).toBeNull()
})
