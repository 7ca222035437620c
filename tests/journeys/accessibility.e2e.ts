import { faults } from './axe.ts'
import { ready } from './people.ts'
import { screens } from './screens.ts'
import { expect, test } from './site.ts'

/** Every screen in each language is loaded once and looked at twice: every language with every colour scheme and every width. */
const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
] as const

for (const language of ['ro', 'en']) {
  for (const path of screens) {
    test(`D-035 axe finds nothing on ${path} in ${language}, light and wide, dark and narrow`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await ready(page, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      for (const { colorScheme, width } of looks) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 800 })
        expect(await faults(page), `${colorScheme}, ${width} px`).toEqual([])
      }
    })
  }
}

test('D-035 axe finds nothing on an answered question and in the login modal', async ({ page }) => {
  await ready(page, '/')
  await page.getByLabel('Întrebarea ta').fill('Câinele meu a mâncat ciocolată, ce fac?')
  await page.getByRole('button', { name: 'Trimite', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Surse' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await faults(page)).toEqual([])
})
