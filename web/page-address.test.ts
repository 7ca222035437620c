import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

test.each([
  ['/shelters', 'q=iasi&utm_source=x&page=2&lang=en', '/shelters?page=2&q=iasi'],
  ['/shelters', 'page=2&q=iasi', '/shelters?page=2&q=iasi'],
  ['/home', 'fbclid=1', '/home'],
  ['/chat/AAAAAAAAAAAAAAAAAAAAAA', '', '/chat/_'],
  ['/chat/AAAAAAAAAAAAAAAAAAAAAA.data', '_routes=root', '/chat/_.data?_routes=root'],
  ['/chat', '', '/chat'],
  ['/blog/12', '', '/blog/12'],
])('%s?%s is kept as %s', (path, query, address) => {
  expect(pageAddress(path, new URLSearchParams(query))).toBe(address)
})
