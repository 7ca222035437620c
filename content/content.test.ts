import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { headingAnchor } from './anchors.ts'
import { readArticles, readTagNames } from './articles.ts'
import { guideBlocks } from './guide-blocks.ts'
import { readLawNotes } from './law/notes.ts'
import { readPoliceGuide } from './police-guide.ts'
import type { SectionedPage } from './sections.ts'

const articles = readArticles()
const pages = [
  { ro: readLawNotes('ro'), en: readLawNotes('en') },
  { ro: readPoliceGuide('ro'), en: readPoliceGuide('en') },
]

/** Every text file of a folder, by its path. */
function texts(folder: URL): [string, string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(md|ts|json)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .map((path) => [path, readFileSync(path, 'utf8')])
}

const written = [...texts(new URL('./', import.meta.url)), ...texts(new URL('../texts/', import.meta.url))]
const published = written.filter(([path]) => path.endsWith('.md') || path.includes('/cards/'))

test('every article has its own number and slug, and the day it was checked', () => {
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length)
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length)
  for (const { checked_on, content } of articles) {
    expect(checked_on >= '2026-01-01').toBe(true)
    expect(content).toMatch(/^[^#\s]/)
  }
})

test('the headings of an article have different anchors', () => {
  for (const { id, content } of articles) {
    const anchors = [...content.matchAll(/^## +(.+)$/gm)].map(([, heading = '']) => headingAnchor(heading))
    expect(anchors.length, `article ${id}`).toBeGreaterThan(1)
    expect(new Set(anchors).size, `article ${id}`).toBe(anchors.length)
  }
})

test('ș and ț have a comma below everywhere, never a cedilla', () => {
  expect(written.filter(([path, text]) => !path.endsWith('.test.ts') && /[şţŞŢ]/.test(text)).map(([path]) => path)).toEqual([])
})

test('the dose of a medicine stands nowhere', () => {
  const dose = /\d+ ?(mg|ml|mcg|µg|UI) ?(\/|pe) ?kg|\bcomprimat|o tabletă|jumătate de pastilă/i
  expect(published.filter(([, text]) => dose.test(text)).map(([path]) => path)).toEqual([])
})

test('a link inside a text leads to a page of the site', () => {
  const routes = /^\/(plangeri(?:\/petitie)?|lege|shelters|tamers|tgamers|petitions|prim-ajutor|otravuri|blogs|chat|home|blog\/\d+)?(#[a-z0-9-]+)?$/
  const links = published.flatMap(([path, text]) => [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => ({ path, link })))
  expect(links.filter(({ link }) => !routes.test(link))).toEqual([])
  const ids = new Set(articles.map(({ id }) => `/blog/${id}`))
  expect(links.filter(({ link }) => link.startsWith('/blog/') && !ids.has(link.split('#')[0] ?? ''))).toEqual([])
})

test('a text holds no HTML, no picture and no address outside the site', () => {
  for (const { id, content } of articles) {
    expect(content, `article ${id}`).not.toMatch(/<[a-z/!]|!\[|https?:\/\//i)
  }
})

test('no phone number is given but 112 and the local police of Bucharest', () => {
  const numbers = published.flatMap(([path, text]) =>
    [...text.matchAll(/\b0\d{2,3}[ .-]?\d{3}[ .-]?\d{3,4}\b|\b021 ?\d{4}\b/g)].map(([number]) => ({ path, number })),
  )
  expect(numbers.filter(({ number }) => number !== '021 9752')).toEqual([])
})

test('law notes and guide have different anchors, a text and the day they were checked', () => {
  for (const { sections, checked_on } of pages.flatMap(({ ro, en }) => [ro, en])) {
    expect(checked_on).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(new Set(sections.map(({ anchor }) => anchor)).size).toBe(sections.length)
    expect(sections.every(({ text, heading }) => text.length > 80 && heading !== '')).toBe(true)
    expect(sections.every(({ source }) => source === null || URL.canParse(source))).toBe(true)
  }
})

test('law notes and guide say the same in English: as many paragraphs and points under the same anchors, read at the same places', () => {
  const shape = ({ sections }: SectionedPage) =>
    sections.map(({ anchor, source, text }) => ({
      anchor,
      source,
      blocks: guideBlocks(text).map((block) => (block.kind === 'list' ? block.items.length : block.kind)),
      links: text.match(/\]\([^)]+\)/g),
    }))
  for (const { ro, en } of pages) {
    expect(shape(en)).toEqual(shape(ro))
    expect(en.checked_on).toBe(ro.checked_on)
    // Romanian names stand in brackets.
    const left = en.sections.filter(({ text }) => / (și|sau|este|pentru|după) /.test(text.replaceAll(/\([^)]*\)/g, '')))
    expect(left.map(({ anchor }) => anchor)).toEqual([])
  }
})

test('what a source supports stands in the article, letter for letter', () => {
  for (const { id, sources, content } of articles) {
    for (const { supports } of sources) expect(content.replaceAll(/\s+/g, ' '), `article ${id}`).toContain(supports)
  }
})

/** What a text is built of: headings, paragraphs and the items of its lists, and where its links lead. */
function structure(markdown: string) {
  const parts = markdown.split(/\n\s*\n/).filter((part) => part.trim() !== '')
  const kinds = parts.map((part) => (part.startsWith('## ') ? 'heading' : /^\s*(?:[-*]|\d+\.)\s/.test(part) ? part.split('\n').length : 'paragraph'))
  const links = [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
  return { kinds, links: links.toSorted((one, other) => one.localeCompare(other)) }
}

test('an article in English has the headings, paragraphs, lists and links of the Romanian one', () => {
  const translated = articles.filter(({ content_en }) => content_en !== null)
  expect(translated.length).toBeGreaterThanOrEqual(71)
  for (const { id, content, content_en } of translated) expect({ id, ...structure(content_en ?? '') }).toEqual({ id, ...structure(content) })
})

test('every article is there in English, without a Romanian sentence', () => {
  expect(articles.filter(({ content_en }) => content_en === null).map(({ id }) => id)).toEqual([])
  const romanian = /\b(?:este|sunt|pentru|medicul|câinele|pisica|dacă|trebuie)\b/
  const quoted = /[„“"][^”"]*[”"]|\([^)]*\)|\*[^*]+\*/g
  expect(articles.filter(({ content_en }) => romanian.test((content_en ?? '').replaceAll(quoted, ''))).map(({ id }) => id)).toEqual([])
})

test('every tag has its English, and no English is left without a tag', () => {
  const names = readTagNames()
  const given = new Set(articles.flatMap(({ tags }) => tags))
  expect([...given].filter((tag) => names[tag] === undefined)).toEqual([])
  expect(Object.keys(names).filter((tag) => !given.has(tag))).toEqual([])
})

test('an article was there since a day on which the site was, and was last read again since', () => {
  const today = new Date().toISOString()
  for (const { id, created_at, checked_on } of articles) {
    expect(created_at >= '2026-11-21T12:00', `article ${id}`).toBe(true)
    expect(created_at <= today, `article ${id}`).toBe(true)
    expect(checked_on >= created_at.slice(0, 10) && checked_on <= today.slice(0, 10), `article ${id}`).toBe(true)
  }
})

test('every source was judged for its article, with how it was read and on which day', () => {
  // The article, the address, what the page is about, how it was read (an excerpt of it, or what was noted of it before), the day.
  const rows = readFileSync(new URL('./articles/sources.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const judged = new Set<string>()
  for (const row of rows) {
    const [id, url, about, read, day] = row.split('\t')
    expect({ row, about: about !== '', read: read === 'excerpt' || read === 'facts', day: /^20\d\d-\d\d-\d\d$/.test(day ?? '') }).toEqual({
      row,
      about: true,
      read: true,
      day: true,
    })
    judged.add(`${id} ${url}`)
  }
  const given = articles.flatMap(({ id, sources }) => sources.map(({ url }) => `${id} ${url}`))
  expect(given.filter((pair) => !judged.has(pair))).toEqual([])
  expect([...judged].filter((pair) => !given.includes(pair))).toEqual([])
})

test('no text of ours shouts', () => {
  expect(articles.filter(({ content }) => content.includes('!')).map(({ id }) => id)).toEqual([])
})
