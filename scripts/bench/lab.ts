import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from '../chromium.ts'
import { countBytes, type KindBytes } from './lab/bytes-by-kind.ts'
import { percentile } from './first-chunk.ts'
import { INTERACTIONS, interactionMs, type Interaction } from './lab/interactions.ts'
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
/** Slow 4G as Lighthouse throttles it: 1.6 Mbit/s and 150 ms. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (0.75 * 1024 * 1024) / 8 }
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'ro-RO' }
/** A task that blocks longer than this is felt; only what is beyond it counts. */
const FELT_MS = 50
/** How long a page is watched after it has loaded. */
const WATCHED_MS = 2_000

/** Loads each address as a phone would, several times, each in a browser that knows nothing yet. */
export async function labFigures(url: string, paths: readonly string[]): Promise<LabRow[]> {
  return inBrowser(async (browser) => {
    const rows: LabRow[] = []
    for (const path of paths) {
      const processor = await calibrate(browser)
      const loads: Load[] = []
      for (let load = 0; load < LOADS; load += 1) loads.push(await oneLoad(browser, processor.rate, url + path))
      const median = (pick: (load: Load) => number): number => percentile(loads.map(pick), 0.5)
      const middle = loads.toSorted((one, other) => one.lcp - other.lcp)[Math.floor(LOADS / 2)]
      if (!middle) throw new Error('nothing was loaded')
      rows.push({
        path,
        fcpMs: median(({ fcp }) => fcp),
        lcpMs: median(({ lcp }) => lcp),
        tbtMs: median(({ tasks }) => tasks.reduce((sum, ms) => sum + Math.max(0, ms - FELT_MS), 0)),
        cls: median(({ shift }) => shift),
        beforePaint: middle.beforePaint,
        beforeRead: middle.beforeRead,
        processor,
      })
    }
    return rows
  })
}

/** Does what people do, each several times on a page of its own. */
export async function interactionFigures(url: string): Promise<InteractionRow[]> {
  return inBrowser(async (browser) => {
    const rows: InteractionRow[] = []
    for (const interaction of INTERACTIONS) {
      const processor = await calibrate(browser)
      const times: number[] = []
      for (let load = 0; load < LOADS; load += 1) times.push(await oneInteraction(browser, processor.rate, url, interaction))
      rows.push({ interaction: interaction.name, inpMs: percentile(times, 0.5), slowestMs: Math.max(...times), processor })
    }
    return rows
  })
}

/** Taps the theme switch of /home as soon as it has been painted, and looks whether the page did what was wanted. */
export async function tapFigures(url: string): Promise<TapRow> {
  return inBrowser(async (browser) => {
    const { rate } = await calibrate(browser)
    const after: number[] = []
    for (let tap = 0; tap < TAPS; tap += 1) after.push(await oneTap(browser, rate, `${url}/home`))
    const kept = after.filter((ms) => ms >= 0)
    return { taps: TAPS, lost: TAPS - kept.length, afterPaintMsP50: percentile(kept, 0.5), afterPaintMsMost: Math.max(...kept) }
  })
}

async function inBrowser<Answer>(work: (browser: Browser) => Promise<Answer>): Promise<Answer> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  return work(browser).finally(() => browser.close())
}

interface Seen {
  fcp: number
  lcp: number
  tasks: number[]
  shift: number
}

interface Load extends Seen {
  beforePaint: KindBytes
  beforeRead: KindBytes
}

async function phone(browser: Browser, rate: number): Promise<{ context: BrowserContext; page: Page; control: CDPSession }> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const control = await context.newCDPSession(page)
  await control.send('Network.enable')
  await control.send('Network.emulateNetworkConditions', NETWORK)
  await control.send('Emulation.setCPUThrottlingRate', { rate })
  return { context, page, control }
}

async function oneLoad(browser: Browser, rate: number, address: string): Promise<Load> {
  const { context, page, control } = await phone(browser, rate)
  const bytes = countBytes(control)
  await page.addInitScript(watch)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(WATCHED_MS)
  const seen = await page.evaluate<Seen>(() => ('seen' in window ? JSON.parse(JSON.stringify(window.seen)) : null))
  const inView = await page.evaluate(() =>
    [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight).map(({ currentSrc }) => currentSrc),
  )
  await context.close()
  return { ...seen, beforePaint: bytes.by(seen.fcp), beforeRead: bytes.by(seen.lcp, inView) }
}

async function oneInteraction(browser: Browser, rate: number, url: string, interaction: Interaction): Promise<number> {
  const { context, page } = await phone(browser, rate)
  const ms = await interactionMs(page, url, interaction)
  await context.close()
  return ms
}

/** @returns milliseconds from the first paint to the tap, -1 for one that was lost */
async function oneTap(browser: Browser, rate: number, address: string): Promise<number> {
  const { context, page } = await phone(browser, rate)
  await page.addInitScript(() =>
    addEventListener('pointerdown', ({ timeStamp }) => (document.documentElement.dataset['tapped'] ??= String(timeStamp)), { capture: true }),
  )
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.getByRole('button', { name: 'Aspect: ca al dispozitivului' }).tap({ noWaitAfter: true })
  const after = await page.evaluate(
    () => Number(document.documentElement.dataset['tapped']) - (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
  )
  const done = await page
    .waitForFunction(() => document.documentElement.dataset['theme'] === 'light')
    .then(() => true)
    .catch(() => false)
  await context.close()
  return done ? Math.round(after) : -1
}

/** Runs in the page before anything else of it. */
function watch(): void {
  const seen = { fcp: 0, lcp: 0, tasks: [] as number[], shift: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => (seen.fcp = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? seen.fcp)).observe({
    type: 'paint',
    buffered: true,
  })
  new PerformanceObserver((list) => (seen.lcp = list.getEntries().at(-1)?.startTime ?? seen.lcp)).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false) seen.shift += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}
