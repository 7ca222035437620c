import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beside, type Named } from './bench/beside.ts'
import { deskGrowth } from './bench/desk.ts'
import { deliveryRows } from './bench/delivery.ts'
import { firstChunkMs, percentile } from './bench/first-chunk.ts'
import { firstVisitFigures } from './bench/first-visit.ts'
import { articleGrowth, chatGrowth, signatureGrowth, shelterGrowth, type GrowthRow } from './bench/growth.ts'
import { interactionFigures, labFigures, tapFigures, type InteractionRow, type LabRow } from './bench/lab.ts'
import { measure } from './bench/load.ts'
import { startMeasured } from './bench/processes.ts'
import { crowdRows, type CrowdRow } from './bench/crowd.ts'
import { rushRows } from './bench/rush.ts'
import { scalingRows, type ScalingRow } from './bench/scaling.ts'
import { searchFigures } from './bench/searching.ts'
import { signingRows } from './bench/signing.ts'
import { streamFigures } from './bench/streams.ts'
import { strangerFigures } from './bench/strangers.ts'
import { uploadFigures } from './bench/uploads.ts'
import { startModelServer } from '#tests/servers/model-server.ts'

const BROTLI = { 'accept-encoding': 'br' }
const QUESTION = 'Cum scot o căpușă de la câine?'
const ASKED = 200
const RANDOM_ADDRESSES = 20_000

const rows: Named[] = []
const facts: Record<string, unknown> = {}
const labRows: LabRow[] = []
const interactions: InteractionRow[] = []
const growth: GrowthRow[] = []
const crowds: CrowdRow[] = []
const scaling: ScalingRow[] = []

async function pages(): Promise<void> {
  const site = await startMeasured('site')
  facts['readyMsFirstTime'] = site.readyMs
  // Memory is given back once the indexes are built and two seconds were quiet (server/platform/process/memory.ts).
  await new Promise((resolve) => setTimeout(resolve, 12_000))
  facts['idleRssMb'] = Math.round((await site.usage()).rss / 1_048_576)
  rows.push(...(await beside('page / kept', site, { path: '/', connections: 20, headers: BROTLI })))
  rows.push(...(await beside('GET /api/v1/blog-posts', site, { path: '/api/v1/blog-posts', connections: 20, headers: BROTLI })))
  rows.push(...(await beside('GET /api/v1/site', site, { path: '/api/v1/site', connections: 20 })))

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
  for (const path of ['/', '/blogs', '/lege']) rows.push(...(await beside(`page ${path} rendered`, uncached, { path, connections: 1 })))
  await uncached.stop()

  const streamed = await startMeasured('site', { args: ['streamed'] })
  rows.push({ name: 'page / rendered in a stream', ...(await measure(streamed, { path: '/', connections: 1 })) })
  await streamed.stop()
}

/** Files, unknown addresses and a whole first visit. */
async function delivery(): Promise<void> {
  rows.push(...(await deliveryRows()))
  Object.assign(facts, await firstVisitFigures())
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

/** How soon that phone answers to a touch, and whether it loses the first one. */
async function touch(): Promise<void> {
  const site = await startMeasured('site')
  interactions.push(...(await interactionFigures(site.url)))
  facts['firstTaps'] = await tapFigures(site.url)
  await site.stop()
}

async function grow(): Promise<void> {
  for (const count of [50, 500, 5_000, 50_000]) growth.push(await shelterGrowth(count))
  for (const count of [60, 1_000, 10_000]) growth.push(await articleGrowth(count))
  for (const count of [0, 1_000_000] as const) growth.push(await signatureGrowth(count))
  for (const count of [0, 100_000]) growth.push(await chatGrowth(count))
  await desk()
}

async function streams(): Promise<void> {
  Object.assign(facts, await streamFigures())
}

async function uploads(): Promise<void> {
  Object.assign(facts, await uploadFigures())
}

/** A hundredth of a day of five million visits, at the rate of its busiest hour. */
async function rush(): Promise<void> {
  Object.assign(facts, { rush: await rushRows() })
}

async function desk(): Promise<void> {
  for (const [records, waiting] of [
    [50, 50],
    [50_000, 10_000],
  ] as const)
    growth.push(await deskGrowth(records, waiting))
}

async function search(): Promise<void> {
  Object.assign(facts, await searchFigures())
}

async function strangers(): Promise<void> {
  Object.assign(facts, await strangerFigures())
}

// Names after `npm run bench --` choose parts; all of them without any.
const parts: Record<string, () => Promise<void>> = {
  pages,
  delivery,
  chat,
  model: modelDelay,
  signing,
  crowd,
  processes,
  shares,
  lab,
  touch,
  growth: grow,
  desk,
  uploads,
  search,
  strangers,
  streams,
  rush,
}
const asked = process.argv.slice(2)
for (const [name, part] of Object.entries(parts)) if (asked.length === 0 || asked.includes(name)) await part()
console.log(JSON.stringify({ at: new Date().toISOString(), rows, facts, lab: labRows, interactions, growth, crowds, scaling }, null, 2))
