import type { Page } from '@playwright/test'
import { ready } from './people.ts'
import { expect, test } from './site.ts'

/** Holds back every script until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return () => held.resolve()
}

const isAwake = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset)
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme'] ?? null)

for (const path of ['/home', '/blog/3', '/lege', '/tgamers', '/blogs', '/confidentialitate', '/blog/999999', '/nu-exista']) {
  test(`what is pressed on ${path} before its scripts have come is pressed once when they have`, async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'Aspect: ca al dispozitivului' }).click()
    expect([await isAwake(page), await theme(page)]).toEqual([false, null])
    letGo()
    await expect.poll(() => theme(page)).toBe('light')
    // Once: a second press would have made it dark.
    await expect(page.getByRole('button', { name: 'Aspect: luminos' })).toBeVisible()
  })
}

/** The chat before its scripts have come: its box, what is asked, and what lets the scripts come. */
async function sleepingChat(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/chat/ask/stream') && asked.push(request.postDataJSON().question)))
  const letGo = await holdScripts(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  return { asked, box: page.getByLabel('Întrebarea ta'), letGo }
}

for (const [way, send] of [
  ['Enter', (page: Page) => page.getByLabel('Întrebarea ta').press('Enter')],
  ['„Trimite”', (page: Page) => page.getByRole('button', { name: 'Trimite', exact: true }).click()],
] as const) {
  test(`a question sent by ${way} before the scripts of the chat have come is asked once when they have`, async ({ page }) => {
    const { asked, box, letGo } = await sleepingChat(page)
    await box.pressSequentially('Cât cântărește un Siamez?')
    await send(page)
    await send(page)
    expect([await isAwake(page), await box.inputValue()]).toEqual([false, 'Cât cântărește un Siamez?'])
    letGo()
    await expect(page.getByRole('article', { name: 'Bobita' })).toBeVisible()
    await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false')
    await expect(box).toHaveValue('')
    expect(asked).toEqual(['Cât cântărește un Siamez?'])
  })
}

test('a line begun by Shift and Enter, or written on after Enter, before the scripts of the chat have come, is not sent by them', async ({ page }) => {
  const { asked, box, letGo } = await sleepingChat(page)
  await box.pressSequentially('Am o pisică.')
  await box.press('Shift+Enter')
  await box.pressSequentially('Și un câine.')
  await box.press('Enter')
  await box.pressSequentially(' Și')
  letGo()
  await expect(page.getByRole('button', { name: 'Trimite', exact: true })).toBeEnabled()
  await expect(box).toHaveValue('Am o pisică.\nȘi un câine. Și')
  expect(asked).toEqual([])
})

test('a finger on a page whose scripts have not come does not have it taken over within the press', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/home', { waitUntil: 'domcontentloaded' })
  const touched = await page.evaluateHandle(() => {
    const types: string[] = []
    // Where React listens, which for each of these takes a page over at once.
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) document.addEventListener(type, () => types.push(type), true)
    return types
  })
  await page.mouse.click(4, 400)
  expect(await touched.jsonValue()).toEqual([])
  letGo()
  await page.locator('html[data-hydrated]').waitFor()
  await page.mouse.click(4, 400)
  expect(await touched.jsonValue()).toEqual(['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
})

test('a page that is read is read, and its links lead on, without any of its scripts', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/blog/3', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ciocolat')
  await page.getByRole('link', { name: 'Vezi alte articole' }).click()
  await expect(page).toHaveURL(/\/blogs$/)
  expect(await isAwake(page)).toBe(false)
})

test('for somebody who saves data no script is fetched before a touch', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const scripts: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
  await page.goto('/blog/3')
  // The idle moment in which the scripts of others are fetched has come and gone.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve, { timeout: 500 }), { timeout: 500 })))
  expect(scripts).toEqual([])
  await page.getByRole('heading', { level: 1 }).click()
  await page.locator('html[data-hydrated]').waitFor()
  expect(scripts.length).toBeGreaterThan(5)
})

test('what is typed and ticked before the scripts have come is what the page then shows', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/tgamers', { waitUntil: 'domcontentloaded' })
  await page.getByRole('searchbox').first().fill('siamez')
  expect(await isAwake(page)).toBe(false)
  letGo()
  await expect(page).toHaveURL(/siamez/)
  await expect(page.getByRole('searchbox').first()).toHaveValue('siamez')
})

for (const path of ['/home', '/blog/3', '/petitions']) {
  test(`of ten first taps as soon as ${path} is seen none is lost`, async ({ page }) => {
    for (let tap = 0; tap < 10; tap += 1) {
      await page.evaluate(() => localStorage.clear()).catch(() => undefined)
      await page.goto(path, { waitUntil: 'commit' })
      await page.getByRole('button', { name: 'Aspect: ca al dispozitivului' }).click()
      await expect.poll(() => theme(page)).toBe('light')
    }
  })
}

test('a form that is opened before the scripts have come is open when they have', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/shelters', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Propune un adăpost' }).click()
  letGo()
  await expect(page.getByRole('dialog').getByLabel('Nume')).toBeVisible()
})

for (const path of ['/home', '/blog/1', '/lege', '/blogs', '/shelters', '/petitions', '/otravuri']) {
  test(`after a jump to the foot of ${path} nothing moves under the finger`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await ready(page, path)
    const tops = await page.locator('main').evaluate(async (main) => {
      const last = [...main.querySelectorAll('a, button')].findLast((control) => control.checkVisibility())
      last?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const seen = new Set<number | undefined>()
      for (let frame = 0; frame < 10; frame += 1) {
        seen.add(last?.getBoundingClientRect().top)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      return [...seen]
    })
    expect(tops).toEqual([expect.any(Number)])
  })
}
