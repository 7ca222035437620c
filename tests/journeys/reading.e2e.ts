import { ready, signedIn } from './people.ts'
import { expect, test } from './site.ts'

/** A list, how somebody leaves it, and where that leads. */
const lists = [
  ['/blogs', 'article a', /\/blogs\?/],
  ['/tgamers', 'nav a[href="/lege"]', /\/lege/],
] as const

for (const [path, link, next] of lists) {
  test(`going back to ${path} finds the place it was left at, and forward too`, async ({ page }) => {
    await ready(page, path)
    const height = () => page.evaluate(() => Math.round(window.scrollY))
    const left = page.locator('main a, main button').nth(12)
    await left.scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo(0, 900))
    await expect.poll(height).toBe(900)
    await page.locator(link).first().dispatchEvent('click')
    await expect(page).toHaveURL(next)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect.poll(height).toBe(900)
  })
}

test('back from an article finds the place in its list on a phone, and the next new page begins at its top', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await ready(page, '/lege')
  const height = () => page.evaluate(() => Math.round(window.scrollY))
  await page.evaluate(() => window.scrollTo(0, 1_500))
  await expect.poll(height).toBe(1_500)
  await page.getByRole('link', { name: 'Bobita', exact: true }).dispatchEvent('click')
  await expect(page).toHaveURL('/home')
  await expect.poll(height).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 400))
  await page.goBack()
  await expect(page).toHaveURL('/lege')
  await expect.poll(height).toBe(1_500)
  await page.goForward()
  await expect(page).toHaveURL('/home')
  await expect.poll(height).toBe(400)
})

test('S-482 a link with a language keeps it for the next page, before any script runs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/home?lang=en')
  await page.goto('/lege')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/home?lang=ro')
  await page.goto('/lege')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro')
  await context.close()
})

test('without scripts a phone has the menu, and a sentence says what needs them', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/home')
  await expect(page.locator('noscript p')).toContainText('Fără JavaScript poți citi paginile')
  await expect(page.getByRole('button', { name: 'Deschide meniul' })).toBeHidden()
  await page.getByRole('navigation', { name: 'Meniul principal' }).getByRole('link', { name: 'Lege' }).click()
  await expect(page).toHaveURL('/lege')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await context.close()
})

test('at 400 % zoom a petition can be read and signed: everything in the dialog scrolls together', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 })
  await ready(page, '/petitions')
  await page.getByRole('button', { name: 'Semnează', exact: false }).first().scrollIntoViewIfNeeded()
  await page.goto('/petitions?id=1')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const body = await dialog.evaluate((element) => ({ own: element.clientHeight, all: element.scrollHeight, wide: element.scrollWidth <= element.clientWidth }))
  expect(body.own).toBeGreaterThan(150)
  expect(body.all).toBeGreaterThan(body.own)
  expect(body.wide).toBe(true)
  const sign = dialog.locator('footer').getByRole('button').last()
  await sign.scrollIntoViewIfNeeded()
  await expect(sign).toBeInViewport({ ratio: 1 })
})

test('a name of 41 letters leaves the bar its place at every width', async ({ page }) => {
  await signedIn(page, 'Wolfeschlegelsteinhausenbergerdorffsenior')
  for (const width of [360, 600, 868, 900, 1_000, 1_280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/home')
    await expect(page.getByRole('button', { name: /meniul contului/ })).toBeVisible()
    const bar = await page
      .locator('header')
      .first()
      .evaluate((element) => ({ wide: element.scrollWidth, room: element.clientWidth }))
    expect(bar.wide, `${width} px`).toBeLessThanOrEqual(bar.room)
    const mark = page.locator('header a[href="/home"] img')
    const covered = await mark.evaluate((image) => {
      const { x, y, width: wide, height } = image.getBoundingClientRect()
      return !image.parentElement?.contains(document.elementFromPoint(x + wide / 2, y + height / 2))
    })
    expect(covered, `${width} px`).toBe(false)
  }
})

test('S-481 a picture that fails leaves no broken mark on any page', async ({ page }) => {
  await page.route(/\.(?:svg|webp|avif|png|jpe?g)(?:\?|$)/, (route) => route.abort())
  for (const path of ['/home', '/blogs', '/petitions', '/tgamers', '/blog/3']) {
    await ready(page, path)
    await expect
      .poll(() =>
        page.evaluate(
          () => [...document.images].filter((image) => image.complete && image.naturalWidth === 0 && getComputedStyle(image).visibility === 'visible').length,
        ),
      )
      .toBe(0)
  }
})

test('the footer is the site’s own, beside the content', async ({ page }) => {
  await page.goto('/home')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('main footer')).toHaveCount(0)
})

test('a word of 400 letters in an article breaks and makes no page wider', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await ready(page, '/blog/3')
  const word = 'a'.repeat(400)
  for (const selector of ['h1', 'article p', 'article li', 'article h2']) {
    await page
      .locator(selector)
      .first()
      .evaluate((element, text) => (element.textContent = text), word)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
