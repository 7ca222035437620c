import { get, type IncomingMessage } from 'node:http'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { firstChunkMs, percentile } from './bench/first-chunk.ts'
import { articleGrowth, chatGrowth, signatureGrowth, shelterGrowth, type GrowthRow } from './bench/growth.ts'
import { labFigures, type LabRow } from './bench/lab.ts'
import { measure, type Row } from './bench/load.ts'
import { startMeasured, type Measured } from './bench/processes.ts'
import { crowdRows, type CrowdRow } from './bench/crowd.ts'
import { scalingRows, type ScalingRow } from './bench/scaling.ts'
import { signingRows } from './bench/signing.ts'
import { streamFigures } from './bench/streams.ts'
import { uploadFigures } from './bench/uploads.ts'
import { startModelServer } from '#tests/model-server.ts'

const BROTLI = { 'accept-encoding': 'br' }
const QUESTION = 'Cum scot o căpușă de la câine?'
const ASKED = 200
const RANDOM_ADDRESSES = 20_000

interface Named extends Row {
  name: string
  /** Requests a second as a share of the raw node:http server sending the same bytes in the same run. */
  ofFloor?: number
}

const folder = mkdtempSync(join(tmpdir(), 'bobita-bench-'))
const rows: Named[] = []
const facts: Record<string, number> = {}
const labRows: LabRow[] = []
const growth: GrowthRow[] = []
const crowds: CrowdRow[] = []
const scaling: ScalingRow[] = []

/** One address beside a raw server that sends the same bytes. */
async function beside(name: string, site: Measured, path: string, connections: number, headers: Record<string, string> = {}): Promise<void> {
  // Not fetch, which decodes: what measures reads compressed bytes slower than plain ones, so the floor sends the very same.
  const answer = await new Promise<IncomingMessage>((resolve, reject) => void get(`${site.url}${path}`, { headers }, resolve).once('error', reject))
  const file = join(folder, 'bytes')
  writeFileSync(file, await buffer(answer))
  const floor = await startMeasured('floor', { args: [file, answer.headers['content-type'] ?? 'text/plain'] })
  const least = await measure(floor, { path: '/', connections })
  const row = await measure(site, { path, connections, headers })
  await floor.stop()
  rows.push({ name: `${name}: floor`, ...least }, { name, ...row, ofFloor: Math.round((row.requestsPerSecond / least.requestsPerSecond) * 100) / 100 })
}

async function pages(): Promise<void> {
  const site = await startMeasured('site')
  facts['readyMsFirstTime'] = site.readyMs
  // Memory is given back two seconds after the start (server/platform/memory.ts).
  await new Promise((resolve) => setTimeout(resolve, 5_000))
  facts['idleRssMb'] = Math.round((await site.usage()).rss / 1_048_576)
  await beside('page / kept', site, '/', 20, BROTLI)
  await beside('GET /api/v1/blog-posts', site, '/api/v1/blog-posts', 20, BROTLI)
  await beside('GET /api/v1/site', site, '/api/v1/site', 20)

  for (let address = 0; address < RANDOM_ADDRESSES; address += 200) {
    await Promise.all(
      Array.from({ length: 200 }, (_, index) => fetch(`${site.url}/?x${address + index}=${Math.random()}`).then((answer) => answer.arrayBuffer())),
    )
  }
  const { pages: kept, pageBytes } = await site.usage()
  facts['pagesKeptAfterRandomAddresses'] = kept
  facts['pageBytesAfterRandomAddresses'] = pageBytes
  await site.stop()

  const uncached = await startMeasured('site', { args: ['uncached'] })
  for (const path of ['/', '/blogs', '/lege']) await beside(`page ${path} rendered`, uncached, path, 1)
  await uncached.stop()

  const streamed = await startMeasured('site', { args: ['streamed'] })
  rows.push({ name: 'page / rendered in a stream', ...(await measure(streamed, { path: '/', connections: 1 })) })
  await streamed.stop()
}

