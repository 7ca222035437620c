import { ready } from './people.ts'
import { expect, test } from './site.ts'

test('results come as one types, forgive a typing error, and are announced', async ({ page }) => {
  await ready(page, '/cauta')
  await page.getByLabel('Ce cauți?').fill('vaccinn')
  await expect(page.getByRole('heading', { level: 2, name: 'Articole' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'rezultate pentru „vaccinn”' })).toBeVisible()
  await expect(page).toHaveURL(/\/cauta\?q=vaccinn$/)
  await page.getByRole('link', { name: /^Vaccinarea câinelui/ }).click()
  await expect(page).toHaveURL(/\/blog\/21$/)
  await page.goBack()
  await expect(page.getByLabel('Ce cauți?')).toHaveValue('vaccinn')
  await expect(page.getByRole('link', { name: /^Vaccinarea câinelui/ })).toBeVisible()
})

test('an answer that comes too late is dropped', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/api\/v1\/search\?q=antigel/, async (route) => {
    await held.promise
    await route.continue().catch(() => undefined)
  })
  await ready(page, '/cauta')
  const asked = page.waitForRequest(/search\?q=antigel/)
  await page.getByLabel('Ce cauți?').fill('antigel')
  await asked
  await page.getByLabel('Ce cauți?').fill('rottweiler')
  await expect(page.getByRole('link', { name: 'Rottweiler', exact: true })).toBeVisible()
  held.resolve()
  await expect(page.getByRole('status').filter({ hasText: '„rottweiler”' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Antigel (etilenglicol)' })).toHaveCount(0)
})

test('Ctrl K opens the search over any page; the arrows choose, Enter opens, Escape closes', async ({ page }) => {
  await ready(page, '/lege')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Caută pe Bobita' })
  await expect(dialog.getByLabel('Ce cauți?')).toBeFocused()
  await page.keyboard.type('confident')
  await expect(dialog.getByRole('link', { name: 'Politica de confidențialitate' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('link', { name: 'Politica de confidențialitate' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByLabel('Ce cauți?')).toBeFocused()
  // The first empties the box, as in every search box of the browser.
  await page.keyboard.press('Escape')
  await expect(dialog.getByLabel('Ce cauți?')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/lege$/)
  await page.keyboard.press('Meta+k')
  await page.keyboard.type('confident')
  await expect(dialog.getByRole('link', { name: 'Politica de confidențialitate' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/confidentialitate$/)
  await expect(dialog).toHaveCount(0)
})

test('the bar of every page has the way to it, and Enter in the dialog leads to all results', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await ready(page, '/home')
  await page.getByRole('link', { name: 'Caută pe site' }).click()
  const dialog = page.getByRole('dialog', { name: 'Caută pe Bobita' })
  await dialog.getByLabel('Ce cauți?').fill('adapost')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cauta\?q=adapost$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Caută pe Bobita')
  await expect(page.getByRole('link', { name: 'Adăposturi', exact: true }).last()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('a question, or a search that finds nothing, is offered to Bobita, who is asked at once', async ({ page }) => {
  await ready(page, '/cauta?q=qwxzkj')
  await expect(page.getByRole('status').filter({ hasText: 'Nu am găsit nimic pentru „qwxzkj”' })).toBeVisible()
  await page.getByLabel('Ce cauți?').fill('de ce latră câinele noaptea')
  await page.getByRole('link', { name: 'Întreabă-l pe Bobita: „de ce latră câinele noaptea”' }).click()
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/)
  await expect(page.getByRole('main').getByText('de ce latră câinele noaptea').first()).toBeVisible()
})

test('a link from elsewhere asks nothing: the question waits in the box', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => void (asked += Number(request.url().includes('/chat/ask'))))
  await ready(page, `/chat?q=${encodeURIComponent('Cum scot o căpușă?')}`)
  await expect(page.getByRole('textbox')).toHaveValue('Cum scot o căpușă?')
  expect(asked).toBe(0)
})

test('without scripts the search is a plain form, in both languages', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, ...(baseURL === undefined ? {} : { baseURL }) })
  const page = await context.newPage()
  await page.goto('/home')
  await page.getByRole('link', { name: 'Caută pe site' }).click()
  await page.getByLabel('Ce cauți?').fill('ciocolta')
  await page.getByRole('button', { name: 'Caută', exact: true }).click()
  await expect(page).toHaveURL(/\/cauta\?q=ciocolta$/)
  await expect(page.getByRole('link', { name: 'Ciocolată cu lapte' })).toBeVisible()
  await page.goto('/cauta?lang=en')
  await page.getByLabel('What are you looking for?').fill('chocolate')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/lang=en/)
  await expect(page.getByRole('link', { name: 'Milk chocolate' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await context.close()
})

for (const [address, label, told, card, found] of [
  ['/', 'Fără JavaScript Bobita nu poate răspunde', 'câinele meu a mâncat ciocolată', /ciocolată/, /\/cauta\?q=/],
  ['/?lang=en', 'Without JavaScript Bobita cannot answer', 'my dog ate chocolate', /chocolate/, /\/cauta\?lang=en&q=/],
] as const) {
  test(`without scripts the chat at ${address} is a search, and an emergency told there leads to its first steps`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, ...(baseURL === undefined ? {} : { baseURL }) })
    const page = await context.newPage()
    await page.goto(address)
    // One box, and it is in view.
    await expect(page.getByRole('main').locator('input, textarea').filter({ visible: true })).toHaveCount(1)
    const box = page.getByLabel(label)
    await expect(box).toBeInViewport({ ratio: 1 })
    await box.fill(told)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Caută|Search)$/ })
      .click()
    await expect(page).toHaveURL(found)
    const first = page.getByRole('main').getByRole('region').first()
    await expect(first.getByRole('heading', { level: 2 })).toHaveText(/^(Urgențe: primii pași|Emergencies: first steps)$/)
    await expect(first.getByRole('link').first()).toHaveText(card)
    await expect(first.getByRole('link').first()).toBeInViewport()
    // Who cannot be asked is not offered.
    await expect(page.getByRole('link', { name: /^(Întreabă-l pe Bobita|Ask Bobita)/ })).toBeHidden()
    await context.close()
  })
}

test('the search is no page for search engines, and says so', async ({ request }) => {
  const answer = await request.get('/cauta?q=vaccin')
  expect(answer.headers()['x-robots-tag']).toContain('noindex')
})

test('the list of articles forgives a typing error too', async ({ page }) => {
  await ready(page, '/blogs?q=vaccinn')
  await expect(page.getByRole('heading', { name: /^Vaccinarea/ }).first()).toBeVisible()
})
