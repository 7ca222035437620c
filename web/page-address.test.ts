import { expect, test } from 'vitest'
import { pageAddresses, UNKNOWN_ADDRESS } from './page-address.ts'

const pageAddress = pageAddresses(['', 'home', 'shelters', 'tgamers', 'chat/:sessionId?', 'blog/:id', 'plangeri/petitie'])

test.each([
  ['/shelters', 'q=iasi&utm_source=x&page=2&lang=en', '/shelters?page=2&q=iasi'],
  ['/shelters', 'page=2&q=iasi', '/shelters?page=2&q=iasi'],
  ['/tgamers', 'talie=large&specie=caini&grupa=8&x=1', '/tgamers?grupa=8&specie=caini&talie=large'],
  ['/home', 'fbclid=1', '/home'],
  ['/chat/AAAAAAAAAAAAAAAAAAAAAA', '', '/chat/_'],
  ['/chat/AAAAAAAAAAAAAAAAAAAAAA.data', '_routes=root', '/chat/_.data?_routes=root'],
  ['/chat', '', '/chat'],
  ['/blog/12', '', '/blog/12'],
])('%s?%s is kept as %s', (path, query, address) => {
  expect(pageAddress(path, new URLSearchParams(query))).toBe(address)
})

test.each(['/', '/Home', '/home/', '/h%6fme', '/plangeri/petitie', '/operatori', '/operatori/propuneri', '/home.data', '/blog/x'])(
  '%s may be a screen',
  (path) => {
    expect(pageAddress(path, new URLSearchParams())).not.toBe(UNKNOWN_ADDRESS)
  },
)

test('the data of all unknown addresses is one too', () => {
  for (const path of ['/x.data', '/a/b/c.data', '/home/x.data']) expect(pageAddress(path, new URLSearchParams())).toBe(`${UNKNOWN_ADDRESS}.data`)
  for (const path of ['/_root.data', '/blog/1.data', '/__manifest']) expect(pageAddress(path, new URLSearchParams())).toBe(path)
})

test.each([
  '/home.DATA',
  '/__x',
  '/x',
  '/home/x',
  '/blog',
  '/blog/1/2',
  '/plangeri',
  '/chat/a/b',
  '/%',
  '/home.dat',
  '/wp-login.php',
  `/home${'x'.repeat(300)}`,
])('%s is none, and one page with all that are none', (path) => {
  expect(pageAddress(path, new URLSearchParams({ q: 'x', page: '2' }))).toBe(UNKNOWN_ADDRESS)
})