async function chat(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'bobita-bench-'))
  const site = await startMeasured('site', { folder: dataFolder })
  const times: number[] = []
  for (let asked = 0; asked < ASKED; asked += 1) times.push(await firstChunkMs(site.url, QUESTION))
  facts['firstChunkMsP50'] = percentile(times, 0.5)
  facts['firstChunkMsP99'] = percentile(times, 0.99)
  const body = JSON.stringify({ question: QUESTION })
  rows.push({
    name: 'POST /chat/ask/stream, no model',
    ...(await measure(site, { path: '/api/v1/chat/ask/stream', connections: 4, method: 'POST', body, headers: { 'content-type': 'application/json' } })),
  })
  await site.stop()
  const again = await startMeasured('site', { folder: dataFolder })
  facts['readyMsSecondTime'] = again.readyMs
  await again.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}

/** What the site adds to a model's first word: asked directly and through the site, in turns. */
async function modelDelay(): Promise<void> {
  const model = await startModelServer({ kind: 'says', pieces: ['Prinde căpușa ', 'aproape de piele [1].'] })
  const site = await startMeasured('site', { env: { LLM_BASE_URL: model.url, LLM_MODEL: 'test' } })
  const direct: number[] = []
  const through: number[] = []
  for (let asked = 0; asked < ASKED; asked += 1) {
    const started = performance.now()
    const answer = await fetch(`${model.url}/chat/completions`, { method: 'POST', body: '{"stream":true}' })
    await answer.body?.getReader().read()
    direct.push(performance.now() - started)
    through.push(await firstChunkMs(site.url, QUESTION))
  }
  facts['modelFirstTokenDirectMsP50'] = percentile(direct, 0.5)
  facts['modelFirstTokenThroughMsP50'] = percentile(through, 0.5)
  facts['modelFirstTokenDelayMsP50'] = Math.round((percentile(through, 0.5) - percentile(direct, 0.5)) * 100) / 100
  await site.stop()
  await model.close()
}

async function signing(): Promise<void> {
  rows.push(...(await signingRows()))
}

async function crowd(): Promise<void> {
  crowds.push(...(await crowdRows()))
}

async function processes(): Promise<void> {
  scaling.push(...(await scalingRows()))
}

/** As if each process had more machine than it uses. */
async function shares(): Promise<void> {
  if (process.getuid?.() === 0) scaling.push(...(await scalingRows(0.2)))
  else console.error('shares: left out, because only root may give a process a share of a processor')
}

/** The screens with most to show, as a phone on a slow network sees them. */
async function lab(): Promise<void> {
  const site = await startMeasured('site')
  labRows.push(...(await labFigures(site.url, ['/home', '/blogs', '/blog/3', '/tgamers', '/lege'])))
  await site.stop()
}

async function grow(): Promise<void> {
  for (const count of [50, 500, 5_000, 50_000]) growth.push(await shelterGrowth(count))
  for (const count of [60, 1_000, 10_000]) growth.push(await articleGrowth(count))
  for (const count of [0, 1_000_000] as const) growth.push(await signatureGrowth(count))
  for (const count of [0, 100_000]) growth.push(await chatGrowth(count))
}

async function streams(): Promise<void> {
  Object.assign(facts, await streamFigures())
}

async function uploads(): Promise<void> {
  Object.assign(facts, await uploadFigures())
}

// Names after `npm run bench --` choose parts; all of them without any.
const parts: Record<string, () => Promise<void>> = { pages, chat, model: modelDelay, signing, crowd, processes, shares, lab, growth: grow, uploads, streams }
const asked = process.argv.slice(2)
for (const [name, part] of Object.entries(parts)) if (asked.length === 0 || asked.includes(name)) await part()
rmSync(folder, { recursive: true, force: true })
console.log(JSON.stringify({ at: new Date().toISOString(), rows, facts, lab: labRows, growth, crowds, scaling }, null, 2))
