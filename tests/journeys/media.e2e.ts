import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { faults } from './axe.ts'
import { evidence, ownSet, photo, stubFiles } from './complaint-page.ts'
import { ready, signedIn } from './people.ts'
import { expect, test } from './site.ts'

const MEDIA_ID = 'M'.repeat(22)
const PATH = `/media/${MEDIA_ID}`

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

test('S-042 S-231 S-233 the server renders a set as a guest sees it, keeps the page for nobody, and answers 404 once the set is deleted', async ({
  page,
  browser,
  baseURL,
}) => {
  const { media_id, id, headers } = await realSet(page)
  const context = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const guest = await context.newPage()
  for (const _ of [1, 2]) {
    const answer = await guest.goto(`/media/${media_id}`)
    expect([answer?.status(), answer?.headers()['cache-control'], answer?.headers()['x-robots-tag']]).toEqual([200, 'no-store', 'noindex'])
  }
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Câine legat')
  await expect(guest.getByText('2 fotografii')).toBeVisible()
  await expect(guest.getByText('Adunate de Ana E.', { exact: true })).toBeVisible()
  const first = guest.getByRole('img', { name: 'Fotografia 1: Câine legat' })
  await expect(first).not.toHaveJSProperty('naturalWidth', 0)
  await expect(first).toHaveAttribute('width', '1')
  expect((await first.boundingBox())?.y).toBeLessThan(740)
  expect((await first.boundingBox())?.y).toBeLessThan((await guest.getByRole('button', { name: 'Distribuie' }).boundingBox())?.y ?? 0)
  expect(await guest.content()).not.toContain('Ana Exemplu')

  expect((await page.request.delete(`/api/v1/plangeri/${id}`, { headers })).status()).toBe(204)
  for (const gone of [media_id, 'A'.repeat(22)]) {
    expect((await guest.goto(`/media/${gone}`))?.status()).toBe(404)
    await expect(guest.getByText('Plângerea nu a fost găsită')).toBeVisible()
    expect((await guest.request.get(`/media/${gone}.data`)).status()).toBe(404)
  }
  await context.close()
})

test('S-234 S-477 any other failure of a link says that the data could not be loaded', async ({ page }) => {
  await page.route('**/api/v1/plangeri/media/*', (route) => route.fulfill({ status: 500, body: '' }))
  await ready(page, '/media/AAAAAAAAAAAAAAAAAAAAAA')
  await expect(page.getByText('Nu s-au putut încărca datele')).toBeVisible()
})

test('S-430 a message that contains 404 is treated as not found', async ({ page }) => {
  await page.route('**/api/v1/plangeri/media/*', (route) => route.fulfill({ status: 500, json: { message: 'HTTP 404: Not Found' } }))
  await ready(page, PATH)
  await expect(page.getByText('Plângerea nu a fost găsită')).toBeVisible()
})

