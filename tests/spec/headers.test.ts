import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { asMonitor } from '#tests/operators/monitor.ts'
import { named, TRIALS } from '#tests/api/access.ts'
import type { Trial, Trials } from '#tests/api/trial.ts'
import { call, person, type Person } from '#tests/cast.ts'
import { anUpload, aSet, linkOf } from '#tests/complaint-set.ts'
import { figure } from '#tests/setup/figures.ts'
import { staffMember } from '#tests/staff/operators.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '#server/bobita.ts'

let world: Bobita
let ana: Person
beforeAll(async () => {
  world = await emptyWorld()
  ana = await person(world.app, 'Ana')
})

type Headers = Record<string, unknown>
interface Seen {
  what: string
  status: number
  headers: Headers
}

/** What is missing among the headers every answer has. */
function missing(headers: Headers): string[] {
  const policy = String(headers['content-security-policy'])
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? /default-src ([^;]*)/.exec(policy)?.[1] ?? '*'
  const must: Record<string, boolean> = {
    'frame-ancestors': policy.includes("frame-ancestors 'none'"),
    'no foreign scripts': !/unsafe-inline|unsafe-eval|\*|https?:|data:/.test(scripts),
    nosniff: headers['x-content-type-options'] === 'nosniff',
    'no frames': headers['x-frame-options'] === 'DENY',
    'no referrer': headers['referrer-policy'] === 'no-referrer',
    'only by https': String(headers['strict-transport-security']).startsWith('max-age='),
    'nobody else’s pages': headers['access-control-allow-origin'] === undefined,
    'no maker’s name': headers['server'] === undefined && headers['x-powered-by'] === undefined,
    'how long it may be kept': headers['cache-control'] !== undefined,
    'a type': headers['content-type'] !== undefined || headers['content-length'] === '0' || headers['content-length'] === undefined,
  }
  return Object.keys(must).filter((name) => must[name] !== true)
}

async function answersOf(name: string, trial: Exclude<Trial, Trials['operator']>): Promise<Seen[]> {
  const made = 'make' in trial ? await trial.make(world, ana) : { id: 'id' in trial ? ((await trial.id?.(world)) ?? '') : '', payload: trial.payload }
  const answers = await answersTo(name, made, ana.headers)
  if (['/auth/logout', '/profile/sign-out', '/profile/delete', '/profile/password'].includes(named(name).url)) ana = await person(world.app, 'Ana')
  return answers
}

async function answersOfOperators(name: string, trial: Trials['operator']): Promise<Seen[]> {
  const member = await staffMember(world, 'owner')
  return answersTo(name, { id: '', ...(await trial.make?.(world, member)) }, member.headers)
}

async function answersTo(name: string, made: { id: string; query?: string; payload?: unknown }, headers: Record<string, string>): Promise<Seen[]> {
  const { method, url: path } = named(name)
  const url = (id: string) => path.replace(/:\w+/, id)
  const good = { ...('payload' in made && made.payload !== undefined && { payload: made.payload }) }
  const query = 'query' in made && made.query !== undefined ? `?${made.query}` : ''
  const answers = [
    await call(world.app, method, url('%E0%A4%A'), good),
    ...(method === 'GET'
      ? []
      : [
          await call(world.app, method, url('x'), { payload: '{' }),
          await call(world.app, method, url('x'), { payload: '{}', headers: { 'content-type': 'text/xml' } }),
        ]),
    await call(world.app, 'PATCH', url('x'), good),
    // Last: it may be the end of the account.
    await call(world.app, method, url(made.id) + query, { ...good, headers }),
  ]
  return answers.map(({ statusCode, headers }) => ({ what: `${method} ${path}`, status: statusCode, headers }))
}

