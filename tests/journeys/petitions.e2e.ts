import { faults } from './axe.ts'
import { ready } from './people.ts'
import { cards, openList, petition, signButton, stubList, submit } from './petition-page.ts'
import { expect, test } from './site.ts'

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><path d="M0 0h16v9H0z" fill="green"/></svg>'

test('S-236 S-240 S-241 S-242 S-243 S-244 S-245 S-275 S-505 a card shows photo, text in three lines, numbers with separators and the share of its goal', async ({
  page,
}) => {
  await page.route('**/poza.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
  const description = 'Cerem apă pentru câini. '.repeat(40)
  await openList(page, [petition({ photo_url: '/poza.svg', description, current_signatures: 12_345, required_signatures: 37_035 })])
  const card = cards(page)
  await expect(card.locator('img[src="/poza.svg"]')).toBeVisible()
  await expect(card.getByText('12.345')).toBeVisible()
  await expect(card.getByText('Obiectiv', { exact: true })).toBeVisible()
  await expect(card.getByText('37.035')).toBeVisible()
  await expect(card.getByText('33,3% atins')).toBeVisible()
  await expect(card.getByRole('progressbar')).toHaveAttribute('value', /^33\.3/)
  const lines = await card
    .getByText('Cerem apă')
    .evaluate((text) => Math.round(text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight)))
  expect(lines).toBe(3)
})

test('S-237 S-238 S-481 a card never shows a broken picture', async ({ page }) => {
  await page.route('**/lipsa.jpg', (route) => route.fulfill({ status: 404, body: '' }))
  await openList(page, [petition({ photo_url: '/lipsa.jpg' }), petition({ id: 8 }), petition({ id: 9, photo_url: null })])
  await expect(cards(page)).toHaveCount(3)
  await expect(cards(page).locator('img')).toHaveCount(0)
  await expect(cards(page).locator('span[aria-hidden="true"] > svg')).toHaveCount(3)
})

test('S-247 S-248 S-249 S-250 S-251 at its goal a petition is green and cannot be signed, below it is emerald and can', async ({ page }) => {
  await openList(page, [petition(), petition({ id: 8, current_signatures: 3 }), petition({ id: 9, current_signatures: 7 })])
  const [below, at, above] = [cards(page).nth(0), cards(page).nth(1), cards(page).nth(2)]
  await expect(below.getByRole('button', { name: 'Semnează Petiția' })).toBeVisible()
  for (const card of [at, above]) {
    await expect(card.getByText('Obiectiv Atins')).toBeVisible()
    await expect(card.getByText('100,0% atins')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Semnează Petiția' })).toHaveCount(0)
  }
  const colour = (card: typeof below) => card.getByRole('progressbar').evaluate((bar) => getComputedStyle(bar).color)
  expect(await colour(below)).toBe('rgb(11, 107, 75)')
  expect(await colour(at)).toBe('rgb(47, 143, 31)')
  expect(await colour(above)).toBe('rgb(47, 143, 31)')
})

test('with the colours of the system the bar has a track, and a word without an end stays in its card', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ forcedColors: 'active' })
  const endless = 'cișmea'.repeat(60)
  await openList(page, [petition({ title: endless, description: endless, current_signatures: 0 })])
  const [edge, track] = await cards(page)
    .getByRole('progressbar')
    .evaluate((bar) => [getComputedStyle(bar).borderTopColor, getComputedStyle(bar).backgroundColor])
  expect(edge).not.toBe(track)
  await expect(cards(page).getByRole('progressbar')).toHaveCSS('border-top-width', '1px')
  for (const words of [cards(page).getByRole('heading'), cards(page).getByText(endless).last()])
    expect(await words.evaluate((box) => [box.scrollWidth > box.clientWidth, box.getBoundingClientRect().right > 360])).toEqual([false, false])
})

