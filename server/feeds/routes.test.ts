import { expect, test } from 'vitest'
import { emptyWorld } from '#tests/world.ts'
import { sitemap } from './sitemap.ts'

async function read(path: string): Promise<{ type: string; text: string }> {
  const { app } = await emptyWorld({ PUBLIC_URL: 'https://bobita.example' })
  const answer = await app.inject(path)
  expect(answer.statusCode).toBe(200)
  return { type: String(answer.headers['content-type']), text: answer.body }
}

test('feed readers get the newest articles with absolute links', async () => {
  const { type, text } = await read('/rss.xml')
  expect(type).toContain('application/rss+xml')
  expect(text).toContain('<language>ro</language>')
  expect(text.match(/<item>/g)).toHaveLength(30)
  expect(text).toMatch(/<link>https:\/\/bobita\.example\/blog\/\d+<\/link>/)
})

test('search engines get every public page and article in both languages, and no complaint', async () => {
  const { type, text } = await read('/sitemap.xml')
  expect(type).toContain('application/xml')
  expect(text).toContain('<loc>https://bobita.example/blog/64</loc>')
  expect(text).toContain('hreflang="en" href="https://bobita.example/lege?lang=en"')
  expect(text).not.toContain('/media')
})

test('crawlers may read the site and its media pages’ noindex, but not conversations', async () => {
  const { text } = await read('/robots.txt')
  expect(text).toContain('Disallow: /chat/')
  expect(text).not.toContain('/media')
  expect(text).toContain('Sitemap: https://bobita.example/sitemap.xml')
})

test('an operator’s address with an ampersand still makes a sitemap that parses', () => {
  expect(sitemap([], 'https://a.example/b&c')).toContain('<loc>https://a.example/b&amp;c/</loc>')
})
