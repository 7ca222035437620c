import { expect, test } from 'vitest'
import { addressOf, narrowed, paramsOf } from './address.ts'

const START = { q: '', city: '', species: '', page: 1, id: null }

test.each([
  ['', START],
  ['q=Ana&city=Cluj&species=c%C3%A2ini&page=3&id=12', { q: 'Ana', city: 'Cluj', species: 'câini', page: 3, id: '12' }],
  ['page=0', START],
  ['page=-2', START],
  ['page=abc', START],
  ['page=1.5', START],
  ['id=', START],
  ['lang=en', START],
])('the address "%s" is read', (search, address) => {
  expect(addressOf(new URLSearchParams(search))).toEqual(address)
})

test('an address is written without what says nothing, and keeps the language', () => {
  const address = { ...START, q: 'ana maria', page: 2 }
  expect(paramsOf(address, new URLSearchParams('lang=en&q=old&id=9')).toString()).toBe('lang=en&q=ana+maria&page=2')
  expect(paramsOf(START).toString()).toBe('')
})

test('S-143 S-159 any change of search or filter starts at page 1, with nothing open', () => {
  const third = { q: 'ana', city: 'Cluj', species: '', page: 3, id: '7' }
  expect(narrowed(third, { q: 'an' })).toEqual({ q: 'an', city: 'Cluj', species: '', page: 1, id: null })
  expect(narrowed(third, { city: '' })).toMatchObject({ q: 'ana', city: '', page: 1 })
  expect(narrowed(third, { species: 'pisici' })).toMatchObject({ species: 'pisici', page: 1 })
})

test('a search longer than the API reads is cut, not refused', () => {
  expect(addressOf(new URLSearchParams(`q=${'a'.repeat(500)}`)).q).toHaveLength(100)
})