test('S-253 S-254 S-255 S-256 S-257 S-258 pressing a card anywhere reads the petition in a modal that fits the screen', async ({ page }) => {
  await page.route('**/poza.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
  await openList(page, [
    petition({ photo_url: '/poza.svg', description: `Cerem o cișmea.\n${'Un rând.\n'.repeat(80)}` }),
    petition({ id: 8, title: 'La obiectiv', current_signatures: 3 }),
  ])
  await cards(page).first().getByText('Cerem o cișmea.').click()
  const detail = page.getByRole('dialog', { name: 'Cișmea în parcul mare' })
  await expect(detail.locator('img[src="/poza.svg"]')).toBeVisible()
  await expect(detail.getByRole('definition')).toHaveText(['1', '3'])
  await expect(detail.getByText('33,3% atins')).toBeVisible()
  await expect(detail.getByText('Început la 20 noiembrie 2026')).toBeVisible()
  const text = detail.getByText('Cerem o cișmea.')
  expect(await text.evaluate((element) => getComputedStyle(element).whiteSpace)).toBe('pre-line')
  expect(await detail.evaluate((element) => element.getBoundingClientRect().height / innerHeight)).toBeLessThanOrEqual(0.9)
  await detail.getByText('Copiază linkul').scrollIntoViewIfNeeded()
  await expect(detail.getByText('Copiază linkul')).toBeInViewport()
  await detail.getByRole('contentinfo').or(detail.locator('footer')).getByRole('button', { name: 'Închide' }).click()
  await expect(detail).toBeHidden()

  await cards(page).nth(1).getByRole('link').click()
  const reached = page.getByRole('dialog', { name: 'La obiectiv' })
  await expect(reached.getByText('Obiectiv Atins')).toBeVisible()
  await expect(reached.getByRole('button', { name: 'Semnează Petiția' })).toHaveCount(0)
})

test('S-252 S-259 S-260 S-261 the sign form opens from the card without the detail, and from the detail in its place', async ({ page }) => {
  await openList(page, [petition()])
  await signButton(page).click()
  const dialogs = page.getByRole('dialog')
  await expect(dialogs).toHaveCount(1)
  await expect(dialogs).toContainText('Cișmea în parcul mare')
  await expect(page).toHaveURL(/\/petitions$/)
  await page.getByRole('button', { name: 'Anulează' }).click()

  await cards(page).getByRole('link').click()
  await expect(page).toHaveURL(/\?id=7$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Semnează Petiția' }).click()
  await expect(dialogs).toHaveCount(1)
  for (const label of ['Nume complet', 'E-mail', 'Telefon']) await expect(dialogs.getByLabel(label)).toBeVisible()
  await expect(page).toHaveURL(/\/petitions$/)
})

test('S-273 S-378 S-379 S-478 a list that cannot be loaded says so and offers to load the page again', async ({ page }) => {
  await stubList(page, { error: 'Serviciul nu este disponibil.' }, 503)
  await ready(page, '/petitions')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Error loading petitions')
  await expect(alert).toContainText('Serviciul nu este disponibil.')
  await page.unroute('**/api/v1/petitions?*')
  await alert.getByRole('button', { name: 'Încearcă din nou' }).click()
  await expect(cards(page)).toHaveCount(6)
})

test('S-378 on the way in from another page the list is first loading, then there', async ({ page }) => {
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/v1/petitions?*', async (route) => {
    await answered.promise
    await route.continue()
  })
  await ready(page, '/lege')
  await page.getByRole('navigation').getByRole('link', { name: 'Petiții' }).click()
  await expect(page.getByText('Se încarcă petițiile...')).toBeAttached()
  answered.resolve()
  await expect(cards(page)).toHaveCount(6)
})

test('S-274 S-479 without petitions the page says so', async ({ page }) => {
  await stubList(page, [])
  await ready(page, '/petitions')
  await expect(page.getByText('Nu există petiții active')).toBeVisible()
})

test('a petition has an address: the link opens it, back closes it, an old one is explained', async ({ page }) => {
  await ready(page, '/petitions?id=4')
  const detail = page.getByRole('dialog', { name: /^Cai în siguranță/ })
  await expect(detail).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
  await expect(page).toHaveURL(/\/petitions$/)

  await cards(page).first().getByRole('link').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/petitions$/)

  await ready(page, '/petitions?id=999')
  await expect(page.getByText('Petiția căutată nu mai este deschisă sau nu există.')).toBeVisible()
  await page.getByRole('link', { name: 'Vezi petițiile deschise' }).click()
  await expect(page.getByText('Petiția căutată nu mai este deschisă sau nu există.')).toBeHidden()
})

test('S-501 a petition can be passed on: by WhatsApp, or by its link, copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await stubList(page, [petition({ id: 4 })])
  await ready(page, '/petitions?id=4')
  const detail = page.getByRole('dialog', { name: 'Cișmea în parcul mare' })
  await expect(detail.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\?text=.*${encodeURIComponent('/petitions?id=4')}$`),
  )
  await detail.getByRole('button', { name: 'Copiază linkul' }).click()
  await expect(detail.getByRole('button', { name: 'Copiat!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/petitions?id=4`)
  await expect(detail.getByText('Copiat!')).toBeHidden()
})

for (const language of ['ro', 'en']) {
  test(`D-035 axe finds nothing in the open modals in ${language}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: language === 'ro' ? 'light' : 'dark', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    await ready(page, `/petitions?id=4&lang=${language}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await faults(page)).toEqual([])
    await page.locator('dialog[open] footer button').last().click()
    await submit(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await faults(page)).toEqual([])
  })
}