test('S-219 S-220 S-221 S-222 S-230 S-231 S-394 a guest with the link sees the words, all photos and all films', async ({ page }) => {
  await openSet(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Câine legat')
  const description = page.getByText('Fără apă. De trei zile.')
  await expect(description).toHaveCSS('white-space-collapse', 'preserve-breaks')
  await expect(page.getByText('Adunate de Ana Exemplu')).toBeVisible()
  await expect(page.getByText('Se șterge în 20 de zile')).toBeVisible()
  const [first, second] = [page.getByRole('img', { name: 'Fotografia 1: Câine legat' }), page.getByRole('img', { name: 'Fotografia 3: Câine legat' })]
  for (const image of [first, second]) await expect(image).toHaveJSProperty('complete', true)
  await expect(first).toHaveAttribute('src', '/files/unu-640')
  const film = page.getByLabel('Filmarea 2: Câine legat')
  await expect(film).toHaveAttribute('controls')
  await expect(film).toHaveAttribute('src', '/files/doi#t=0.001')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('S-223 a photo opens full screen, is left through by keys, and gives the focus back', async ({ page }) => {
  await openSet(page)
  const opener = page.getByRole('button', { name: 'Mărește fotografia 1' })
  await opener.click()
  const viewer = page.getByRole('dialog', { name: 'Fișierele, mărite' })
  await expect(viewer.getByText('1 din 3')).toBeVisible()
  await expect(viewer.getByRole('img', { name: 'Fotografia 1: Câine legat' })).toHaveAttribute('src', '/files/unu')
  expect(await viewer.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 })
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByLabel('Filmarea 2: Câine legat')).toHaveAttribute('controls')
  await viewer.getByRole('button', { name: 'Înainte' }).click()
  await expect(viewer.getByText('3 din 3')).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Înainte' })).toBeDisabled()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByText('2 din 3')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await viewer.getByRole('button', { name: 'Închide' }).click()
  await expect(viewer).toBeHidden()
})

test('S-223 a swipe of a finger shows the next file', async ({ page }) => {
  await openSet(page)
  await page.getByRole('button', { name: 'Mărește fotografia 1' }).click()
  const viewer = page.getByRole('dialog', { name: 'Fișierele, mărite' })
  const image = viewer.getByRole('img')
  const finger = { pointerId: 5, pointerType: 'touch', isPrimary: true, clientY: 300, bubbles: true }
  await image.dispatchEvent('pointerdown', { ...finger, clientX: 600 })
  await image.dispatchEvent('pointerup', { ...finger, clientX: 500 })
  await expect(viewer.getByText('2 din 3')).toBeVisible()
})

test('S-224 the device’s own sheet shares the address, and without one the link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.assign(navigator, { share: (shared: ShareData) => Promise.resolve(Object.assign(window, { shared })) }))
  await openSet(page)
  await page.getByRole('button', { name: 'Distribuie' }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toMatchObject({ title: 'Câine legat', url: page.url() })
  const whatsapp = page.getByRole('link', { name: 'WhatsApp' })
  expect(new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text')).toContain(page.url())
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
  await page.reload()
  await page.getByRole('button', { name: 'Distribuie' }).click()
  await expect(page.getByText('Copiat!')).toBeVisible()
})

test('S-225 the information can be hidden and shown', async ({ page }) => {
  await openSet(page)
  const description = page.getByText('Fără apă. De trei zile.')
  await page.getByRole('button', { name: 'Ascunde informațiile' }).click()
  await expect(description).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Arată informațiile' }).click()
  await expect(description).toBeVisible()
})

test('S-226 printing is asked of the browser, and paper carries the fingerprints, the times and a code instead of buttons', async ({ page, baseURL }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }))
  await openSet(page)
  const sheet = page.getByRole('heading', { name: 'Fișierele și amprentele lor', includeHidden: true })
  await expect(sheet).toBeAttached()
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Ascunde informațiile' }).click()
  await page.getByRole('button', { name: 'Tipărește' }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  await expect(page.getByText('Fără apă. De trei zile.')).toBeVisible()
  await expect(page.getByText(`${baseURL}${PATH}`)).toBeVisible()
  await expect(page.getByText('20.11.2026, 12:00:05').first()).toBeVisible()
  for (const hash of ['a', 'b']) await expect(page.getByText(hash.repeat(64)).first()).toBeVisible()
  await expect(page.getByRole('img', { name: 'Cod QR cu adresa paginii' })).toBeVisible()
  for (const name of ['Tipărește', 'Alege fișierul', 'Raportează setul']) await expect(page.getByRole('button', { name })).toBeHidden()
})

