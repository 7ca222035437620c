import { setTimeout } from 'node:timers/promises'
import { startPhone, type Phone } from './phone.ts'

/** One thing a person does: what is there before it, the one touch or key that is measured, and what it must lead to. */
export interface Interaction {
  name: string
  path: string
  /** Done before, and not measured. */
  before?: (phone: Phone) => Promise<void>
  act: (phone: Phone) => Promise<void>
  /** Runs in the page. */
  isDone: () => boolean
}

/** What was observed is told in an idle moment after the paint. */
const TOLD_MS = 2_000

/** In the order in which people meet them; the first comes before any script has. */
export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'first tap on the menu',
    path: '/home',
    act: (phone) => phone.tap('button[aria-label="Deschide meniul"]'),
    isDone: () => document.querySelector('button[aria-label="Închide meniul"]') !== null,
  },
  {
    name: 'a letter of a search',
    path: '/cauta',
    before: async (phone) => {
      await awake(phone)
      await phone.tap('main input[name=q]')
      for (const letter of 'vacci') await phone.press(letter)
      await phone.until(() => [...document.querySelectorAll('h2')].some(({ textContent }) => textContent === 'Articole'))
    },
    act: (phone) => phone.press('n'),
    isDone: () => [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent?.includes('„vaccin”')),
  },
  {
    name: 'opening a breed',
    path: '/tgamers',
    before: awake,
    act: (phone) => phone.tap('main li h2'),
    isDone: () => document.querySelector('dialog[open]') !== null,
  },
  {
    name: 'sending a question',
    path: '/',
    before: async (phone) => {
      await awake(phone)
      await phone.tap('textarea')
      await phone.call('Input.insertText', { text: 'Ce mănâncă pisica?' })
      await phone.until(() => document.querySelector('button[aria-label=Trimite]:enabled') !== null)
    },
    act: (phone) => phone.tap('button[aria-label=Trimite]'),
    isDone: () => [...document.querySelectorAll('h2, h3, h4')].some(({ textContent }) => textContent === 'Surse'),
  },
  {
    name: 'switching the language',
    path: '/home',
    before: awake,
    act: (phone) => phone.tap('footer a[hreflang=en]'),
    isDone: () => document.documentElement.lang === 'en',
  },
]

/** Milliseconds from the touch or key to the next paint: the longest event of the interaction, as INP counts it; 16 when all were shorter. */
export async function interactionMs(rate: number, url: string, { path, before, act, isDone }: Interaction): Promise<number> {
  const phone = await startPhone(rate)
  try {
    await phone.call('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch.toString()})()` })
    await phone.call('Page.navigate', { url: url + path })
    await phone.until(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await before?.(phone)
    await phone.run(() => void Object.assign(window, { from: performance.now(), longestMs: 16 }))
    await act(phone)
    await phone.until(isDone)
    await setTimeout(TOLD_MS)
    return await phone.run(() => ('longestMs' in window ? Number(window.longestMs) : 0))
  } finally {
    await phone.close()
  }
}

async function awake(phone: Phone): Promise<void> {
  await phone.until(() => 'hydrated' in document.documentElement.dataset)
}

/** Runs in the page before anything else of it. */
function watch(): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isInteraction = 'interactionId' in entry && Number(entry.interactionId) > 0
      // What was touched before may be told only now.
      if (!isInteraction || !('from' in window) || entry.startTime < Number(window.from)) continue
      if ('longestMs' in window) Object.assign(window, { longestMs: Math.max(Number(window.longestMs), entry.duration) })
    }
  })
  // Beyond what the types know: events shorter than 104 ms count too.
  observer.observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }))
}
