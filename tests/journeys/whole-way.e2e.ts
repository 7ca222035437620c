import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { phoneFile, phonePhoto } from '#tests/evidence.ts'
import { makeLongFilm } from '#tests/servers/long-film.ts'
import { pdfText } from '#tests/reading/pdf-text.ts'
import { cards, describe, films, photos, submit } from './complaint-page.ts'
import { ready } from './people.ts'
import { expect, test } from './site.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** More than a browser loads ahead, so that what is jumped to has to be asked for. */
const FILM_BYTES = 24_000_000

const day = (from: string, days: number) =>
  new Intl.DateTimeFormat('ro-RO', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(`${from}T12:00:00Z`) + days * DAY_MS)

async function register(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Login' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Înregistrează-te' }).click()
  await dialog.locator('input[name=name]').fill(name)
  await dialog.locator('input[type=email]').fill(`${randomUUID()}@exemplu.ro`)
  await dialog.locator('input[name=password]').fill('mac-verde-tractor')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toBeHidden()
}

/** Jumps towards the end of the film, and waits until a picture from there is shown. */
async function jump(page: Page, share: number): Promise<number> {
  const video = page.locator('video')
  const wanted = await video.evaluate((film, part) => {
    if (!(film instanceof HTMLVideoElement)) return 0
    film.currentTime = film.duration * part
    return film.currentTime
  }, share)
  await expect
    .poll(() => video.evaluate((film) => film instanceof HTMLVideoElement && !film.seeking && film.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA))
    .toBe(true)
  return wanted
}

test('S-011 S-205 S-211 S-213 S-214 S-221 S-222 S-231 S-500 D-015 a person goes from photos and a film to a filed petition, and a guest sees what they saw', async ({
  page,
  browser,
  baseURL,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-film-'))
  const film = join(folder, 'film.webm')
  const seconds = await makeLongFilm({ from: 'phone.webm', to: film, bytes: FILM_BYTES, fillerBytes: 8_000 })

  await ready(page, '/plangeri')
  await register(page, 'Ana Exemplu')
  await describe(page, 'Câine legat', 'Câinele stă legat fără apă, în soare.')
  await photos(page).setInputFiles([
    { name: 'larg.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto({ width: 1_200, height: 900 }) },
    { name: 'aproape.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() },
    { name: 'rana.heic', mimeType: 'image/heic', buffer: phoneFile('phone.heic') },
  ])
  await films(page).setInputFiles(film)
  await submit(page).click()
  const link = page.getByRole('link', { name: `${baseURL}/media/` })
  await expect(link).toBeVisible()
  await expect(cards(page)).toContainText('3 fotografii, 1 filmare')
  rmSync(folder, { recursive: true })
  const path = (await link.getAttribute('href')) ?? ''

  const guest = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  const parts: number[] = []
  guest.on('response', (answer) => {
    if (answer.url().endsWith('.webm')) parts.push(answer.status())
  })
  await ready(guest, path)
  await expect(guest.getByText('Adunate de Ana E.')).toBeVisible()
  for (const number of [1, 2, 3]) await expect(guest.getByRole('img', { name: `Fotografia ${number}: Câine legat` })).not.toHaveJSProperty('naturalWidth', 0)
  await expect.poll(() => guest.locator('video').evaluate((video) => video instanceof HTMLVideoElement && video.duration)).toBeCloseTo(seconds, 0)
  const wanted = await jump(guest, 0.7)
  expect(await guest.locator('video').evaluate((video) => video instanceof HTMLVideoElement && video.currentTime)).toBeCloseTo(wanted, 3)
  expect(wanted).toBeGreaterThan(seconds / 2)
  expect(new Set(parts)).toEqual(new Set([206]))
  // What has come already when the reader jumps is not asked for again, so the far half is asked for here.
  const source = await guest.locator('video').evaluate((video) => (video instanceof HTMLVideoElement ? video.currentSrc : ''))
  const far = await guest.request.get(source, { headers: { range: `bytes=${FILM_BYTES / 2}-` } })
  expect([far.status(), far.headers()['content-range']?.split('-')[0]]).toEqual([206, `bytes ${FILM_BYTES / 2}`])

  await cards(page).getByRole('link', { name: 'Fă petiția oficială' }).click()
  await expect(page.getByText('4 fișiere din setul tău apar în document ca anexe')).toBeVisible()
  await expect(page.getByLabel('Ce s-a întâmplat')).toHaveValue('Câinele stă legat fără apă, în soare.')
  await expect(page.getByLabel('Nume și prenume')).toHaveValue('Ana Exemplu')
  await page.getByLabel('Județul în care s-a întâmplat').selectOption('Bistrița-Năsăud')
  await page.getByLabel('nu are hrană sau apă').check()
  await page.getByLabel('Locul exact').fill('Str. Exemplu nr. 3')
  await page.getByLabel('Ziua').fill('2026-11-20')
  await page.getByLabel('Ce animal este').fill('câine')
  await page.getByLabel('Adresa ta').fill('Str. Liniștii nr. 1, Bistrița')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descarcă PDF' }).click()
  const pdf = await readFile(await (await saving).path())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const words = pdfText(pdf)
  for (const said of ['Câinele stă legat fără apă, în soare.', 'Anexa 1', 'Anexa 2', 'Anexa 3', 'Anexa 4', `${baseURL}${path}`]) expect(words).toContain(said)
  expect(words).not.toContain('Anexa 5')

  await page.getByRole('link', { name: 'Mergi la Plângeri' }).click()
  const card = cards(page)
  await expect(card).toContainText(/Se șterge în (29|30) de zile/)
  await card.getByRole('button', { name: 'Am depus-o' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Număr de înregistrare').fill('1234/P')
  const filedOn = await dialog.locator('input[type=date]').inputValue()
  await dialog.getByRole('button', { name: 'Salvează' }).click()
  await expect(card).toContainText('Petiția nr. 1234/P')
  for (const said of [day(filedOn, 30), day(filedOn, 45)]) await expect(card).toContainText(said)
  await expect(card).toContainText(/Se șterge în 4[56] de zile/)
  await guest.reload()
  await expect(guest.getByText(/Se șterge în 4[56] de zile/)).toBeVisible()
})
