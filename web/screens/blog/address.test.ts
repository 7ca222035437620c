import { expect, test } from 'vitest'
import { readAddress, searchOf } from './address.ts'

test('the search, the filter, the page and the preview live in the address and come back from it', () => {
  const address = { q: 'căpușe & purici', category: 'Prevenție', page: 3, openId: 26 }
  expect(readAddress(new URLSearchParams(searchOf(address)))).toEqual(address)
})

test('the first page of everything has a plain address', () => {
  expect(searchOf({ q: '', category: '', page: 1, openId: null })).toBe('?')
})

test.each(['?page=0', '?page=-2', '?page=1.5', '?page=abc', '?page='])('an address that makes no sense is the first page: %s', (search) => {
  expect(readAddress(new URLSearchParams(search)).page).toBe(1)
})

test('a search in an address is no longer than the box takes', () => {
  expect(readAddress(new URLSearchParams({ q: 'a'.repeat(500) })).q).toHaveLength(100)
})
