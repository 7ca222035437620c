import { request as httpRequest } from 'node:http'
import { personAt } from '#tests/cast.ts'
import { asMonitor } from '#tests/operators/monitor.ts'
import { expect, startSite, test } from './site.ts'
import { startModelServer } from '#tests/servers/model-server.ts'

const QUESTION = 'Cum scot o căpușă de la câine?'

/** Somebody new asks and lets the first words come; they may then leave. */
async function beginAnswer(url: string) {
  const { headers } = await personAt(url, 'Ana')
  const answer = await fetch(`${url}/api/v1/chat/ask/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ question: QUESTION }),
  })
  const reader = answer.body?.getReader()
  if (!reader) throw new Error('no body')
  await reader.read()
  const [session] = await (await fetch(`${url}/api/v1/chat/sessions`, { headers })).json()
  const at = (path: string, init: RequestInit = {}) => fetch(`${url}/api/v1/chat/session/${session.id}${path}`, { headers, ...init })
  return { reader, at, answerOf: async () => (await (await at('/history')).json()).messages[1] }
}

test('D-030 when the reader leaves in the middle, the answer is still written to its end and kept', async () => {
  const model = await startModelServer({ kind: 'says', pieces: Array.from({ length: 30 }, (_, piece) => `Bucata ${piece} [1]. `), pauseMs: 20 })
  const site = await startSite({ LLM_BASE_URL: model.url, LLM_MODEL: 'test' })
  const { reader, answerOf } = await beginAnswer(site.url)
  await reader.cancel()
  await expect.poll(async () => (await answerOf()).message_metadata.state).toBe('done')
  expect((await answerOf()).content).toContain('Bucata 29 [1].')
  await site.stop()
  await model.close()
})

test('a reader who comes back gets the answer from its beginning, and a stop keeps what was said', async () => {
  const model = await startModelServer({ kind: 'says', pieces: Array.from({ length: 300 }, (_, piece) => `Bucata ${piece} [1]. `), pauseMs: 20 })
  const site = await startSite({ LLM_BASE_URL: model.url, LLM_MODEL: 'test' })
  const { reader, at, answerOf } = await beginAnswer(site.url)
  await reader.cancel()
  const attached = await at('/stream')
  expect(attached.status).toBe(200)
  expect((await at('/stop', { method: 'POST' })).status).toBe(204)
  const body = await attached.text()
  expect(body).toContain('Bucata 0 [1].')
  expect(body).toContain('"type":"final"')
  expect((await answerOf()).message_metadata.state).toBe('stopped')
  await site.stop()
  await model.close()
})

test('an answer cut by a killed process is kept as far as it was written and called interrupted', async () => {
  const model = await startModelServer({ kind: 'says', pieces: Array.from({ length: 1_000 }, (_, piece) => `Bucata ${piece} [1]. `), pauseMs: 20 })
  const site = await startSite({ LLM_BASE_URL: model.url, LLM_MODEL: 'test' })
  const { answerOf } = await beginAnswer(site.url)
  // The progress is kept every second; the kill comes after it was at least once.
  await expect.poll(async () => (await answerOf()).content).toContain('Bucata 5')
  await site.kill()
  await site.restart()
  const answer = await answerOf()
  expect(answer.message_metadata.state).toBe('interrupted')
  expect(answer.content).toContain('Bucata 5')
  await site.stop()
  await model.close()
})

test('SIGTERM ends a running answer with a line that says so and the process with code 0', async () => {
  const model = await startModelServer({ kind: 'says', pieces: Array.from({ length: 1_000 }, () => 'Încă [1]. '), pauseMs: 20 })
  const site = await startSite({ LLM_BASE_URL: model.url, LLM_MODEL: 'test' })
  const { reader } = await beginAnswer(site.url)
  const exited = new Promise<number | null>((resolve) => site.process().once('exit', resolve))
  site.process().kill('SIGTERM')
  let rest = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) rest += new TextDecoder().decode(part.value)
  expect(rest).toContain('"type":"error"')
  expect(rest.trimEnd().endsWith('[DONE]')).toBe(true)
  expect(await exited).toBe(0)
  await site.stop()
  await model.close()
})

test('the logs and the metrics hold nothing a person typed', async () => {
  const canary = 'canarul-galben-7319'
  const site = await startSite()
  const asked = await fetch(`${site.url}/api/v1/chat/ask/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question: `Câinele ${canary} latră` }),
  })
  await asked.text()
  await fetch(`${site.url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: canary, email: `${canary}@exemplu.ro`, password: `${canary}-parola` }),
  })
  await fetch(`${site.url}/api/v1/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: `{"login":"${canary}` })
  await fetch(`${site.url}/api/v1/chat/session/x/title?title=${canary}`, { method: 'PUT' })
  await fetch(`${site.url}/blogs?q=${canary}`)
  const metrics = await (await fetch(`${site.url}/metrics`, { headers: asMonitor })).text()
  expect(metrics).toContain('bobita_request_seconds')
  expect(metrics).not.toContain(canary)
  await site.stop()
  expect(site.log()).toContain('"route":"/api/v1/chat/ask/stream"')
  expect(site.log()).not.toContain(canary)
})

