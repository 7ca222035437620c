import type { Page } from '@playwright/test'
import { ready, signedIn } from './people.ts'
import { expect, test } from './site.ts'

const QUESTION = 'Cum scot o căpușă de la câine?'

const item = (page: Page, title: string) => page.getByRole('navigation', { name: 'Conversații' }).getByRole('listitem').filter({ hasText: title })

test('S-368 S-369 S-370 S-372 S-373 S-374 S-489 the first question names the conversation at once, is saved after the reply, and the second does not', async ({
  page,
}) => {
  const ana = await signedIn(page)
  const long = 'Cum îmi învăț câinele de trei ani să nu mai latre la fiecare vecin care trece?'
  const title = `${long.slice(0, 50)}...`
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/v1/chat/ask/stream', async (route) => {
    await held
    await route.continue()
  })
  const puts: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && puts.push(decodeURIComponent(new URL(request.url()).search.slice(7))))
  await ready(page, '/')
  await page.getByLabel('Întrebarea ta').fill(long)
  // Until the account's conversation is there nothing is sent, and the words stay.
  await expect(page.getByRole('button', { name: 'Trimite', exact: true })).toBeEnabled()
  await page.getByLabel('Întrebarea ta').press('Enter')
  await expect(item(page, title)).toBeVisible()
  expect(puts).toEqual([])
  release()
  await expect.poll(() => puts).toEqual([title])
  await expect(page.getByRole('button', { name: 'Trimite', exact: true })).toBeVisible()
  await page.getByLabel('Întrebarea ta').fill('Și dacă latră noaptea?')
  await page.getByLabel('Întrebarea ta').press('Enter')
  await expect(page.getByRole('article', { name: 'Bobita' })).toHaveCount(2)
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false')
  expect(puts).toEqual([title])
  const remembered = await page.evaluate((id) => Object.entries(localStorage).find(([key, value]) => key.includes(id) && value.length > 0)?.[1], ana.id)
  expect(remembered).toBe(new URL(page.url()).pathname.split('/')[2])
})

test('S-371 a question of exactly 50 characters is the title without dots', async ({ page }) => {
  await signedIn(page)
  const fifty = 'Ce vaccinuri îi trebuie unui pisoi de patru luni??'
  expect(fifty).toHaveLength(50)
  await ready(page, '/')
  await page.getByLabel('Întrebarea ta').fill(fifty)
  // Until the account's conversation is there nothing is sent, and the words stay.
  await expect(page.getByRole('button', { name: 'Trimite', exact: true })).toBeEnabled()
  await page.getByLabel('Întrebarea ta').press('Enter')
  await expect(item(page, fifty)).toBeVisible()
  await expect(page.getByText(`${fifty}...`)).toBeHidden()
})

test('S-440 S-402 the question of an account carries its user_id as text and no token', async ({ page }) => {
  const ana = await signedIn(page)
  await ready(page, '/')
  const asked = page.waitForRequest('**/api/v1/chat/ask/stream')
  await page.getByLabel('Întrebarea ta').fill(QUESTION)
  await page.getByRole('button', { name: 'Trimite', exact: true }).click()
  const request = await asked
  expect(request.postDataJSON().user_id).toBe(ana.id)
  expect(await request.headerValue('authorization')).toBeNull()
  await expect(page.getByRole('heading', { name: 'Surse' })).toBeVisible()
})

test('thumbs, copy and retry work on the last answer', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signedIn(page)
  await ready(page, '/')
  await page.getByLabel('Întrebarea ta').fill(QUESTION)
  await page.getByRole('button', { name: 'Trimite', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Surse' })).toBeVisible()
  const rated = page.waitForResponse((response) => response.url().includes('/rating') && response.status() === 204)
  await page.getByRole('button', { name: 'Răspuns bun' }).click()
  await rated
  await expect(page.getByRole('button', { name: 'Răspuns bun' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Copiază răspunsul' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/căpuș/)
  const again = page.waitForResponse((response) => response.url().endsWith('/retry') && response.status() === 200)
  await page.getByRole('button', { name: 'Răspunde din nou' }).click()
  await again
  await expect(page.getByRole('heading', { name: 'Surse' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Bobita' })).toHaveCount(1)
})
