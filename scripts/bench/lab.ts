import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from '../chromium.ts'
import { percentile } from './first-chunk.ts'

/** What a phone on a slow network sees, cold cache: medians of a few loads, in milliseconds (`cls` has no unit). */
export interface LabRow {
  path: string
  lcpMs: number
  tbtMs: number
  cls: number
}

const LOADS = 5
/** Slow 4G as Lighthouse throttles it: 1.6 Mbit/s and 150 ms. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (0.75 * 1024 * 1024) / 8 }
const CPU_SLOWER = 4
/** A task that blocks longer than this is felt; only what is beyond it counts. */
const FELT_MS = 50
/** How long a page is watched after it has loaded. */
const WATCHED_MS = 2_000

/** Loads each address as a phone would, several times, each in a browser that knows nothing yet. */
export async function labFigures(url: string, paths: readonly string[]): Promise<LabRow[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  const rows: LabRow[] = []
  for (const path of paths) {
    const loads: Seen[] = []
    for (let load = 0; load < LOADS; load += 1) loads.push(await oneLoad(browser, url + path))
    const median = (pick: (load: Seen) => number): number => percentile(loads.map(pick), 0.5)
    rows.push({
      path,
      lcpMs: median(({ lcp }) => lcp),
      tbtMs: median(({ tasks }) => tasks.reduce((sum, ms) => sum + Math.max(0, ms - FELT_MS), 0)),
      cls: median(({ shift }) => shift),
    })
  }
  await browser.close()
  return rows
}

interface Seen {
  lcp: number
  tasks: number[]
  shift: number
}

async function oneLoad(browser: Browser, address: string): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'ro-RO' })
  const page = await context.newPage()
  const control = await context.newCDPSession(page)
  await control.send('Network.enable')
  await control.send('Network.emulateNetworkConditions', NETWORK)
  await control.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  await page.addInitScript(watch)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(WATCHED_MS)
  const seen = await read(page)
  await context.close()
  return seen
}

/** Runs in the page before anything else of it. */
function watch(): void {
  const seen = { lcp: 0, tasks: [] as number[], shift: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => (seen.lcp = list.getEntries().at(-1)?.startTime ?? seen.lcp)).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false) seen.shift += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}

function read(page: Page): Promise<Seen> {
  return page.evaluate(() => ('seen' in window ? JSON.parse(JSON.stringify(window.seen)) : null))
}
