import { faults } from './axe.ts'
import { ready } from './people.ts'
import { screens } from './screens.ts'
import { expect, test } from './site.ts'

const views = [
  { language: 'ro', colorScheme: 'light', width: 1280 },
  { language: 'en', colorScheme: 'dark', width: 360 },
  { language: 'ro', colorScheme: 'dark', width: 360 },
  { language: 'en', colorScheme: 'light', width: 1280 },
] as const

for (const { language, colorScheme, width } of views) {
  for (const path of screens) {
    test(`D-035 axe finds nothing on ${path} in ${language}, ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await ready(page, `${path}?lang=${language}`)
      expect(await faults(page)).toEqual([])
    })
  }
}

test('D-035 axe finds nothing on an answered question and in the login modal', async ({ page }) => {
  await ready(page, '/')
  await page.getByLabel('Întrebarea ta').fill('Câinele meu a mâncat ciocolată, ce fac?')
  await page.getByRole('button', { name: 'Trimite' }).click()
  await expect(page.getByRole('heading', { name: 'Surse' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await faults(page)).toEqual([])
})
