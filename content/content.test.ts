import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { headingAnchor } from './anchors.ts'
import { readArticles } from './articles.ts'
import { readLawNotes } from './law/notes.ts'
import { readPoliceGuide } from './police-guide.ts'
import { urgentCards } from './urgent-cards.ts'

const articles = readArticles()
const law = readLawNotes()
const guide = readPoliceGuide()

/** Every text file of a folder, by its path. */
function texts(folder: URL): [string, string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(md|ts|json)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .map((path) => [path, readFileSync(path, 'utf8')])
}

const written = [...texts(new URL('./', import.meta.url)), ...texts(new URL('../texts/', import.meta.url))]
const published = written.filter(([path]) => path.endsWith('.md') || path.includes('/urgent/'))

test('every article has its own number and slug, a source and the day it was checked', () => {
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length)
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length)
  for (const { sources, checked_on, content } of articles) {
    expect(sources.length).toBeGreaterThan(0)
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
  expect(published.filter(([path, text]) => dose.test(path.includes('/urgent/') ? withoutRules(text) : text)).map(([path]) => path)).toEqual([])
})

/** The words a rule listens for are the reader's, not ours. */
function withoutRules(text: string): string {
  return text.replace(/^const [\s\S]*?^(?=\/\*\*|export)/gm, '').replace(/^ {4}rules:[\s\S]*?^ {2}\}/gm, '')
}

test('a link inside a text leads to a page of the site', () => {
  const routes = /^\/(plangeri(?:\/petitie)?|lege|shelters|tamers|tgamers|petitions|blogs|chat|home|blog\/\d+)?(#[a-z0-9-]+)?$/
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
  for (const { sections, checked_on } of [law, guide]) {
    expect(checked_on).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(new Set(sections.map(({ anchor }) => anchor)).size).toBe(sections.length)
    expect(sections.every(({ text, heading }) => text.length > 80 && heading !== '')).toBe(true)
    expect(sections.every(({ source }) => source === null || source.startsWith('https://'))).toBe(true)
  }
})

test('every urgent card rests on a page that exists, and says the same in both languages', () => {
  const pages = new Set(['/plangeri', '/lege', ...articles.map(({ id }) => `/blog/${id}`)])
  expect(new Set(urgentCards.map(({ id }) => id)).size).toBe(urgentCards.length)
  expect(urgentCards.length).toBeGreaterThanOrEqual(15)
  for (const { id, link, steps, avoid } of urgentCards) {
    expect(pages, id).toContain(link.url)
    expect(steps.ro.length, id).toBe(steps.en.length)
    expect(avoid.ro.length, id).toBe(avoid.en.length)
  }
})

test('a card that concerns people or cruelty names 112', () => {
  for (const { id, call112, steps } of urgentCards) {
    if (call112) expect(steps.ro.join(' '), id).toContain('112')
  }
  expect(urgentCards.filter(({ call112 }) => call112).map(({ id }) => id)).toEqual(expect.arrayContaining(['cruelty', 'person-bitten', 'rabies', 'hot-car']))
})

test('no text of ours shouts', () => {
  expect(
    [...articles.map(({ content }) => content), ...urgentCards.flatMap(({ steps, avoid }) => [...steps.ro, ...steps.en, ...avoid.ro, ...avoid.en])].filter(
      (text) => text.includes('!'),
    ),
  ).toEqual([])
})
