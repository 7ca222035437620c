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
  expect(text).toContain('<loc>https://bobita.example/otravuri</loc>')
  expect(text).not.toContain('/media')
})

test('search engines get first aid in its four languages, each address naming the others', async () => {
  const { text } = await read('/sitemap.xml')
  for (const path of ['/prim-ajutor', '/elso-segely', '/persha-dopomoha']) {
    const entry = text.split('\n').find((line) => line.includes(`<loc>https://bobita.example${path}</loc>`)) ?? ''
    expect([...entry.matchAll(/hreflang="(\w+)" href="https:\/\/bobita\.example([^"]+)"/g)].map(([, language, twin]) => [language, twin])).toEqual([
      ['ro', '/prim-ajutor'],
      ['en', '/prim-ajutor?lang=en'],
      ['hu', '/elso-segely'],
      ['uk', '/persha-dopomoha'],
    ])
  }
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

test('what a caller sends as Host goes into no feed, whoever set no public address', async () => {
  const { app } = await emptyWorld({ PORT: '8080', TRUST_PROXY: '1' })
  for (const path of ['/rss.xml', '/sitemap.xml', '/robots.txt']) {
    const { body } = await app.inject({ url: path, headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' } })
    expect(body).not.toContain('evil.example')
    expect(body).toContain('http://localhost:8080/')
  }
})
