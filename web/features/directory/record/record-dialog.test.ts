import { expect, test } from 'vitest'
import { mapHref, websiteHref } from './record-dialog.tsx'

test.each([
  ['exemplu.ro', 'https://exemplu.ro'],
  ['www.exemplu.ro/adopta?x=1', 'https://www.exemplu.ro/adopta?x=1'],
  [' exemplu.ro ', 'https://exemplu.ro'],
  ['exemplu.ro:8080', 'https://exemplu.ro:8080'],
  ['https://exemplu.ro', 'https://exemplu.ro'],
  ['http://exemplu.ro', 'http://exemplu.ro'],
  ['HTTPS://exemplu.ro', 'HTTPS://exemplu.ro'],
])('S-157 S-507 the website "%s" opens as %s', (website, href) => {
  expect(websiteHref(website)).toBe(href)
})

test.each([null, '', '  ', 'javascript:alert(1)', 'ftp://exemplu.ro', 'file:///etc/passwd', 'data:text/html,x', 'nu are site'])(
  '"%s" is no website to open',
  (website) => {
    expect(websiteHref(website)).toBeNull()
  },
)

test('a place is looked up with its diacritics', () => {
  expect(mapHref('Târgu Mureș, județul Mureș')).toBe('https://www.openstreetmap.org/search?query=T%C3%A2rgu%20Mure%C8%99%2C%20jude%C8%9Bul%20Mure%C8%99')
})
