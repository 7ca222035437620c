import type { Page } from '@playwright/test'
import { ready } from './people.ts'
import { expect, test } from './site.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('what somebody types and chooses before the scripts arrive is kept', async ({ page }) => {
  await page.route('**/assets/**/*.js', async (route) => {
    await expect.poll(() => typed).toBe(true)
    await route.continue()
  })
  let typed = false
  await page.goto('/tamers', { waitUntil: 'commit' })
  await page.getByLabel('Specie').selectOption('pisici')
  await page.getByRole('searchbox').pressSequentially('brasov')
  typed = true
  await expect(page).toHaveURL(/q=brasov/)
  await expect(page).toHaveURL(/species=pisici/)
  await expect(cards(page)).toHaveCount(1)
})

test('S-142 two choices made before the first one is on the screen both hold', async ({ page }) => {
  await ready(page, '/tamers')
  await page.getByRole('main').evaluate((main) => {
    for (const [name, value] of [
      ['city', 'Brașov'],
      ['species', 'pisici'],
    ] as const) {
      const choice = main.querySelector<HTMLSelectElement>(`select[name="${name}"]`)
      if (choice === null) throw new Error(`no ${name}`)
      choice.value = value
      choice.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  await expect(page.getByLabel('Oraș')).toHaveValue('Brașov')
  await expect(page.getByLabel('Specie')).toHaveValue('pisici')
  await expect(page).toHaveURL(/city=Bra%C8%99ov&species=pisici/)
})

test('without scripts the list, its search and its details still work', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/tamers`)
  await expect(cards(page)).toHaveCount(8)
  await page.getByRole('searchbox').fill('bacau')
  await page.getByRole('searchbox').press('Enter')
  await expect(cards(page).getByRole('heading')).toHaveText(['Dresor exemplu: Andrei P.'])
  await context.close()
})
