import { expect, test } from 'vitest'
import { isOwnPath, linkMarkers, markerNumber, safeUrl } from './safe-url.ts'

const quotes = ['Legea este la https://legislatie.just.ro/Public/1. Vezi și [ghidul](https://exemplu.ro/ghid).']

test.each(['tel:112', '/blog/4#primii-pasi', '#sursa-1', 'https://legislatie.just.ro/Public/1', 'https://exemplu.ro/ghid'])(
  'an answer may link to %s',
  (url) => {
    expect(safeUrl(url, quotes)).toBe(url)
  },
)

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'blog/4',
  '#altceva',
  'file:///etc/passwd',
  ' javascript:alert(1)',
  'https:evil',
  'https://evil.example/',
  'HTTPS://evil.example/',
  'https://legislatie.just.ro/Public/',
  'https://legislatie.just.ro/Public/12',
  'https://legislatie.just.ro.evil.example/Public/1',
  'mailto:a@b.ro',
  'tel:0900123',
  'TEL:112',
])('D-039 an answer may not link to %s', (url) => {
  expect(safeUrl(url, quotes)).toBe('')
})

test('a path of this site is told from an address that leaves it', () => {
  expect(['/lege', '/', '//x', '/\\x', 'lege'].map(isOwnPath)).toEqual([true, true, false, false, false])
})

test('the markers of an answer become links to its sources; links and definitions stay as they are', () => {
  expect(linkMarkers('Sună la 112 [1][2]. Vezi [ghidul](/lege) și [3](/x).')).toBe(
    'Sună la 112\u202F[1](#sursa-1)[2](#sursa-2). Vezi [ghidul](/lege) și [3](/x).',
  )
  expect(linkMarkers('\\[1] ![2] [3]: /x [2026]')).toBe('\\[1] ![2] [3]: /x [2026]')
})

test('a link knows the number of its source', () => {
  expect([markerNumber('#sursa-12'), markerNumber('/lege')]).toEqual([12, null])
})
