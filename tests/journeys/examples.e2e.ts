import type { Page } from '@playwright/test'
import { ready } from './people.ts'
import { expect, startSite, test } from './site.ts'

/** The ways to reach somebody that a page offers. */
const reached = (page: Page) => page.locator('main a[href^="tel:"], main a[href^="mailto:"], main a[href*="wa.me"], dialog a[href^="http"]')
const cards = (page: Page) => page.getByRole('main').getByRole('article')

for (const [path, detail, approved, none] of [
  ['/shelters', 'Detalii Adăpost', 'Adăpost Aprobat', 'Încă nu avem niciun adăpost în listă'],
  ['/tamers', 'Detalii Trainer', 'Trainer Aprobat', 'Încă nu avem niciun dresor în listă'],
] as const) {
  test(`on ${path} an example says that it is invented, is not called approved or checked, and nobody can call it`, async ({ page }) => {
    await ready(page, path)
    await expect(page.getByText(none)).toBeVisible()
    await expect(cards(page)).toHaveCount(8)
    for (const card of await cards(page).all()) await expect(card).toContainText('Exemplu inventat')
    await cards(page).first().getByRole('heading').click()
    const dialog = page.getByRole('dialog', { name: detail })
    await expect(dialog.getByText('Exemplu inventat')).toBeVisible()
    for (const claim of [approved, 'Verificat la', 'Încă neverificat', 'Număr greșit?']) await expect(dialog.getByText(claim)).toHaveCount(0)
    await expect(dialog.getByRole('link')).toHaveCount(1)
    await expect(reached(page)).toHaveCount(0)
    await expect(page.getByText(/\d+ (de )?(adăposturi|înregistrări)/)).toHaveCount(0)
    await page.goto(`${path}?lang=en`)
    await expect(cards(page).first()).toContainText('An invented example')
  })
}

test('without JavaScript too a list of examples says that nobody real is in it, and how to find somebody', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/shelters`)
  await expect(page.getByText('Încă nu avem niciun adăpost în listă')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cum găsești adăpostul public din județul tău' })).toBeVisible()
  await expect(page.getByText(/\d+ (de )?(adăposturi|înregistrări)/)).toHaveCount(0)
  await context.close()
})

test('who looks for a shelter of a county without one is told whom to ask there and what', async ({ page }) => {
  await ready(page, '/shelters')
  await expect(page.getByRole('heading', { name: 'Cum găsești adăpostul public din județul tău' })).toBeVisible()
  await page.getByRole('searchbox').fill('suceava')
  await expect(page.getByText('Consiliul Județean Suceava')).toBeVisible()
  await expect(page.getByText('DSVSA Suceava')).toBeVisible()
  await expect(page.getByText('art. 24³ alin. (4)')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ce întrebi când suni' })).toBeVisible()
  await page.getByRole('searchbox').fill('bucuresti')
  await expect(page.getByText('Primăria Capitalei')).toBeVisible()
  await expect(page.getByText('Consiliul Județean')).toHaveCount(0)
  await expect(reached(page)).toHaveCount(0)
})

test('who looks for a trainer where there is none is told how to choose one, with articles to read on', async ({ page }) => {
  await ready(page, '/tamers?city=Iași')
  await expect(page.getByText('Niciun dresor din listă nu se potrivește')).toBeVisible()
  await expect(page.getByText('Clubul chinologic din Iași')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cum alegi un dresor bun pentru câinele tău' })).toHaveAttribute('href', '/blog/42')
  await page.getByRole('link', { name: 'Arată toată lista' }).click()
  await expect(page).toHaveURL(/\/tamers\??$/)
})

test('an empty directory helps too, in both languages, and its main button proposes somebody', async ({ page }) => {
  const empty = await startSite({ DEMO_DATA: '0' })
  for (const [path, title, action] of [
    ['/shelters', 'Cum găsești adăpostul public din județul tău', 'Propune un adăpost'],
    ['/tamers', 'Cum găsești un dresor care lucrează fără violență', 'Propune un dresor'],
    ['/shelters?lang=en', 'How to find the public shelter of your county', 'Suggest a shelter'],
    ['/tamers?lang=en', 'How to find a trainer who works without violence', 'Suggest a trainer'],
  ] as const) {
    await ready(page, empty.url + path)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText(/^No (tamers|shelters) found$/)).toBeVisible()
    await page.getByRole('button', { name: action }).click()
    await expect(page.getByRole('dialog', { name: action })).toBeVisible()
  }
  await empty.stop()
})
