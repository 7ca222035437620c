import { ready } from './people.ts'
import { expect, test } from './site.ts'

const pages = [
  { path: '/prim-ajutor?lang=ro', language: 'ro', heading: 'Primul ajutor la animale', step: /resuscitare|RCP/ },
  { path: '/prim-ajutor?lang=en', language: 'en', heading: 'First aid for animals', step: /CPR/ },
  { path: '/elso-segely', language: 'hu', heading: 'Elsősegély állatoknak Romániában', step: /mellkasát/ },
  { path: '/persha-dopomoha', language: 'uk', heading: 'Перша допомога тваринам у Румунії', step: /реанімацію/ },
] as const

for (const { path, language, heading, step } of pages) {
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
