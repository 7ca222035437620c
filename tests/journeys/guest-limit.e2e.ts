import { ready } from './people.ts'
import { expect, test } from './site.ts'

test('a guest whose questions have an end is told that an account asks on, with a way to one; the question is kept', async ({ page }) => {
  const message = 'Deocamdată s-au pus toate întrebările fără cont din această rețea. Încearcă din nou peste 60 de minute.'
  await page.route('**/api/v1/chat/ask/stream', (route) =>
    route.fulfill({ status: 429, json: { status: 429, code: 'chat.guest_limit', error: message, message, request_id: 'r' } }),
  )
  await page.setViewportSize({ width: 360, height: 740 })
  await ready(page, '/')
  await page.getByLabel('Întrebarea ta').fill('Cum scot o căpușă?')
  await page.getByLabel('Întrebarea ta').press('Enter')
  const refusal = page.getByRole('article', { name: 'Bobita' }).getByRole('alert')
  await expect(refusal).toContainText(message)
  await expect(refusal).toContainText('Cu un cont, care nu costă nimic, ai întrebări numai ale tale și poți întreba mai departe.')
  await expect(refusal.getByRole('button', { name: 'Încearcă din nou' })).toBeVisible()
  await refusal.getByRole('button', { name: 'Conectează-te sau fă-ți cont' }).click()
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article', { name: 'Tu' })).toContainText('Cum scot o căpușă?')
})
