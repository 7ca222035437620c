import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { PageCache, type PageRendering } from './page-cache.ts'

const MINUTE_MS = 60_000
const settled = () => new Promise((resolve) => setImmediate(resolve))
const page =
  (body: string, status = 200) =>
  async (): Promise<PageRendering> => ({ status, type: 'text/html', location: null, body, scripts: [], keep: status < 400 })

test('a page is rendered once for everybody who asks at the same time', async () => {
  const cache = new PageCache()
  let rendered = 0
  const render = async () => {
    rendered += 1
    return page('x')()
  }
  await Promise.all(Array.from({ length: 50 }, () => cache.get('/', render)))
  expect(rendered).toBe(1)
})

test('beyond 64 pages under way a new address is told to come back, and a kept page is shown all the same', async () => {
  const cache = new PageCache()
  await cache.get('/', page('acasă'))
  const gate = Promise.withResolvers<PageRendering>()
  const flood = Array.from({ length: 64 }, (_, address) => cache.get(`/?q=${address}`, () => gate.promise))
  await expect(cache.get('/?q=64', page('x'))).rejects.toMatchObject({ code: 'server.unavailable' })
  expect((await cache.get('/', page('x'))).body.identity.toString()).toBe('acasă')
  gate.resolve(await page('gata')())
  expect(await Promise.all(flood)).toHaveLength(64)
  expect((await cache.get('/?q=64', page('nou'))).body.identity.toString()).toBe('nou')
})

test('a stale page is shown at once, and a very old one only after it was rendered anew', async () => {
  const cache = new PageCache()
  const text = async (html: string, now: number) => (await cache.get('/', page(html), now)).body.identity.toString()
  const start = Date.now()
  expect(await text('veche', start)).toBe('veche')
  expect(await text('nouă', start + 2 * MINUTE_MS)).toBe('veche')
  await settled()
  expect(await text('și mai nouă', start + 3 * MINUTE_MS)).toMatch(/veche|nouă/)
  await settled()
  expect(await text('cea mai nouă', start + 60 * MINUTE_MS)).toBe('cea mai nouă')
})

test('what is gone is forgotten at once, what only failed stays until it is too old', async () => {
  const cache = new PageCache()
  const start = Date.now()
  await cache.get('/blog/1', page('articol'), start)
  await cache.get('/blog/1', page('eroare', 503), start + 2 * MINUTE_MS)
  await expect.poll(async () => (await cache.get('/blog/1', page('eroare', 503), start + 2 * MINUTE_MS)).status).toBe(200)
  await cache.get('/blog/1', page('nu este', 404), start + 3 * MINUTE_MS)
  await expect.poll(async () => (await cache.get('/blog/1', page('nu este', 404), start + 3 * MINUTE_MS)).status).toBe(404)
  expect(cache.size).toBe(0)
})

test('what stands at no address of the site is kept like a page', async () => {
  const cache = new PageCache()
  const missing = async () => ({ ...(await page('nu este', 404)()), keep: true })
  await cache.get('/nu-exista', missing)
  expect((await cache.get('/nu-exista', page('alta'))).body.identity.toString()).toBe('nu este')
})

test('when the content has changed every page is made anew, also one that was being made', async () => {
  const cache = new PageCache()
  await cache.get('/a', page('veche'))
  const gate = Promise.withResolvers<PageRendering>()
  const slow = cache.get('/b', () => gate.promise)
  cache.outdate()
  expect(cache.fresh('/a')).toBeNull()
  gate.resolve(await page('veche')())
  expect((await slow).body.identity.toString()).toBe('veche')
  expect((await cache.get('/a', page('nouă'))).body.identity.toString()).toBe('nouă')
  expect((await cache.get('/b', page('nouă'))).body.identity.toString()).toBe('nouă')
})

test('a page whose content has changed is shown as it was while nothing newer can be rendered', async () => {
  const cache = new PageCache()
  await cache.get('/a', page('veche'))
  cache.outdate()
  const failed = async (): Promise<PageRendering> => ({ ...(await page('eroare')()), status: 503 })
  expect((await cache.get('/a', failed)).body.identity.toString()).toBe('veche')
  expect((await cache.get('/a', () => Promise.reject(new Error('jos')))).body.identity.toString()).toBe('veche')
  expect((await cache.get('/a', page('nouă'))).body.identity.toString()).toBe('nouă')
  expect(cache.fresh('/a')?.body.identity.toString()).toBe('nouă')
})

test('random addresses do not grow it beyond its bytes', async () => {
  const cache = new PageCache(100_000)
  for (let address = 0; address < 500; address += 1) await cache.get(`/${address}`, page('x'.repeat(5_000)))
  expect(cache.bytes).toBeLessThanOrEqual(100_000)
  expect(cache.size).toBeLessThanOrEqual(20)
})

test('the policy allows the scripts and styles the application says are its own, by hash, and not what else stands in the page', async () => {
  const render = async () => ({
    ...(await page('<script>smuggled()</script><style>p{}</style><script>a()</script>')()),
    scripts: ['a()', 'a()'],
    styles: ['b{}'],
  })
  const policy = (await new PageCache().get('/', render)).csp
  const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(policy).toContain(`script-src 'self' ${sha256('a()')};`)
  expect(policy).toContain(`style-src 'self' ${sha256('b{}')};`)
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).toContain("frame-ancestors 'none'")
})

test('a page may load pictures and films from the bucket of its site, and scripts, styles and everything else not', async () => {
  const policy = (await new PageCache(undefined, 'https://files.example').get('/', page('da'))).csp
  expect(policy.split('; ').filter((rule) => rule.includes('files.example'))).toEqual([
    "img-src 'self' data: blob: https://files.example",
    "media-src 'self' blob: https://files.example",
  ])
  expect((await new PageCache().get('/', page('da'))).csp).toContain("media-src 'self' blob:;")
})
