import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bobita } from '../bobita.ts'
import { asMonitor } from '#tests/operators/monitor.ts'
import { emptyWorld } from '#tests/world.ts'
import { pageRoutes } from './pages.ts'

let bobita: Bobita
let url = ''
let rendered = 0

beforeAll(async () => {
  // A setting of its own gives this file a server of its own, to which pages can still be added.
  bobita = await emptyWorld({ LIMITS_SCALE: '999' })
  await bobita.app.register(pageRoutes, {
    renderer: {
      async render(request, { language }) {
        rendered += 1
        const { origin, pathname } = new URL(request.url)
        const body = `<html lang="${language}">${origin}${pathname}<script>1</script>${'corp '.repeat(500)}</html>`
        const keep = pathname !== '/privata' && pathname !== '/lipsa'
        return { status: pathname === '/lipsa' ? 404 : 200, type: 'text/html; charset=utf-8', location: null, body, scripts: ['1'], keep }
      },
      pageAddress: (path, query) => (query.has('page') ? `${path}?page=${query.get('page')}` : path),
    },
    transport: async () => new Response('{}'),
    cache: bobita.pageCache,
    origin: 'http://bobita.example',
  })
  url = await bobita.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => bobita.app.close())

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url + path, { headers, redirect: 'manual' })
  const shown = Object.fromEntries(answer.headers)
  delete shown['date']
  return { status: answer.status, headers: shown, text: await answer.text() }
}

async function keptAnswers(): Promise<number> {
  const { body } = await bobita.app.inject({ url: '/metrics', headers: asMonitor })
  return Number(/^bobita_kept_pages_total (\d+)$/m.exec(body)?.[1])
}

test.each([
  ['plain', {}],
  ['gzip', { 'accept-encoding': 'gzip' }],
  ['brotli', { 'accept-encoding': 'gzip, br' }],
  ['no brotli', { 'accept-encoding': 'br;q=0, gzip' }],
  ['English by cookie', { cookie: 'a=b; lang=en', 'accept-encoding': 'br' }],
])('a page sent again (%s) is the same to the last header, and comes from the door', async (name, headers) => {
  const path = `/${encodeURIComponent(name)}`
  const first = await ask(path, headers)
  const before = await keptAnswers()
  expect(await ask(path, headers)).toEqual(first)
  expect(await keptAnswers()).toBe(before + 1)
  expect(first.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-security-policy': expect.stringContaining("'sha256-") })
})

test('who has the page is told that nothing is new, at the door too', async () => {
  const { headers } = await ask('/stiuta')
  const known = { 'if-none-match': String(headers['etag']) }
  const first = await ask('/stiuta', known)
  expect([first.status, first.text]).toEqual([304, ''])
  const before = await keptAnswers()
  expect(await ask('/stiuta', known)).toEqual(first)
  expect(await keptAnswers()).toBe(before + 1)
})

test.each([
  ['another language by the address', '/cale?lang=en', {}, 'lang="en"'],
  ['a language nobody has', '/cale', { cookie: 'lang=xx' }, 'lang="ro"'],
  ['a parameter no page reads', '/cale?x=1', {}, 'lang="ro"'],
])('%s goes the long way and is right', async (_name, path, headers, language) => {
  await ask('/cale')
  const before = await keptAnswers()
  expect((await ask(path, headers)).text).toContain(language)
  expect(await keptAnswers()).toBe(before)
})

test('pages of two languages are never mixed up', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await ask('/doua', { cookie: 'lang=en' })).text).toContain('lang="en"')
    expect((await ask('/doua')).text).toContain('lang="ro"')
  }
})

test('the host a caller names stands in no page and makes no second one', async () => {
  const first = await bobita.app.inject({ url: '/gazda', headers: { host: 'evil.example' } })
  const before = rendered
  const second = await bobita.app.inject({ url: '/gazda', headers: { host: 'altul.example' } })
  expect([second.body, rendered]).toEqual([first.body, before])
  expect(first.body).toContain('http://bobita.example/gazda')
})

test('what is not found is never kept at the door', async () => {
  await ask('/lipsa')
  const before = rendered
  expect((await ask('/lipsa')).status).toBe(404)
  expect(rendered).toBe(before + 1)
})

test('a page that is not to be kept is rendered for each who asks, and nobody on the way may keep it', async () => {
  const { headers } = await ask('/privata')
  const before = rendered
  expect(headers['cache-control']).toBe('no-store')
  expect((await ask('/privata')).status).toBe(200)
  expect(rendered).toBe(before + 1)
})

test.each(['Content-Length: 9', 'Transfer-Encoding: chunked'])(
  'a page asked for with a body (%s) goes the long way, where bodies are watched',
  async (announced) => {
    await ask('/corp')
    const before = await keptAnswers()
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write(`GET /corp HTTP/1.1\r\nHost: ${new URL(url).host}\r\n${announced}\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    socket.destroy()
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
    expect(await keptAnswers()).toBe(before)
  },
)