test('T22 a file that is no document says what it is, that it is nothing else and whose it is, and is kept for ever', async ({ site }) => {
  const home = await (await fetch(`${site.url}/`)).text()
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(home) ?? []
  const [drawing = ''] = /\/assets\/[\w.-]+\.svg/.exec(home) ?? []
  const whole = { 'content-type': 'text/javascript; charset=utf-8', 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' }
  const kept = { ...whole, 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' }
  const plain = await fetch(site.url + script, { headers: { 'accept-encoding': 'identity' } })
  expect(Object.fromEntries(plain.headers)).toMatchObject(kept)
  const text = await plain.text()
  for (const encoding of ['br', 'gzip']) {
    const answer = await fetch(site.url + script, { headers: { 'accept-encoding': encoding } })
    expect(Object.fromEntries(answer.headers)).toMatchObject({ ...kept, 'content-encoding': encoding })
    expect(await answer.text()).toBe(text)
  }
  const again = await fetch(site.url + script, { headers: { 'if-none-match': plain.headers.get('etag') ?? '' } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  // Opened by itself a drawing is a document.
  expect((await fetch(site.url + drawing)).headers.get('content-security-policy')).toContain("default-src 'none'")
  const part = await fetch(site.url + script, { headers: { range: 'bytes=0-9', 'accept-encoding': 'identity' } })
  expect([part.status, await part.text()]).toEqual([206, text.slice(0, 10)])
  expect((await fetch(site.url + script, { method: 'HEAD' })).status).toBe(200)
})

test('/livez and /readyz answer, and /metrics is for its monitor alone', async ({ site }) => {
  expect((await fetch(`${site.url}/livez`)).status).toBe(200)
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404)
})

test('T22 T25 pages, files and what does not exist carry the headers that protect, and who leaves search engines out says it in a header too', async ({
  site,
}) => {
  for (const [path, status, noindex] of [
    ['/', 200, false],
    ['/?lang=en', 200, false],
    ['/nu-exista', 404, true],
    ['/media', 200, true],
    ['/media/AAAAAAAAAAAAAAAAAAAAAA', 404, true],
    ['/chat/AAAAAAAAAAAAAAAAAAAAAA', 200, true],
    ['/assets/nu-exista.js', 404, true],
  ] as const) {
    // Twice: the second comes from what is kept.
    for (const _ of [1, 2]) {
      const { headers, status: answered } = await fetch(`${site.url}${path}`)
      expect([path, answered, headers.get('x-robots-tag') === 'noindex']).toEqual([path, status, noindex])
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/)
      expect([headers.get('x-content-type-options'), headers.get('x-frame-options'), headers.get('referrer-policy')]).toEqual([
        'nosniff',
        'DENY',
        'no-referrer',
      ])
      expect([headers.get('access-control-allow-origin'), headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null, null])
    }
  }
})

test('random addresses and hosts do not grow what is kept', async ({ site }) => {
  for (let round = 0; round < 300; round += 1) expect((await fetch(`${site.url}/lege?x${round}=${round}`)).status).toBe(200)
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const { port } = new URL(site.url)
    const sent = httpRequest({ port, host: 'localhost', path: '/lege', headers: { host: 'rau.example"><script>' } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sent.once('error', reject)
    sent.end()
  })
  expect([200, 400]).toContain(status)
})
