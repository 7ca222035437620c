import { ready } from './people.ts'
import { expect, test } from './site.ts'

test('S-136 somebody suggests a trainer; a missing field is named and nothing is sent', async ({ page }) => {
  await ready(page, '/tamers')
  await page.getByRole('button', { name: 'Propune un dresor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Propune un dresor' })
  await dialog.getByLabel('Localitate și județ').fill('Huși, județul Vaslui')
  await dialog.getByRole('button', { name: 'Trimite propunerea' }).click()
  await expect(dialog.getByText('Scrie numele.')).toBeVisible()
  await expect(dialog.getByLabel('Nume')).toBeFocused()
  await dialog.getByLabel('Nume').fill('Dresor nou')
  const sent = page.waitForResponse('**/api/v1/directory/suggestions')
  await dialog.getByRole('button', { name: 'Trimite propunerea' }).click()
  expect((await sent).status()).toBe(204)
  await expect(dialog.getByText('Mulțumim.')).toBeVisible()
})
