import { expect, test } from 'vitest'
import { ownAddress } from './own-address.ts'

const own = (asked: string | null) => ownAddress(asked, 'https://bobita.example')

test('the page shown without a network leads back to an address of this site and to no other', () => {
  expect(own('/blog/77?lang=en')).toBe('/blog/77?lang=en')
  for (const foreign of [null, '', 'https://evil.example', '//evil.example/x', '/\\evil.example', 'javascript:alert(1)', '\\\\evil.example', ' /x'])
    expect(own(foreign)).toBeNull()
})
