import { readFileSync } from 'node:fs'
import { cards, describe, films, photo, photos, PIXEL, submit } from './complaint-page.ts'
import { ready, signedIn } from './people.ts'
import { expect, test } from './site.ts'

const FILM = new URL('../media/phone.webm', import.meta.url)

test('S-011 S-205 S-207 S-213 S-221 S-222 S-231 a person uploads a photo and a film, and a guest with the link sees and verifies them', async ({
  page,
  browser,
  baseURL,
}) => {
  const film = readFileSync(FILM)
  const { name } = await signedIn(page)
  await ready(page, '/plangeri')
  await describe(page, 'Câine legat', 'Fără apă.\nDe trei zile.')
  await photos(page).setInputFiles(photo())
  await films(page).setInputFiles({ name: 'film.webm', mimeType: 'video/webm', buffer: film })
  await submit(page).click()
  const link = page.getByRole('link', { name: `${baseURL}/media/` })
  await expect(link).toBeVisible()
  await expect(cards(page)).toContainText('1 fotografie, 1 filmare')

  const guest = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await ready(guest, (await link.getAttribute('href')) ?? '')
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Câine legat')
  await expect(guest.getByText('Adunate de Ana E.', { exact: true })).toBeVisible()
  await expect(guest.getByText(name)).toBeHidden()
  await expect(guest.getByText('Se șterge în 30 de zile')).toBeVisible()
  await expect(guest.getByRole('img', { name: 'Fotografia 1: Câine legat' })).not.toHaveJSProperty('naturalWidth', 0)
  await expect.poll(() => guest.locator('video').evaluate((video) => video instanceof HTMLVideoElement && video.readyState > 0)).toBe(true)

  const choose = guest.getByLabel('Alege fișierul')
  await choose.setInputFiles({ name: 'original.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(guest.getByText('original.png este același fișier cu nr. 1')).toBeVisible()
  await expect(guest.getByText('Așa cum a fost trimis de persoana')).toBeVisible()
  await choose.setInputFiles({ name: 'taiat.webm', mimeType: 'video/webm', buffer: film.subarray(1) })
  await expect(guest.getByText('taiat.webm nu este niciunul dintre fișierele de aici')).toBeVisible()
  const download = guest.waitForEvent('download')
  await guest.getByRole('link', { name: 'Descarcă tot (ZIP)' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)

  await guest.getByRole('button', { name: 'Raportează setul' }).click()
  await guest.getByRole('dialog').getByLabel('Ce este în neregulă').fill('Se vede fața vecinei')
  await guest.getByRole('dialog').getByRole('button', { name: 'Trimite', exact: true }).click()
  await expect(guest.getByText('Am primit raportarea.')).toBeVisible()

  const card = cards(page)
  await card.getByRole('button', { name: 'Am depus-o' }).click()
  await page.getByRole('dialog').getByLabel('Număr de înregistrare').fill('1234/P')
  await page.getByRole('dialog').getByRole('button', { name: 'Salvează' }).click()
  await expect(card).toContainText('Petiția nr. 1234/P')
  await expect(card).toContainText(/Se șterge în 4[56] de zile/)
  await card.getByRole('button', { name: 'Nu am depus-o' }).click()
  await expect(card).toContainText('Se șterge în 30 de zile')

  await card.getByRole('button', { name: 'Șterge' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Șterge acum' }).click()
  await expect(cards(page)).toHaveCount(0)
  await guest.reload()
  await expect(guest.getByText('Plângerea nu a fost găsită')).toBeVisible()
})

test('a file that only calls itself a photo is refused in the server’s words, and the words of the form stay', async ({ page }) => {
  await signedIn(page)
  await ready(page, '/plangeri')
  await describe(page)
  await photos(page).setInputFiles({ name: 'fals.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') })
  await submit(page).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'fals.png' })).toContainText('JPEG, PNG, WebP, HEIC, MP4, MOV sau WebM')
  await expect(page.getByLabel('Titlu', { exact: true })).toHaveValue('Câine legat')
})
