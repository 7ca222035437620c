import type { Page } from '@playwright/test'
import { final, ready, streamOf } from './people.ts'
import { expect, test } from './site.ts'

const STREAM = '**/api/v1/chat/ask/stream'
const question = (page: Page) => page.getByLabel('Întrebarea ta')
const send = (page: Page) => page.getByRole('button', { name: 'Trimite', exact: true })

/** What the page did within a press, before anything could be painted. */
const didWithin = (page: Page) => page.evaluate(() => ('within' in window ? window.within : null))

/** Runs in the page before anything else of it: notes what keeps a press from being painted. */
function noteWork(): void {
  const within: string[] = []
  Object.assign(window, { within })
  let pressing = false
  const over = new MessageChannel()
  over.port1.addEventListener('message', () => (pressing = false))
  over.port1.start()
  const press = () => {
    pressing = true
    // The press is over in the next task, or in the next frame where that comes first.
    over.port2.postMessage(null)
    requestAnimationFrame(() => (pressing = false))
  }
  addEventListener('click', press, true)
  const noted = <Asked extends unknown[], Answer>(name: string, done: (...asked: Asked) => Answer) =>
    function (this: unknown, ...asked: Asked): Answer {
      if (pressing) within.push(name)
      return done.apply(this, asked)
    }
  window.fetch = noted('calls the server', window.fetch)
  history.pushState = noted('changes the address', history.pushState)
  Object.assign(HTMLHeadElement.prototype, { appendChild: noted('fetches a file', HTMLHeadElement.prototype.appendChild) })
  const height = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollHeight')
  if (height?.get) Object.defineProperty(Element.prototype, 'scrollHeight', { ...height, get: noted('measures the page', height.get) })
}

const presses = [
  {
    what: 'sends a question',
    path: '/',
    before: (page: Page) => question(page).fill('Ce mănâncă pisica?'),
    press: (page: Page) => send(page).click(),
    after: (page: Page) => page.getByRole('heading', { name: 'Surse' }).waitFor({ state: 'attached' }),
  },
  {
    what: 'opens a breed',
    path: '/tgamers',
    press: (page: Page) => page.getByRole('main').locator('li h2').first().click(),
    after: (page: Page) => page.getByRole('dialog').waitFor(),
  },
  {
    what: 'switches the language',
    path: '/home',
    press: (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: /^EN/ }).click(),
    after: (page: Page) => page.locator('html[lang=en]').waitFor(),
  },
]

for (const { what, path, before, press, after } of presses) {
  test(`the press that ${what} is painted before it calls, fetches or measures anything`, async ({ page }) => {
    await page.addInitScript(noteWork)
    await ready(page, path)
    await before?.(page)
    await press(page)
    await after(page)
    expect(await didWithin(page)).toEqual([])
  })
}

/** What React last drew the first exchange from: other objects each time it is drawn. */
const drawnFrom = (page: Page) =>
  page.getByRole('log').evaluateHandle((log) => {
    const [asked, answered] = [...log.querySelectorAll('article')].map(
      (article) => Object.entries(article).find(([name]) => name.startsWith('__reactProps'))?.[1],
    )
    return { asked, answered }
  })

test('a new question draws no earlier exchange anew', async ({ page }) => {
  let asked = 0
  await page.route(STREAM, (route) => {
    asked += 1
    return route.fulfill({ contentType: 'application/x-ndjson', body: streamOf(final(`Răspunsul ${asked}.`, { message_id: `${asked}`.padEnd(22, 'B') })) })
  })
  await ready(page, '/')
  const ask = async (number: number) => {
    await question(page).fill(`Întrebarea ${number}`)
    await send(page).click()
    await expect(page.getByRole('log').getByText(`Răspunsul ${number}.`)).toBeVisible()
  }
  await ask(1)
  await ask(2)
  const before = await drawnFrom(page)
  await ask(3)
  const isSame = await before.evaluate((drawn, now) => [drawn.asked === now.asked, drawn.answered === now.answered], await drawnFrom(page))
  expect(isSame).toEqual([true, true])
  expect(await before.evaluate(({ answered }) => answered !== undefined)).toBe(true)
})
