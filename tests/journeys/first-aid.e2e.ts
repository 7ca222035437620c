import type { Page } from '@playwright/test'
import { faults } from './axe.ts'
import { ready } from './people.ts'
import { expect, test } from './site.ts'

const pages = [
  { path: '/prim-ajutor?lang=ro', language: 'ro', add: 'Adaugă numărul medicului meu', heading: 'Primul ajutor la animale', step: /resuscitare|RCP/ },
  { path: '/prim-ajutor?lang=en', language: 'en', add: 'Add my vet’s number', heading: 'First aid for animals', step: /CPR/ },
  { path: '/elso-segely', language: 'hu', add: 'Állatorvosom számának megadása', heading: 'Elsősegély állatoknak Romániában', step: /mellkasát/ },
  { path: '/persha-dopomoha', language: 'uk', add: 'Додати номер мого ветеринара', heading: 'Перша допомога тваринам у Румунії', step: /реанімацію/ },
] as const

for (const { path, language, add, heading, step } of pages) {
  test(`first aid at ${path} is in its language without scripts, with ten emergencies, 112 and Romanian sentences marked as such`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) })
    const page = await context.newPage()
    await page.goto(path)
    const sheet = page.locator(`main > div[lang="${language}"]`)
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(sheet.locator('section > div > section')).toHaveCount(10)
    await expect(sheet.getByText(step).first()).toBeVisible()
    await expect(sheet.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
    await expect(sheet.getByRole('link', { name: 'veterinar non-stop' })).toHaveAttribute('target', '_blank')
    await expect(sheet.locator('strong[lang="ro"]').first()).toHaveText('Bună ziua. Am o urgență cu un câine.')
    await expect(page).toHaveTitle(new RegExp(heading))
    // What would do nothing is not there.
    await expect(sheet.getByRole('button', { name: add })).toBeHidden()
    await context.close()
  })

  test(`first aid at ${path} is printed on one sheet`, async ({ page }) => {
    await ready(page, path)
    const file = (await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' } })).toString('latin1')
    expect([...file.matchAll(/\/Type ?\/Page\b/g)].length).toBeLessThanOrEqual(2)
  })
}

test('first aid leads to the same page in each language, and the article on emergencies leads to it', async ({ page }) => {
  await ready(page, '/blog/1')
  await page.getByRole('link', { name: 'foaie de tipărit' }).click()
  await page.getByRole('link', { name: 'Magyar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elsősegély állatoknak Romániában')
  await page.getByRole('link', { name: 'Українська' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Перша допомога тваринам у Румунії')
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First aid for animals')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

/** How far things moved that nobody touched, since the page was opened. */
const moved = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0
    const read = (entries: PerformanceEntryList) => {
      for (const entry of entries) if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput)) sum += Number(entry.value)
    }
    const observer = new PerformanceObserver((list) => read(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise((resolve) => setTimeout(resolve, 300))
    read(observer.takeRecords())
    return sum
  })

test('the number of one’s own vet, kept on the page of first aid, is called from there, from an urgent card and without internet; nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await ready(page, '/prim-ajutor')
  await page.getByRole('button', { name: 'Adaugă numărul medicului meu' }).click()
  await page.getByLabel('Telefonul medicului').fill('0722 123 456')
  await page.getByLabel('Numele medicului').fill('Cabinetul veterinar Doctor Alexandru-Constantin Popescu-Tăriceanu, non-stop')
  await page.getByLabel('Numele medicului').press('Enter')
  const call = page.getByRole('link', { name: /^Sună medicul meu/ })
  for (const path of ['/prim-ajutor', '/fara-internet']) {
    await ready(page, path)
    await expect(call).toHaveAttribute('href', 'tel:+40722123456')
    // A name as long as it may be hides neither the number nor the edge of the page.
    await expect(call.getByText('0722 123 456')).toBeInViewport({ ratio: 1 })
    expect(await call.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(360)
    expect(await moved(page)).toBe(0)
    expect(await faults(page)).toEqual([])
  }
  for (const [path, name] of [
    ['/elso-segely', /^Állatorvosom hívása/],
    ['/persha-dopomoha', /^Подзвонити моєму ветеринару/],
  ] as const) {
    await ready(page, path)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', 'tel:+40722123456')
    expect(await moved(page)).toBe(0)
  }
  await ready(page, '/')
  await page.getByLabel('Întrebarea ta').fill('Câinele meu a mâncat ciocolată, ce fac?')
  await page.getByRole('button', { name: 'Trimite', exact: true }).click()
  await expect(call).toHaveAttribute('href', 'tel:+40722123456')
})
