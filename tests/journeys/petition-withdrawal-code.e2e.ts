import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aPhone, fits, operate } from './desk-people.ts'
import { ready } from './people.ts'
import { expect, startSite, test, type Site } from './site.ts'

let folder: string
let own: Site
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bobita-codes-'))
  own = await startSite({ DATA_DIR: folder, TRUST_PROXY: 'true' })
})
test.afterAll(async () => {
  await own.stop()
  rmSync(folder, { recursive: true, force: true })
})

const TITLE = 'Apă pentru câinii din parc'

test('a guest signs on a phone, is shown once the code that takes the signature back and the ways to share, and withdraws', async ({ browser }) => {
  const page = await aPhone(browser)
  await operate(own, folder, 'petitions', 'create', '--title', TITLE, '--description', 'Cerem o cișmea.', '--addressee', 'Primăria', '--goal', '100')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: (data: ShareData) => Promise.resolve(document.body.setAttribute('data-shared', data.url ?? '')) })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text: string) => Promise.resolve(document.body.setAttribute('data-copied', text)) } })
  })
  await ready(page, `${own.url}/petitions`)
  const card = page.getByRole('article').filter({ hasText: TITLE })
  expect(asked.some((url) => url.includes('after-signing'))).toBe(false)
  await card.getByRole('button', { name: 'Semnează Petiția' }).tap()
  await page.getByLabel('Nume complet').fill('Ana Exemplu')
  await page.getByLabel('E-mail').fill('ana@exemplu.ro')
  await page.getByRole('dialog').getByRole('button', { name: 'Semnează', exact: true }).tap()
  const panel = card.getByRole('status').filter({ hasText: 'Păstrează codul acesta' })
  await expect(panel).toBeInViewport()
  await expect(panel.getByText('Ai semnat. Dă mai departe:')).toBeVisible()
  await fits(page)
  const code = (await panel.getByLabel('Codul semnăturii tale').textContent()) ?? ''
  expect(code).toMatch(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/)
  await panel.getByRole('button', { name: 'Copiază codul' }).tap()
  await expect(page.locator('body')).toHaveAttribute('data-copied', code)
  const address = await panel.getByRole('link', { name: 'E-mail' }).getAttribute('href')
  expect(decodeURIComponent(address ?? '')).toContain(TITLE)
  // By the keyboard, as by the thumb.
  await panel.getByRole('button', { name: 'Distribuie' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('body')).toHaveAttribute('data-shared', /\/petitions\?id=\d+$/)
  expect(asked.filter((url) => url.startsWith('http') && !url.startsWith(own.url))).toEqual([])

  // Shown once: a page that is opened anew knows nothing of it.
  await ready(page, `${own.url}/petitions`)
  await expect(page.getByText(code)).toHaveCount(0)
  await page.getByRole('link', { name: 'Retrage o semnătură' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Retrage o semnătură' })).toBeVisible()
  await fits(page)
  await page.getByLabel('Codul').fill('AAAAA-AAAAA-AAAAA-AAAAA')
  await page.getByRole('button', { name: 'Retrage semnătura' }).tap()
  await expect(page.getByRole('alert')).toContainText('Nu găsim o semnătură cu acest cod.')
  await fits(page)
  await page.getByLabel('Codul').fill(code.toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: 'Retrage semnătura' }).tap()
  await expect(page.getByText('Semnătura a fost retrasă.')).toBeVisible()
  await expect(page.getByText(`„${TITLE}”`)).toBeVisible()
  const listed: { title: string; current_signatures: number }[] = await (await page.request.get(`${own.url}/api/v1/petitions?active=true`)).json()
  expect(listed.find(({ title }) => title === TITLE)?.current_signatures).toBe(0)
})
