import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, PASSWORD } from '#tests/cast.ts'
import { figure, holding } from '#tests/setup/figures.ts'
import { startServer, type RunningServer } from '#tests/servers/servers.ts'
import { emptySettings, engine } from '#tests/world.ts'

const LOGINS = holding ? 200 : 40
const READS = holding ? 200 : 20
const TIMEOUT_MS = 600_000

let server: RunningServer
beforeAll(async () => {
  server = await startServer(await emptySettings())
}, TIMEOUT_MS)
afterAll(() => server.kill())

function post(path: string, body: object): Promise<Response> {
  return fetch(`${server.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

/** Milliseconds of each of some reads, one after the other, until `isOver`. */
async function readTimes(isOver: (read: number) => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver(times.length)) {
    const before = performance.now()
    expect((await fetch(`${server.url}/petitions?active=true`)).status).toBe(200)
    times.push(performance.now() - before)
  }
  return times
}

function p95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
}

test(
  'T10b of many logins at once some are served and the rest is told when to come back, and others are answered meanwhile',
  async () => {
    const form = formOf('Ana')
    expect((await post('/auth/register', form)).status).toBe(201)
    const idle = await readTimes((read) => read >= READS)

    let over = false
    const rush = Promise.all(Array.from({ length: LOGINS }, () => post('/auth/login', { login: form.email, password: PASSWORD }))).finally(() => (over = true))
    const busy = await readTimes((read) => over && read >= 1)
    const answers = await rush
    const refused = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 200).length).toBe(LOGINS - refused.length)
    expect(refused.length).toBeLessThan(LOGINS)
    for (const answer of refused) {
      expect(answer.headers.get('retry-after')).toBe('5')
      expect((await answer.json()).message).toContain('Încearcă din nou peste 5 secunde')
    }
    figure(`T10b served of ${LOGINS} logins at once, ${engine}`, LOGINS - refused.length)
    figure(`T10b p95 of others, idle and meanwhile, ms, ${engine}`, `${p95(idle).toFixed(1)} and ${p95(busy).toFixed(1)}`)
  },
  TIMEOUT_MS,
)