test('S-227 S-228 S-229 S-501 the link is copied, and "Copiat!" stays two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await openSet(page)
  await page.getByRole('button', { name: 'Copiază linkul' }).click()
  await expect(page.getByText('Copiat!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 500)))
  await expect(page.getByText('Copiat!')).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(page.getByText('Copiat!')).toBeHidden()
})

test('all files come down in one', async ({ page }) => {
  const { media_id } = await realSet(page)
  await ready(page, `/media/${media_id}`)
  const link = page.getByRole('link', { name: 'Descarcă tot (ZIP)' })
  // Without scripts the link works by itself.
  await expect(link).toHaveAttribute('href', `/api/v1/plangeri/media/${media_id}/zip`)
  await expect(link).toHaveAttribute('download')
  const begun = page.waitForEvent('download')
  await link.click()
  expect((await begun).suggestedFilename()).toMatch(/^bobita-dovezi-[\d-]+\.zip$/)
})

test('a download that is refused for a limit says why and how long to wait', async ({ page }) => {
  await openSet(page)
  const message = 'Prea multe cereri. Încearcă din nou peste 15 secunde.'
  await page.route('**/api/v1/plangeri/media/*/zip', (route) =>
    route.fulfill({ status: 429, json: { status: 429, code: 'request.too_many', error: message, message, request_id: 'r' } }),
  )
  await page.getByRole('link', { name: 'Descarcă tot (ZIP)' }).click()
  await expect(page.getByText(message)).toBeVisible()
})

test('a file is recognised as it was sent or as it is shown, in the browser alone', async ({ page }) => {
  const hash = (content: string) => createHash('sha256').update(content).digest('hex')
  const files = [evidence('image', 'unu'), evidence('video', 'doi', { given_sha256: hash('original'), sha256: hash('copie') })]
  await openSet(page, { files })
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  const choose = page.getByLabel('Alege fișierul')
  const file = (content: string) => ({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from(content) })
  await choose.setInputFiles(file('original'))
  await expect(page.getByText('film.mp4 este același fișier cu nr. 2')).toBeVisible()
  await expect(page.getByText('Așa cum a fost trimis de persoana')).toBeVisible()
  await choose.setInputFiles(file('copie'))
  await expect(page.getByText('Așa cum este afișat aici.')).toBeVisible()
  await choose.setInputFiles(file('altceva'))
  await expect(page.getByText('film.mp4 nu este niciunul dintre fișierele de aici')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Verifică fișierul' })).toContainText('Nu arată când, unde și de cine a fost făcut.')
  expect(sent).toEqual([])
})

test('a guest can report a set', async ({ page }) => {
  await openSet(page)
  const forms: unknown[] = []
  await page.route('**/api/v1/reports', (route) => {
    forms.push(route.request().postDataJSON())
    return route.fulfill({ status: 204 })
  })
  await page.getByRole('button', { name: 'Raportează setul' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Trimite', exact: true }).click()
  await expect(dialog.getByText('Scrie ce este în neregulă.')).toBeVisible()
  await dialog.getByLabel('Motivul').selectOption({ label: 'Arată o persoană, o adresă sau alte date private' })
  await dialog.getByLabel('Ce este în neregulă').fill('Se vede fața vecinei')
  await dialog.getByRole('button', { name: 'Trimite', exact: true }).click()
  await expect(dialog.getByText('Am primit raportarea.')).toBeVisible()
  expect(forms).toEqual([{ kind: 'set', id: MEDIA_ID, reason: 'privacy', what: 'Se vede fața vecinei', email: '', comment: '' }])
})

test('D-035 axe finds nothing on a set and in its viewer', async ({ page }) => {
  await openSet(page)
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Mărește fotografia 1' }).click()
  await expect(page.getByRole('dialog', { name: 'Fișierele, mărite' })).toBeVisible()
  expect(await faults(page)).toEqual([])
})

/** Opens the page of a stubbed set. */
async function openSet(page: Page, fields: Record<string, unknown> = {}): Promise<void> {
  await stubFiles(page)
  await page.route('**/api/v1/plangeri/media/*', (route) => route.fulfill({ json: { data: ownSet({ media_id: MEDIA_ID, ...fields }) } }))
  await ready(page, PATH)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Câine legat')
}

/** A set of two photos, made through the API by somebody new. */
async function realSet(page: Page) {
  const { token, name } = await signedIn(page)
  const headers = { authorization: `Bearer ${token}` }
  const links: string[] = []
  for (const _ of [1, 2]) {
    const uploaded = await page.request.post('/api/v1/upload/plangere-media', { headers, multipart: { files: photo() } })
    links.push((await uploaded.json()).files[0].url)
  }
  const data = { title: 'Câine legat', description: 'Fără apă.', user_name: name, photo_links: links, video_links: [] }
  const made = await (await page.request.post('/api/v1/plangeri', { headers, data })).json()
  return { media_id: String(made.data.media_id), id: String(made.data.id), headers }
}
