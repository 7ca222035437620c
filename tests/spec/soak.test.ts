import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { signedIn } from '#contract/auth.ts'
import { formOf } from '#tests/cast.ts'
import { formBody, phonePhoto } from '#tests/evidence.ts'
import { figure, holding, rounds } from '#tests/setup/figures.ts'
import { asMonitor } from '#tests/operators/monitor.ts'
import { startModelServer } from '#tests/servers/model-server.ts'
import { startServer } from '#tests/servers/servers.ts'
import { engine, emptySettings } from '#tests/world.ts'

const MINUTE_MS = 60_000
const WORKERS = 4
const PAUSE_MS = 50
/** Between two looks. What a process holds at work is garbage not yet collected and what is under way, which rise and fall by tens of MB. */
const WORK_MS = 2 * MINUTE_MS
/** Before a look: longer than a kept connection, an ended answer and a decoder that nobody needs (30 s) last. */
const REST_MS = 40_000
/** The part of the run in which everything is used for the first time: caches fill and code is compiled. */
const WARM_UP = 0.25
/** Of the resident memory, an hour. */
const GOAL_PERCENT = 1
type Gauge = 'rss' | 'heap' | 'descriptors'

/** How much y grows with each x by least squares, how sure that is (standard error), and the mean of y. */
function regression(points: readonly (readonly [x: number, y: number])[]): { slope: number; error: number; mean: number } {
  const mean = (of: (point: readonly [number, number]) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [middle, height] = [mean(([x]) => x), mean(([, y]) => y)]
  const spread = mean(([x]) => (x - middle) ** 2)
  const slope = mean(([x, y]) => (x - middle) * (y - height)) / spread
  const rest = mean(([x, y]) => (y - height - slope * (x - middle)) ** 2)
  return { slope, error: Math.sqrt(rest / spread / Math.max(1, points.length - 2)), mean: height }
}

/** An upload whose sender is gone before its end. */
async function cutOff(url: string, headers: Record<string, string>, part: Buffer): Promise<void> {
  const sent = request(url, { method: 'POST', headers, agent: false })
  const closed = new Promise<void>((resolve) => sent.once('close', () => resolve()))
  sent.once('error', () => undefined)
  sent.write(part, () => sent.destroy())
  await closed
}

test.runIf(holding)('T24 under everything that people do, memory and open files do not grow', async () => {
  const model = await startModelServer({ kind: 'says', pieces: Array.from({ length: 40 }, () => 'Da [1]. '), pauseMs: 20 })
  const settings = { ...(await emptySettings()), LLM_BASE_URL: model.url, LLM_MODEL: 'test', TRUST_PROXY: '1', TEST_PAGES: '1' }
  const server = await startServer(settings)
  const { origin } = new URL(server.url)
  const photo = await phonePhoto({ width: 400, height: 300 })
  const statuses = new Map<number, number>()

  /** One call, read to its end or left in the middle. */
  async function call(path: string, init: RequestInit = {}, leaves = false): Promise<string> {
    const answer = await fetch(origin + path, init)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    if (!leaves) return answer.text()
    const reader = answer.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    return ''
  }
  const post = (path: string, body: unknown, headers: Record<string, string> = {}, leaves = false) =>
    call(`/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }, leaves)

  /** Somebody new, who does everything once and goes. */
  async function visit(): Promise<void> {
    const { token } = signedIn.parse(JSON.parse(await post('/auth/register', formOf('Ana')))).data
    const own = { authorization: `Bearer ${token}` }
    for (const path of ['/', '/blogs', '/blog/3', '/shelters?q=ana', '/tamers', '/petitions', '/lege', `/nu-exista-${randomUUID()}`, '/rss.xml'])
      await call(path)
    for (const path of ['/petitions', '/shelters', '/trainers?q=a', '/blog-posts?q=caine', '/profile']) await call(`/api/v1${path}`, { headers: own })
    await post('/petitions/1/sign', { full_name: 'Ana Exemplu', email: `${randomUUID()}@exemplu.ro` })
    const question = { question: 'Cum scot o căpușă de la câine?' }
    for (const leaves of [false, true]) await post('/chat/ask/stream', question, own, leaves)
    const { headers, payload } = formBody([{ content: photo }])
    const upload = { method: 'POST', headers: { ...own, 'content-type': headers['content-type'] ?? '' } }
    const { files } = JSON.parse(await call('/api/v1/upload/plangere-media', { ...upload, body: new Uint8Array(payload) }))
    await post('/plangeri', { title: 'Câine legat', description: 'Fără apă.', user_name: 'Ana', photo_links: [files[0].url], video_links: [] }, own)
    await cutOff(`${origin}/api/v1/upload/plangere-media`, { ...own, ...headers }, payload.subarray(0, payload.length / 2))
    await post('/profile/delete', { password: formOf('Ana').password }, own)
  }

  async function metric(name: string): Promise<number> {
    const said = await (await fetch(`${origin}/metrics`, { headers: asMonitor })).text()
    return Number(new RegExp(`^${name} ([\\d.e+]+)$`, 'm').exec(said)?.[1])
  }

  let visits = 0
  async function work(): Promise<void> {
    const until = performance.now() + WORK_MS
    while (performance.now() < until) {
      await visit()
      visits += 1
      await setTimeout(PAUSE_MS)
    }
  }

  const started = performance.now()
  const until = started + rounds * MINUTE_MS
  const looks: { hours: number; atWork: number; is: Record<Gauge, number> }[] = []
  while (performance.now() < until) {
    await Promise.all(Array.from({ length: WORKERS }, work))
    const atWork = await metric('process_resident_memory_bytes')
    await setTimeout(REST_MS)
    const { rss, heapUsed: heap } = await server.giveBack()
    const now = performance.now()
    if (now > started + (until - started) * WARM_UP)
      looks.push({ hours: (now - started) / 60 / MINUTE_MS, atWork, is: { rss, heap, descriptors: await metric('process_open_fds') } })
  }
  await server.kill()
  await model.close()

  figure(`T24 visits of ${rounds} min, answers by status, ${engine}`, `${visits}, ${JSON.stringify(Object.fromEntries(statuses))}`)
  figure(`T24 rss at work, ${engine}`, `${looks.map(({ atWork }) => Math.round(atWork / 1e6)).join(' ')} MB`)
  const grown = (gauge: Gauge) => {
    const { slope, error, mean } = regression(looks.map(({ hours, is }) => [hours, is[gauge]] as const))
    const percent = (value: number) => (100 * value) / mean
    figure(`T24 ${gauge} at rest an hour, ${engine}`, `${percent(slope).toFixed(2)} % ± ${percent(error).toFixed(2)} of ${Math.round(mean)}`)
    // What only seems to grow is no fault: two standard errors are taken off.
    return percent(slope - 2 * error)
  }
  const [rss, heap, descriptors] = [grown('rss'), grown('heap'), grown('descriptors')]
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
  expect(Math.max(rss, heap, descriptors)).toBeLessThanOrEqual(GOAL_PERCENT)
})
