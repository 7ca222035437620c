import { gzipSync } from 'node:zlib'
import type { Request } from '@playwright/test'
import { ready } from './people.ts'
import { screens } from './screens.ts'
import { expect, test } from './site.ts'

/** Bytes on the wire that a first view may cost. */
const budgets = [
  { path: '/home', script: 120_000, whole: 190_000 },
  { path: '/blogs', script: 120_000, whole: 190_000 },
  { path: '/blog/3', script: 120_000, whole: 190_000 },
  { path: '/tgamers', script: 120_000, whole: 190_000 },
  { path: '/lege', script: 120_000, whole: 190_000 },
  { path: '/despre', script: 120_000, whole: 190_000 },
  { path: '/confidentialitate', script: 125_000, whole: 195_000 },
  { path: '/plangeri/petitie', script: 130_000, whole: 200_000 },
  // With the way to a clinic on urgent cards, the questions that wait for a network and a guest's conversations of the day.
  { path: '/', script: 136_500, whole: 200_000 },
] as const

for (const { path, script, whole } of budgets) {
  test(`the first view of ${path} stays within its bytes and asks nobody else`, async ({ page, baseURL }) => {
    const sizes = { script: 0, whole: 0 }
    const outside: string[] = []
    const finished: Request[] = []
    let underWay = 0
    page.on('request', () => (underWay += 1))
    page.on('requestfinished', () => (underWay -= 1))
    page.on('requestfailed', () => (underWay -= 1))
    page.on('requestfinished', (request) => {
      const url = new URL(request.url())
      if (!url.protocol.startsWith('http')) return
      if (url.origin !== new URL(baseURL ?? '').origin) outside.push(url.href)
      if (!url.pathname.startsWith('/api/')) finished.push(request)
    })
    await page.setViewportSize({ width: 360, height: 740 })
    // The scripts of a page that is read come when all else has, after the network has been idle.
    await ready(page, path)
    await expect.poll(() => underWay).toBe(0)
    const seen = await page.evaluate(() =>
      [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight).map((image) => image.currentSrc),
    )
    for (const request of finished) {
      // The browser fetches pictures far below the first view too; they are not part of it.
      if (request.resourceType() === 'image' && !seen.includes(request.url())) continue
      const { responseBodySize } = await request.sizes()
      sizes.whole += responseBodySize
      if (request.resourceType() === 'script') sizes.script += responseBodySize
    }
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(sizes) })
    expect(outside).toEqual([])
    expect(sizes.script).toBeGreaterThan(10_000)
    expect(sizes.script).toBeLessThanOrEqual(script)
    expect(sizes.whole).toBeLessThanOrEqual(whole)
  })
}

test('pages and files travel compressed, files for ever', async ({ request }) => {
  const page = await request.get('/', { headers: { 'accept-encoding': 'br' } })
  expect(page.headers()['content-encoding']).toBe('br')
  const script = /\/assets\/[\w-]+\.js/.exec(await page.text())?.[0] ?? ''
  const file = await request.get(script, { headers: { 'accept-encoding': 'br' } })
  expect(file.headers()['content-encoding']).toBe('br')
  expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(Number(file.headers()['content-length'])).toBeLessThan(gzipSync(await file.body()).length)
})

test('a page the browser has is not sent again', async ({ request }) => {
  const first = await request.get('/lege')
  const again = await request.get('/lege', { headers: { 'if-none-match': first.headers()['etag'] ?? '' } })
  expect(again.status()).toBe(304)
})

test('no page breaks its own content security policy', async ({ page }) => {
  const broken: string[] = []
  page.on('console', (message) => /Content Security Policy/i.test(message.text()) && broken.push(message.text()))
  for (const path of screens) {
    await page.goto(path)
    await page.locator('html[data-hydrated]').waitFor()
  }
  expect(broken).toEqual([])
})