test('T22 T25 the headers that protect stand on every answer of every operation, refusals too, and search engines are told to stay away', async () => {
  const seen = []
  const { operator, ...others } = TRIALS
  for (const [name, trial] of Object.values(others).flatMap((trials) => Object.entries(trials))) seen.push(...(await answersOf(name, trial)))
  for (const [name, trial] of Object.entries(operator)) seen.push(...(await answersOfOperators(name, trial)))
  expect(seen.filter(({ headers }) => missing(headers).length > 0).map(({ what, status, headers }) => [what, status, missing(headers)])).toEqual([])
  expect(seen.filter(({ headers }) => headers['x-robots-tag'] !== 'noindex').map(({ what, status }) => [what, status])).toEqual([])
  expect(seen.some(({ status }) => status === 200) && seen.some(({ status }) => status === 405)).toBe(true)
  figure('T22 answers of the API looked at', seen.length)
})

test('T22 T25 and on everything else: files, feeds, documents, pictures, the description, redirects and what does not exist', async () => {
  const file = await anUpload(world, ana.user.id)
  const film = await anUpload(world, ana.user.id, { type: 'video' })
  const { media_id } = await aSet(world.app, ana, [file, film])
  const paths: [string, Record<string, string>?][] = [
    ...[linkOf(file), linkOf(film)].flatMap((link): [string, Record<string, string>?][] => [
      [link],
      [link, { range: 'bytes=0-9' }],
      [link, { range: 'bytes=99999-' }],
      [link, { 'if-none-match': `"${file.sha256}"` }],
    ]),
    ['/files/nu-exista'],
    ['/files/%00'],
    ['/livez'],
    ['/readyz'],
    ['/metrics'],
    ['/metrics', asMonitor],
    ['/rss.xml'],
    ['/sitemap.xml'],
    ['/robots.txt'],
    ['/.well-known/security.txt'],
    ['/share/petitions/1.png'],
    ['/share/articles/1.png'],
    ['/share/articles/x.png'],
    ['/api/docs'],
    ['/api/v1/docs'],
    ['/api/v1/docs/static/index.html'],
    ['/api/v1/docs/static/nimic.js'],
    ['/api/v1/openapi.json'],
    ['/api/v1/nimic'],
    ['/nimic'],
    ['/assets/nimic.js'],
    ['/%E0%A4%A'],
    ['/..%2f..%2fetc%2fpasswd'],
    ...world.app
      .printRoutes({ commonPrefix: false })
      .matchAll(/[\w/.-]+\.pdf/g)
      .map(([pdf]): [string] => [`/${pdf.replace(/^\//, '')}`]),
  ]
  const wrong = []
  for (const [url, headers = {}] of paths) {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST'] as const) {
      const answer = await world.app.inject({ method, url, headers })
      const faults = missing(answer.headers)
      if (url.startsWith('/files/') && answer.headers['x-robots-tag'] !== 'noindex') faults.push('noindex')
      if (faults.length > 0 || answer.statusCode >= 500) wrong.push([method, url, answer.statusCode, faults])
    }
  }
  expect(wrong).toEqual([])
  const told = await Promise.all(['/sitemap.xml', '/robots.txt'].map(async (path) => (await world.app.inject(path)).body))
  for (const said of told) for (const secret of ['/media', '/files', media_id]) expect(said).not.toContain(secret)
})

test.each([
  ['no HTTP at all', 'ceva\r\n\r\n', 400],
  ['two lengths', 'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`, 413],
  [
    'a body of 1 MB',
    `POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{`,
    413,
  ],
])('T22 what never became a request (%s) is refused in words and with the same headers', async (_, sent, status) => {
  const listening = world.app.server.listening ? undefined : await world.app.listen({ port: 0, host: '127.0.0.1' })
  expect(listening ?? '').toBeDefined()
  const address = world.app.server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(sent)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]))
  expect([first.split(' ')[1], missing(headers)]).toEqual([String(status), []])
  expect(JSON.parse(body)).toMatchObject({ status, message: expect.stringMatching(/\w{5}/) })
})
