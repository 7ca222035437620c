import { ready } from './people.ts'
import { expect, test } from './site.ts'

const CHOCOLATE = 'Câinele meu a mâncat ciocolată, ce fac?'

test.use({ viewport: { width: 360, height: 740 } })

test('S-103 the conversations are in a drawer opened by Chaturi', async ({ page }) => {
  await ready(page, '/')
  await expect(page.getByText('Conectează-te pentru a salva conversațiile')).toBeHidden()
  await page.getByRole('button', { name: 'Chaturi' }).click()
  await expect(page.getByText('Conectează-te pentru a salva conversațiile')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Conectează-te pentru a salva conversațiile')).toBeHidden()
})

test('the number of one’s own vet is kept on this device, for every urgent card', async ({ page }) => {
  await ready(page, '/')
  await page.getByLabel('Întrebarea ta').fill(CHOCOLATE)
  await page.getByRole('button', { name: 'Trimite', exact: true }).click()
  const openClinic = page.getByRole('link', { name: 'Caută „veterinar non-stop” pe hartă' })
  await expect(openClinic).toHaveAttribute('target', '_blank')
  await page.getByRole('button', { name: 'Adaugă numărul medicului meu' }).click()
  const phone = page.getByLabel('Telefonul medicului')
  await phone.fill('la cabinet')
  await phone.press('Enter')
  await expect(page.getByText(/^Scrie un număr cu 3 până la 20 de cifre/)).toBeVisible()
  await phone.fill('0722 123 456')
  await phone.press('Enter')
  const call = page.getByRole('link', { name: /^Sună medicul meu/ })
  await expect(call).toHaveAttribute('href', 'tel:+40722123456')
  await expect(call).toBeFocused()
  // A vet who does not answer is no dead end.
  await expect(page.getByRole('paragraph').filter({ hasText: 'Nu răspunde medicul?' })).toBeVisible()
  await expect(openClinic).toBeVisible()
  await expect(page).toHaveURL(/\/chat\/[\w-]{22}$/)
  await page.reload()
  await expect(call).toBeVisible()
  await page.getByRole('button', { name: 'Schimbă numărul medicului' }).click()
  await page.getByRole('button', { name: 'Șterge numărul' }).click()
  await expect(page.getByRole('button', { name: 'Adaugă numărul medicului meu' })).toBeVisible()
})

test('the box to write in stays in view under a long answer', async ({ page }) => {
  await ready(page, '/')
  await page.getByLabel('Întrebarea ta').fill(CHOCOLATE)
  await page.getByRole('button', { name: 'Trimite', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Surse' })).toBeAttached()
  await expect(page.getByLabel('Întrebarea ta')).toBeInViewport()
})
