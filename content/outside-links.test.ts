import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)
/** Addresses that are no links: names of formats, and names reserved for examples. */
const NO_LINKS = /^https?:\/\/(www\.w3\.org|schema\.org|www\.sitemaps\.org|[\w.-]*\bexample\b|[\w.-]*example\.(org|com)|[\w.-]*exemplu\.ro|localhost|site\b)/
/** Made for each reader: a search on the map, a message to send. */
const MADE = new Set(['https://wa.me/', 'https://www.openstreetmap.org/search', 'https://www.facebook.com/sharer/sharer.php?u='])

const files = globSync(['content/**/*.{md,ts,tsv,json}', 'texts/**/*.ts', 'web/**/*.{ts,tsx}', 'server/**/*.ts'], {
  cwd: root,
  exclude: (path) => /\.test\.tsx?$|outside-links|SOURCES\.md$/.test(path),
})

function outsideLinks(): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of files) {
    for (const [address] of readFileSync(new URL(file, root), 'utf8').matchAll(/https?:\/\/[\w-]+(\.[\w-]+)+[^\s'"`<>()\\]*/g)) {
      const link = address.replace(/[.,;:]+$/, '').replace(/\$\{.*$|\?(text|query)=.*$/, '')
      if (!NO_LINKS.test(link) && !MADE.has(link)) found.set(link, file)
    }
  }
  return found
}

test('every link that leads outside stands in the reviewed list, and nothing else does', () => {
  const listed = readFileSync(new URL('content/outside-links.txt', root), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const found = outsideLinks()
  expect(Object.fromEntries([...found].filter(([link]) => !listed.includes(link)))).toEqual({})
  expect(listed.filter((link) => !found.has(link))).toEqual([])
  expect(listed).toEqual([...new Set(listed)].toSorted())
})

test('the list holds whole addresses of known places, by https where the place has it', () => {
  const listed = readFileSync(new URL('content/outside-links.txt', root), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('http'))
  expect(listed.length).toBeGreaterThan(30)
  expect(listed.filter((link) => !URL.canParse(link))).toEqual([])
})
