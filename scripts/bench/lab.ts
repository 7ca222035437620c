import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { percentile } from './first-chunk.ts'
import { countBytes, type KindBytes } from './lab/bytes-by-kind.ts'
import { INTERACTIONS, interactionMs } from './lab/interactions.ts'
import { startPhone } from './lab/phone.ts'
import { calibrate, type Calibration } from './lab/processor-index.ts'

/** What a phone on a slow network sees, cold cache: medians of a few loads, in milliseconds (`cls` has no unit) and bytes on the wire. */
export interface LabRow {
  path: string
  fcpMs: number
  lcpMs: number
  tbtMs: number
  cls: number
  /** Whole by the first paint, and by the moment the page can be read with the pictures of its first view. */
  beforePaint: KindBytes
  beforeRead: KindBytes
  processor: Calibration
}

/** Interaction to Next Paint of one thing a person does, the median and the slowest. */
export interface InteractionRow {
  interaction: string
  inpMs: number
  slowestMs: number
  processor: Calibration
}

/** First taps within so many milliseconds of the first paint. */
export interface TapRow {
  taps: number
  lost: number
  afterPaintMsP50: number
  afterPaintMsMost: number
}

const LOADS = 5
const TAPS = 50
/** A task that blocks longer than this is felt; only what is beyond it counts. */
const FELT_MS = 50
/** How long a page is watched once it answers to the hand. */
const WATCHED_MS = 2_000

const EMPTY = '<!doctype html><html lang="ro"><meta name="viewport" content="width=device-width"><title>Gol</title><p>Un paragraf.</p>'

/** Loads each page as a phone would, several times, each in a browser that knows nothing yet; first an empty one, which is the floor. */
export async function labFigures(url: string, paths: readonly string[]): Promise<LabRow[]> {
  const empty = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(EMPTY)).listen(0, '127.0.0.1')
  await once(empty, 'listening')
  const listening = empty.address()
  const floor = { path: 'an empty page: floor', address: `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : 0}/` }
  const rows: LabRow[] = []
  for (const { path, address } of [floor, ...paths.map((path) => ({ path, address: url + path }))]) {
    const processor = await calibrate()
    const loads: Load[] = []
    for (let load = 0; load < LOADS; load += 1) loads.push(await oneLoad(processor.rate, address))
    const median = (pick: (load: Load) => number): number => percentile(loads.map(pick), 0.5)
    const middle = loads.toSorted((one, other) => one.lcp - other.lcp)[Math.floor(LOADS / 2)]
    if (!middle) throw new Error('nothing was loaded')
    rows.push({
      path,
      fcpMs: median(({ fcp }) => fcp),
      lcpMs: median(({ lcp }) => lcp),
      tbtMs: median(blockedMs),
      cls: median(({ shift }) => shift),
      beforePaint: middle.beforePaint,
      beforeRead: middle.beforeRead,
      processor,
    })
  }
  empty.close()
  return rows
}

/** Does what people do, each several times on a page of its own. */
export async function interactionFigures(url: string): Promise<InteractionRow[]> {
  const rows: InteractionRow[] = []
  for (const interaction of INTERACTIONS) {
    const processor = await calibrate()
    const times: number[] = []
    for (let load = 0; load < LOADS; load += 1) times.push(await interactionMs(processor.rate, url, interaction))
    rows.push({ interaction: interaction.name, inpMs: percentile(times, 0.5), slowestMs: Math.max(...times), processor })
  }
  return rows
}

/** Taps the theme switch of /home as soon as it has been painted, and looks whether the page did what was wanted. */
export async function tapFigures(url: string): Promise<TapRow> {
  const { rate } = await calibrate()
  const after: number[] = []
  for (let tap = 0; tap < TAPS; tap += 1) after.push(await oneTap(rate, `${url}/home`))
  const kept = after.filter((ms) => ms >= 0)
  return { taps: TAPS, lost: TAPS - kept.length, afterPaintMsP50: percentile(kept, 0.5), afterPaintMsMost: Math.max(...kept) }
}

interface Seen {
  fcp: number
  lcp: number
  /** When each long one began, and how long it took. */
  tasks: [number, number][]
  shift: number
}

interface Load extends Seen {
  beforePaint: KindBytes
  beforeRead: KindBytes
}

/** Total Blocking Time as Lighthouse counts it: what is beyond 50 ms of each task after the first paint. */
function blockedMs({ fcp, tasks }: Seen): number {
  return tasks.reduce((sum, [start, ms]) => sum + Math.max(0, start + ms - Math.max(start, fcp) - FELT_MS), 0)
}

async function oneLoad(rate: number, address: string): Promise<Load> {
  const phone = await startPhone(rate)
  try {
    const bytes = countBytes(phone)
    await phone.call('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch.toString()})()` })
    await phone.open(address)
    // A page without scripts is as awake as it will be.
    await phone.until(() => 'hydrated' in document.documentElement.dataset || document.scripts.length === 0)
    await setTimeout(WATCHED_MS)
    const seen = await phone.run<Seen>(() => ('seen' in window ? JSON.parse(JSON.stringify(window.seen)) : null))
    const inView = await phone.run(() =>
      [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight).map(({ currentSrc }) => currentSrc),
    )
    return { ...seen, beforePaint: bytes.by(seen.fcp), beforeRead: bytes.by(seen.lcp, inView) }
  } finally {
    await phone.close()
  }
}

/** @returns milliseconds from the first paint to the tap, -1 for one that was lost */
async function oneTap(rate: number, address: string): Promise<number> {
  const phone = await startPhone(rate)
  try {
    const noteTap = () =>
      addEventListener('pointerdown', ({ timeStamp }) => (document.documentElement.dataset['tapped'] ??= String(timeStamp)), { capture: true })
    await phone.call('Page.addScriptToEvaluateOnNewDocument', { source: `(${noteTap.toString()})()` })
    await phone.call('Page.navigate', { url: address })
    await phone.until(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await phone.tap('button[aria-label="Aspect: ca al dispozitivului"]')
    const after = await phone.run(
      () => Number(document.documentElement.dataset['tapped']) - (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
    )
    const isDone = await phone
      .until(() => document.documentElement.dataset['theme'] === 'light')
      .then(
        () => true,
        () => false,
      )
    return isDone ? Math.round(after) : -1
  } finally {
    await phone.close()
  }
}

/** Runs in the page before anything else of it. */
function watch(): void {
  const seen = { fcp: 0, lcp: 0, tasks: [] as [number, number][], shift: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => (seen.fcp = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? seen.fcp)).observe({
    type: 'paint',
    buffered: true,
  })
  new PerformanceObserver((list) => (seen.lcp = list.getEntries().at(-1)?.startTime ?? seen.lcp)).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration])
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false) seen.shift += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}
