import AxeBuilder from '@axe-core/playwright'
import { ready } from './people.ts'
import { expect, test } from './site.ts'

test('S-184 S-185 S-187 S-188 S-012 S-013 S-014 the guide opens and closes, explains the petition and leads to the chat', async ({ page }) => {
  await ready(page, '/plangeri')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plângeri și Cereri')
  const step = page.getByRole('heading', { name: 'Cum depui petiția la Poliția Română' })
  await expect(step).toBeHidden()
  const summary = page.locator('summary', { hasText: 'Ghid' })
  await summary.click()
  await expect(step).toBeVisible()
  const guide = page.getByRole('group').filter({ has: step })
  await expect(guide).toContainText('30 de zile')
  await expect(guide).toContainText('112')
  await expect(guide).toContainText('30 MB')
  await expect(guide.getByRole('link', { name: 'Întreabă-l pe Bobita' })).toHaveAttribute('href', '/chat')
  await summary.click()
  await expect(step).toBeHidden()
})

test('S-015 S-186 the guide can be downloaded as a PDF', async ({ page, request }) => {
  await ready(page, '/plangeri#ghid')
  const link = page.getByRole('link', { name: 'Descarcă ghidul (PDF)' })
  await expect(link).toBeVisible()
  const answer = await request.get((await link.getAttribute('href')) ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
})

test('an address with a section opens the guide there', async ({ page }) => {
  await ready(page, '/plangeri#termen')
  await expect(page.getByRole('heading', { name: 'În cât timp răspunde poliția la petiție' })).toBeInViewport()
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join()}`)).toEqual([])
})

test('S-230 S-232 S-233 S-401 S-429 S-477 a link without an id or to nothing is explained, without the token and out of search engines', async ({ page }) => {
  const calls: Record<string, string>[] = []
  page.on('request', (request) => request.url().includes('/plangeri/media/') && calls.push(request.headers()))
  await page.addInitScript(() => localStorage.setItem('token', 'x'))
  await ready(page, '/media')
  await expect(page.getByText('ID-ul media lipsește')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(calls).toEqual([])
  await ready(page, '/media/AAAAAAAAAAAAAAAAAAAAAA')
  await expect(page.getByText('Plângerea nu a fost găsită')).toBeVisible()
  expect(calls.length).toBeGreaterThan(0)
  for (const headers of calls) expect(headers).not.toHaveProperty('authorization')
})

test('S-234 S-477 any other failure of a link says that the data could not be loaded', async ({ page }) => {
  await page.route('**/api/v1/plangeri/media/*', (route) => route.fulfill({ status: 500, body: '' }))
  await ready(page, '/media/AAAAAAAAAAAAAAAAAAAAAA')
  await expect(page.getByText('Nu s-au putut încărca datele')).toBeVisible()
})
