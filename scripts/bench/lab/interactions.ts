import type { Page } from '@playwright/test'

/** One thing a person does: what is there before it, the one touch or key that is measured, and what it must lead to. */
export interface Interaction {
  name: string
  path: string
  /** Done before, and not measured. */
  before?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
  after: (page: Page) => Promise<void>
}

const question = (page: Page) => page.getByLabel('Întrebarea ta')
const search = (page: Page) => page.getByLabel('Ce cauți?')

/** In the order in which people meet them; the first comes before any script has. */
export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'first tap on the menu',
    path: '/home',
    act: (page) => page.getByRole('button', { name: 'Deschide meniul' }).tap(),
    after: (page) => page.getByRole('button', { name: 'Închide meniul' }).waitFor(),
  },
  {
    name: 'a letter of a search',
    path: '/cauta',
    before: async (page) => {
      await awake(page)
      await search(page).fill('vacci')
      await page.getByRole('heading', { level: 2, name: 'Articole' }).waitFor()
    },
    act: (page) => search(page).press('n'),
    after: (page) => page.getByRole('status').filter({ hasText: '„vaccin”' }).waitFor(),
  },
  {
    name: 'opening a breed',
    path: '/tgamers',
    before: awake,
    act: (page) => page.getByRole('main').locator('li h2').first().tap(),
    after: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'sending a question',
    path: '/',
    before: async (page) => {
      await awake(page)
      await question(page).fill('Ce mănâncă pisica?')
    },
    act: (page) => page.getByRole('button', { name: 'Trimite' }).tap(),
    after: (page) => page.getByRole('heading', { name: 'Surse' }).waitFor({ state: 'attached' }),
  },
  {
    name: 'switching the language',
    path: '/home',
    before: awake,
    act: (page) => page.getByRole('contentinfo').getByRole('link', { name: /^EN/ }).tap(),
    after: (page) => page.locator('html[lang=en]').waitFor(),
  },
]

/** Milliseconds from the touch or key to the next paint: the longest event of the interaction, as INP counts it; 16 when all were shorter. */
export async function interactionMs(page: Page, url: string, { path, before, act, after }: Interaction): Promise<number> {
  await page.addInitScript(watch)
  await page.goto(url + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await before?.(page)
  await page.evaluate(() => Object.assign(window, { longestMs: 16 }))
  await act(page)
  await after(page)
  // What was observed is told in an idle moment after the paint.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))))
  return page.evaluate(() => ('longestMs' in window ? Number(window.longestMs) : 0))
}

async function awake(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor()
}

/** Runs in the page before anything else of it. */
function watch(): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isInteraction = 'interactionId' in entry && Number(entry.interactionId) > 0
      if (isInteraction && 'longestMs' in window) Object.assign(window, { longestMs: Math.max(Number(window.longestMs), entry.duration) })
    }
  })
  // Beyond what the types know: events shorter than 104 ms count too.
  observer.observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }))
}
