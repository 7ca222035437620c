import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { phonePhoto } from '#tests/evidence.ts'
import { anOperator, aPhone, fits, operate, signIn } from './desk-people.ts'
import { ready } from './people.ts'
import { expect, startSite, test, type Site } from './site.ts'

const SHELTER = 'Adăpostul Lăbuța'
const ALT = 'Curtea adăpostului, cu trei câini la soare.'

let folder: string
let own: Site
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bobita-photo-'))
  own = await startSite({ DATA_DIR: folder })
  const file = join(folder, 'adaposturi.csv')
  writeFileSync(file, `name,location,description,phone_numbers,website,verified_on,status\n${SHELTER},"Huși, județul Vaslui",,0235 000 000,,,\n`)
  expect(await operate(own, folder, 'directories', 'import', '--kind', 'shelter', '--file', file)).toContain('1 added')
})
test.afterAll(async () => {
  await own.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a moderator gives a shelter a photo from a phone; visitors see it, and it is taken away and put back', async ({ browser }) => {
  const dan = await aPhone(browser)
  const secret = await anOperator(dan, own, folder, { email: 'dan@exemplu.ro', role: 'moderator' })
  await ready(dan, `${own.url}/operatori/fise?q=labuta`)
  await signIn(dan, 'dan@exemplu.ro', secret)
  await dan.getByRole('searchbox').fill('labuta')
  await dan.getByRole('searchbox').press('Enter')
  await dan.getByRole('link', { name: SHELTER }).tap()
  const photo = dan.getByRole('region', { name: 'Fotografia' })
  await expect(photo.getByText('Fișa nu are fotografie')).toBeVisible()
  await fits(dan)

  // What is missing is said before anything is sent; what is no photo, by the server.
  await photo.getByRole('button', { name: 'Pune fotografia' }).tap()
  await expect(photo.getByText('Alege întâi o fotografie.')).toBeVisible()
  await expect(photo.getByText('Scrie ce se vede în fotografie.')).toBeVisible()
  await photo.getByLabel('Ce se vede în fotografie').fill(ALT)
  await photo.getByLabel('Alege o fotografie').setInputFiles({ name: 'poza.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') })
  await photo.getByRole('button', { name: 'Pune fotografia' }).tap()
  await expect(photo.getByText('Acest fișier nu este o fotografie pe care o putem primi.')).toBeVisible()
  await expect(photo.getByLabel('Ce se vede în fotografie')).toHaveValue(ALT)
  await fits(dan)

  await photo
    .getByLabel('Alege o fotografie')
    .setInputFiles({ name: 'poza.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto({ width: 1_200, height: 900 }) })
  await expect(photo.getByRole('img', { name: 'Fotografia aleasă, încă netrimisă' })).toBeVisible()
  await photo.getByRole('button', { name: 'Pune fotografia' }).tap()
  await expect(dan.getByText('Fotografia este pe fișă.')).toBeVisible()
  await expect(photo.getByRole('img', { name: ALT })).toBeVisible()
  await fits(dan)

  const visitor = await aPhone(browser)
  const list = `${own.url}/shelters?q=labuta`
  await expect.poll(async () => (await visitor.request.get(list)).text()).toContain(ALT)
  await ready(visitor, list)
  const card = visitor.getByRole('article').filter({ hasText: SHELTER })
  await expect(card.getByRole('img', { name: ALT })).toHaveJSProperty('naturalWidth', 640)
  await fits(visitor)
  await card.getByRole('heading', { name: SHELTER }).tap()
  await expect(visitor.getByRole('dialog').getByRole('img', { name: ALT })).toBeVisible()
  await fits(visitor)

  await photo.getByRole('button', { name: 'Scoate fotografia' }).tap()
  await expect(dan.getByText('Fotografia nu mai este pe fișă.')).toBeVisible()
  await expect(photo.getByText('Fișa nu are fotografie')).toBeVisible()
  await expect.poll(async () => (await visitor.request.get(list)).text()).not.toContain(ALT)
  const history = dan.getByRole('region', { name: 'Ce s-a schimbat' })
  await expect(history.getByText(`Fotografie: „${ALT}” → „nimic”`)).toBeVisible()
  await history.getByRole('button', { name: 'Anulează schimbarea' }).first().tap()
  await expect(dan.getByText('Schimbarea a fost anulată.')).toBeVisible()
  await expect(photo.getByRole('img', { name: ALT })).toBeVisible()
  await fits(dan)
})
