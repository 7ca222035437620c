import { expect, test } from 'vitest'
import { operation, operationNames } from '#contract/operations.ts'
import { call, formOf, person } from '#tests/cast.ts'
import { figure, holding } from '#tests/setup/figures.ts'
import { jsonBodies } from '#tests/hostile/json-bodies.ts'
import { emptyWorld } from '#tests/world.ts'

const forms = [
  { path: '/auth/register', good: () => ({ ...formOf('Ana') }), fields: { name: 100, email: 254, password: 128 } },
  { path: '/auth/login', good: () => ({ login: 'ana@exemplu.ro', password: 'mac-verde' }), fields: { login: 254, password: 128 } },
  { path: '/chat/ask/stream', good: () => ({ question: 'Ce mănâncă pisica?' }), fields: { question: 4_000 } },
] as const

const cases = forms.flatMap(({ path, good, fields }) => Object.entries(fields).map(([field, maximum]) => ({ path, good, field, maximum: Number(maximum) })))

test.each(cases)('bad input: $path refuses a bad $field with one clear sentence', async ({ path, good, field, maximum }) => {
  const { app } = await emptyWorld()
  const domain = '@exemplu.ro'
  const overlong = field === 'email' || field === 'login' ? 'a'.repeat(maximum - domain.length + 1) + domain : 'a'.repeat(maximum + 1)
  const bad: unknown[] = ['', '   ', overlong, 42, null, [], {}, true, 'a\u0000b', 'a\ud800b']
  for (const value of bad) {
    const answer = await call(app, 'POST', path, { payload: { ...good(), [field]: value } })
    const said = `${field}=${JSON.stringify(value)?.slice(0, 40)}`
    expect([said, answer.statusCode]).toEqual([said, field === 'password' && path === '/auth/login' && value === '   ' ? 401 : 422])
    const { message, error } = answer.json()
    expect(message.length).toBeGreaterThan(10)
    expect(error).toBe(message)
  }
})

test('bad input: bodies that are no object are refused', async () => {
  const { app } = await emptyWorld()
  for (const { path } of forms) {
    for (const [payload, status] of [
      ['', 400],
      ['null', 422],
      ['[]', 422],
      ['"x"', 422],
      ['0', 422],
      ['{', 400],
      ['{"a":1,}', 400],
      ['nu e json', 400],
    ] as const) {
      const answer = await call(app, 'POST', path, { payload })
      expect([path, payload, answer.statusCode]).toEqual([path, payload, status])
      expect(answer.json().message).toBeTruthy()
    }
  }
})

/** Operations that read a body; every one in a long run. */
const READING = holding ? operationNames.filter((name) => operation(name).method !== 'GET') : (['ask'] as const)

test.each(READING)('T18 %s: what is no JSON is malformed, what is JSON is never a fault of ours, and the next body is read as ever', async (name) => {
  const { app } = await emptyWorld()
  const { method, url: path } = operation(name)
  const { headers } = await person(app, 'Ana')
  for (const { kind, bytes } of jsonBodies) {
    const url = `/api/v1${path.replace(/:\w+/, '1')}`
    const { statusCode } = await app.inject({ method, url, headers: { 'content-type': 'application/json', ...headers }, payload: bytes })
    const said = [bytes.toString().slice(0, 60), statusCode]
    if (kind === 'invalid' && !path.startsWith('/upload')) expect(said).toEqual([said[0], bytes.length > 64 * 1024 ? 413 : 400])
    else expect([said, statusCode < 500]).toEqual([said, true])
    if (kind === 'valid' && path !== '/auth/logout') expect([said, statusCode === 400]).toEqual([said, false])
  }
  expect((await app.inject('/livez')).statusCode).toBe(200)
  figure('T18 bodies', `${jsonBodies.length} to ${name}`)
})

test('bad input: a 10 MB body is too large and 100,000 nested brackets are no question', async () => {
  const { app } = await emptyWorld()
  const large = await call(app, 'POST', '/auth/login', { payload: JSON.stringify({ login: 'a'.repeat(10 * 1024 * 1024), password: 'x' }) })
  expect([large.statusCode, large.json().message]).toEqual([413, 'Ce ai trimis este prea mare.'])
  const nested = await call(app, 'POST', '/chat/ask/stream', { payload: `${'['.repeat(100_000)}${']'.repeat(100_000)}` })
  expect(nested.statusCode).toBe(422)
  const deep = await call(app, 'POST', '/chat/ask/stream', { payload: `{"question":${'['.repeat(100_000)}${']'.repeat(100_000)}}` })
  expect(deep.statusCode).toBe(422)
  expect((await app.inject('/livez')).statusCode).toBe(200)
})

test('bad input: another content type than JSON is refused', async () => {
  const { app } = await emptyWorld()
  for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'application/json\t;x']) {
    const answer = await app.inject({ method: 'POST', url: '/api/v1/auth/login', headers: { 'content-type': type }, payload: '{}' })
    expect([type, answer.statusCode]).toEqual([type, type.startsWith('application/json') ? answer.statusCode : 415])
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
  }
})

test('D-033 S-403 an unknown path under /api/v1 answers 404 JSON, a known one with another method 405 and what it allows', async () => {
  const { app } = await emptyWorld()
  const unknown = await call(app, 'GET', '/nu-exista')
  expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'Adresa cerută nu există.'])
  expect(unknown.headers['content-type']).toContain('json')
  const wrong = await call(app, 'DELETE', '/auth/login')
  expect([wrong.statusCode, wrong.headers['allow']]).toEqual([405, 'POST'])
  expect(wrong.json().error).toBe('Această adresă nu acceptă acest fel de cerere.')
})

test('D-034 every refusal of the API is JSON with message and error', async () => {
  const { app } = await emptyWorld()
  const ana = await person(app, 'Ana')
  const refusals = [
    await call(app, 'GET', '/profile'),
    await call(app, 'GET', '/blog-posts/999999'),
    await call(app, 'GET', '/blog-posts/x'),
    await call(app, 'GET', '/chat/session/x/history', { headers: ana.headers }),
    await call(app, 'GET', '/chat/sessions?limit=abc', { headers: ana.headers }),
    await call(app, 'PUT', '/chat/session/x/title', { headers: ana.headers }),
    await app.inject('/api/v1/%E0%A4%A'),
  ]
  for (const refusal of refusals) {
    expect(refusal.statusCode).toBeGreaterThanOrEqual(400)
    expect(refusal.statusCode).toBeLessThan(500)
    expect(refusal.headers['content-type']).toContain('application/problem+json')
    const body = refusal.json()
    expect(body.message).toBeTruthy()
    expect(body.error).toBe(body.message)
    expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:\d/)
  }
})

test('bad input: of a name that stands twice in a body the last one counts, and the description says so', async () => {
  const { app } = await emptyWorld()
  const twice = await call(app, 'POST', '/auth/login', { payload: '{"login":"ana@exemplu.ro","password":"x","password":7}' })
  expect([twice.statusCode, twice.json().errors]).toMatchObject([422, [{ field: 'password' }]])
  expect((await call(app, 'GET', '/openapi.json')).json().info.description).toContain('the last one counts')
})
