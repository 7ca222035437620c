import { startPlainBrowser, type PlainBrowser } from '../../plain-browser.ts'
import { percentile } from '../first-chunk.ts'

/**
 * The phone the lab has: BenchmarkIndex 264, by which Chrome's DevTools know a cheap phone of 2022 (Moto G Power); Lighthouse
 * counts 125 to 800 as a phone of the middle, 1,500 to 2,000 as a fast desktop computer (its page on throttling).
 */
export const PHONE_INDEX = 264
const MEASURED = 3
/** Chromium does not make a processor faster. */
const SLOWEST = 40

/** How much slower Chromium has to be here, now, to be that phone, and what it then was. */
export interface Calibration {
  rate: number
  hostIndex: number
  reachedIndex: number
}

/** Measures this machine as it is at this moment, and once more slowed down: others at work on it are part of both. */
export async function calibrate(): Promise<Calibration> {
  const browser = await startPlainBrowser()
  try {
    const hostIndex = await indexOf(browser)
    let rate = slower(hostIndex / PHONE_INDEX)
    let reachedIndex = await at(browser, rate)
    // The first answer is near; a second corrects what slowing down costs by itself.
    rate = slower((rate * reachedIndex) / PHONE_INDEX)
    reachedIndex = await at(browser, rate)
    return { rate: Math.round(rate * 100) / 100, hostIndex, reachedIndex }
  } finally {
    await browser.close()
  }
}

function slower(rate: number): number {
  return Math.min(SLOWEST, Math.max(1, rate))
}

async function at(browser: PlainBrowser, rate: number): Promise<number> {
  await browser.call('Emulation.setCPUThrottlingRate', { rate })
  return indexOf(browser)
}

async function indexOf(browser: PlainBrowser): Promise<number> {
  const measured: number[] = []
  for (let time = 0; time < MEASURED; time += 1) measured.push(Number(await browser.evaluate(`(${benchmarkIndex.toString()})()`)))
  return percentile(measured, 0.5)
}

/**
 * Runs in the page. BenchmarkIndex as Lighthouse defines it (core/lib/page-functions.js): tenths of how often a second a text
 * of 10,000 letters is put together, and 100,000 numbers are copied; the mean of both.
 */
function benchmarkIndex(): number {
  const HALF_MS = 500
  const perSecond = (once: (turn: number) => void) => {
    const started = Date.now()
    let turns = 0
    // The clock is read every tenth time.
    while (turns % 10 !== 0 || Date.now() - started < HALF_MS) once(turns++)
    return Math.round(turns / 10 / ((Date.now() - started) / 1000))
  }
  const [one, other] = [0, 0].map(() => Array.from({ length: 100_000 }, (_, number) => number))
  const letters = perSecond(() => {
    let text = ''
    for (let letter = 0; letter < 10_000; letter += 1) text += 'a'
    if (text.length === 1) throw new Error('no compiler may leave it out')
  })
  const numbers = perSecond((turn) => {
    const [from = [], to = []] = turn % 2 === 0 ? [one, other] : [other, one]
    for (let index = 0; index < from.length; index += 1) to[index] = from[index] ?? 0
  })
  return (letters + numbers) / 2
}
