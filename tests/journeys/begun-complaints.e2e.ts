import { createHash } from 'node:crypto'
import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { ownComplaint } from '#contract/complaints.ts'
import { UPLOAD_PART_BYTES } from '#contract/limits.ts'
import { personAt, type Person } from '#tests/cast.ts'
import { startCuttingLine } from '#tests/servers/cutting-line.ts'
import { startKillableBrowser } from '#tests/servers/killable-browser.ts'
import { makeLongFilm } from '#tests/servers/long-film.ts'
import { figure, holding } from '#tests/setup/figures.ts'
import { faults } from './axe.ts'
import { describe, photo, photos, picked, submit } from './complaint-page.ts'
import { ready } from './people.ts'
import { expect, test } from './site.ts'

const FILM_BYTES = (holding ? 100 : 12) * 1024 * 1024
const CUTS = 20
/** Headers of requests, and the pages themselves. */
const OTHER_BYTES = 300_000

// A recording would go on in a browser that is killed, and fail with it.
test.use({ trace: 'off' })

const folder = mkdtempSync(join(tmpdir(), 'bobita-begun-'))
test.afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

async function signIn(page: Page, { token, user }: Person): Promise<void> {
  await page.evaluate(
    ([key, who]) => {
      localStorage.setItem('token', key ?? '')
      localStorage.setItem('user', who ?? '')
    },
    [token, JSON.stringify(user)],
  )
}

async function setsOf(url: string, { user, headers }: Person) {
  const answer = await fetch(`${url}/api/v1/plangeri/user/${user.id}`, { headers })
  return z.array(ownComplaint).parse(await answer.json())
}

test('T5 a film is sent through twenty cut connections and a killed browser, and goes on by itself: kept once, whole', async ({ site }) => {
  const film = join(folder, 'film.mp4')
  await makeLongFilm({ from: 'phone.mp4', to: film, bytes: FILM_BYTES, fillerBytes: 200_000 })
  const { size } = statSync(film)
  const ana = await personAt(site.url, 'Ana')
  const line = await startCuttingLine(Number(new URL(site.url).port), CUTS, Math.floor(FILM_BYTES / CUTS) - 10_000)
  const url = `http://localhost:${line.port}`
  const profile = join(folder, 'ana')

  const before = await startKillableBrowser(profile)
  await before.page.goto(`${url}/fara-internet`)
  await signIn(before.page, ana)
  await before.close()

  const first = await startKillableBrowser(profile)
  await ready(first.page, `${url}/plangeri`)
  await describe(first.page, 'Câine legat în curte', 'Fără apă de trei zile')
  await first.pick('input[name=videos]', film)
  await expect(first.page.getByText('se păstrează pe acest dispozitiv cel mult 7 zile')).toBeVisible()
  line.endAt(line.sent_bytes() + size / 2)
  await submit(first.page).click()
  await expect.poll(() => line.hasEnded()).toBe(true)
  await first.kill()
  expect(await setsOf(site.url, ana)).toEqual([])

  line.carry()
  const second = await startKillableBrowser(profile)
  await ready(second.page, `${url}/plangeri`)
  await expect(second.page.getByText('Linkul tău este gata')).toBeVisible()
  await expect(picked(second.page)).toHaveCount(0)

  const sets = await setsOf(site.url, ana)
  expect(sets).toMatchObject([
    { title: 'Câine legat în curte', description: 'Fără apă de trei zile', files: [{ type: 'video', given_bytes: size, given_sha256: await sha256(film) }] },
  ])
  expect(line.cuts()).toBe(CUTS)
  const again = line.sent_bytes() - size
  figure(
    'T5 a film sent by a browser',
    `${size} bytes, ${line.cuts()} cuts, one browser killed: ${again} bytes sent besides the film, kept ${sets.length} time`,
  )
  expect(again).toBeLessThanOrEqual((line.cuts() + 1) * UPLOAD_PART_BYTES + OTHER_BYTES)
  // Nothing is left on the device.
  await expect.poll(() => second.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain('bobita-complaints')
  await second.kill()
  await line.close()
})

test('what a guest began is offered after the browser was closed, is listed at /stocare-locala, and goes when they say so', async ({ site }) => {
  const profile = join(folder, 'guest')
  const first = await startKillableBrowser(profile)
  await ready(first.page, `${site.url}/plangeri`)
  await photos(first.page).setInputFiles([photo('a.png'), photo('b.png')])
  await describe(first.page, 'Pisică închisă', 'Pe balcon')
  await expect(first.page.getByText('se păstrează pe acest dispozitiv cel mult 7 zile')).toBeVisible()
  // What was typed last is kept too.
  await expect.poll(() => keptTitles(first.page)).toEqual(['Pisică închisă Pe balcon'])
  await first.kill()

  const { page, kill } = await startKillableBrowser(profile)
  await ready(page, `${site.url}/plangeri`)
  await expect(page.getByText('„Pisică închisă”, 2 fișiere')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Continuă plângerea începută' }).click()
  await expect(picked(page)).toHaveCount(2)
  await expect(page.getByLabel('Titlu', { exact: true })).toHaveValue('Pisică închisă')
  await expect(page.getByLabel('Descriere', { exact: true })).toHaveValue('Pe balcon')
  await page.getByRole('button', { name: 'Scoate a.png' }).click()
  await expect(picked(page)).toHaveCount(1)

  await ready(page, `${site.url}/stocare-locala`)
  await expect(page.getByText('Pisică închisă, b.png')).toBeVisible()
  await page.getByRole('button', { name: 'Șterge plângerea începută: Pisică închisă' }).click()
  await expect(page.getByText('Nicio plângere începută nu este păstrată.')).toBeVisible()
  await ready(page, `${site.url}/plangeri`)
  await expect(page.getByRole('button', { name: 'Continuă plângerea începută' })).toHaveCount(0)
  await kill()
})

/** The words of what the device keeps, as its database has them. */
function keptTitles(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('bobita-complaints', 1)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const reading = db.transaction('complaints').objectStore('complaints').getAll()
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            db.close()
            resolve(reading.result.map(({ title, description }: Record<string, string>) => `${title} ${description}`))
          }
        }
      }),
  )
}
