import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { readConfig } from '#server/config.ts'
import { machineActor } from '#server/operators/audit.ts'
import { importDirectory } from '#server/directory/import.ts'
import { readDirectoryCsv } from '#server/directory/directory-csv.ts'
import { createPetition } from '#server/petitions/lifecycle.ts'
import { addTestimonial } from '#server/testimonials/testimonials.ts'
import { openExisting } from '#server/platform/database/open-existing.ts'
import { faults } from './axe.ts'
import { ready } from './people.ts'
import { expect, startSite, test, type Site } from './site.ts'

const SHELTERS = `name,location,description,phone_numbers,website,verified_on,status
Casa Zambila,"Zimnicea, județul Teleorman",Un adăpost mic.,0722 123 456,zambila.ro,2026-11-01,
`
const TRAINERS = `name,city,species,description,phone_numbers,verified_on,status
Mihai,Zimnicea,câini,,0733 123 456,,
`

let folder: string
let own: Site
let petition: number

/** A site that began with examples and to which its operator has added what is real. */
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bobita-real-'))
  own = await startSite({ DATA_DIR: folder })
  const { db } = await openExisting(readConfig({ DATA_DIR: folder }).database)
  await importDirectory(db, machineActor(), 'shelter', readDirectoryCsv('shelter', SHELTERS), false)
  await importDirectory(db, machineActor(), 'trainer', readDirectoryCsv('trainer', TRAINERS), false)
  petition = await createPetition(db, machineActor(), {
    title: 'Cișmea în parcul mare',
    description: 'Cerem o cișmea.',
    addressee: 'Primăria',
    required_signatures: 5,
  })
  for (const name of ['Ana', 'Dan', 'Ilinca', 'Mihai'])
    await addTestimonial(db, machineActor(), { name, text: `Mulțumesc, ${name}.`, rating: 5, consent: 'in a letter of 1 November 2026' })
  await db.destroy()
})

test.afterAll(async () => {
  await own.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('S-019 S-021 S-098 S-508 what people have said stands last on the landing page: the latest three, each rated 5', async ({ page }) => {
  await expect.poll(async () => (await (await fetch(`${own.url}/api/v1/testimonials`)).json()).length).toBe(3)
  await ready(page, `${own.url}/home`)
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(headings).toEqual([
    'Ce găsești aici',
    'De Ce Să Ne Alegi?',
    'Pe scurt, în cifre',
    'Articole Recente',
    'Ai o întrebare chiar acum?',
    'Ce Spun Clienții Noștri',
  ])
  const quotes = page.getByRole('region', { name: 'Ce Spun Clienții Noștri' }).getByRole('figure')
  await expect(quotes).toHaveCount(3)
  await expect(quotes).toHaveText([/5 din 5.*Mulțumesc, Mihai\./, /Ilinca/, /Dan/])
  for (const quote of await quotes.all()) await expect(quote.locator('svg')).toHaveCount(5)
  const text = await page.getByRole('main').innerText()
  expect(text).not.toContain('1 November')
})

test('S-086 S-087 the figures of the landing page leave the examples out', async ({ page }) => {
  await ready(page, `${own.url}/home`)
  const figures = page.getByRole('region', { name: 'Pe scurt, în cifre' })
  await expect(figures.getByText('1+ Profesioniști', { exact: true })).toBeVisible()
  await expect(figures.getByText('1+ Adăposturi', { exact: true })).toBeVisible()
})

test('a real shelter comes first and can be called; the list counts it alone', async ({ page }) => {
  await ready(page, `${own.url}/shelters`)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first().getByRole('heading')).toHaveText('Casa Zambila')
  await expect(cards.first().getByRole('link', { name: 'Sună acum' })).toHaveAttribute('href', 'tel:+40722123456')
  await expect(page.getByText(/^Un adăpost, pagina 1 din \d$/)).toBeVisible()
  await expect(page.getByText('Încă nu avem niciun adăpost')).toHaveCount(0)
})

test('a wrong number of a real shelter is reported from its detail', async ({ page }) => {
  await ready(page, `${own.url}/shelters`)
  await page.getByRole('main').getByRole('article').getByRole('heading', { name: 'Casa Zambila' }).click()
  const dialog = page.getByRole('dialog', { name: 'Detalii Adăpost' })
  await expect(dialog.getByText('Adăpost Aprobat')).toBeVisible()
  await expect(dialog.getByText('Verificat la 1 noiembrie 2026')).toBeVisible()
  await dialog.getByText('Număr greșit?').click()
  await dialog.getByLabel('Ce nu e corect?').fill('Numărul nu mai există.')
  await dialog.getByRole('button', { name: 'Trimite', exact: true }).click()
  await expect(dialog.getByText('Verificăm și corectăm')).toBeVisible()
})

test('a shared link to a real petition carries its title and picture, one to an example those of the list', async ({ page }) => {
  await ready(page, `${own.url}/petitions?id=${petition}`)
  await expect(page).toHaveTitle(/^Cișmea în parcul mare/)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', new RegExp(`/share/petitions/${petition}\\.png`))
  await ready(page, `${own.url}/petitions?id=4`)
  await expect(page).toHaveTitle(/^Petiții/)
  const detail = page.getByRole('dialog', { name: /^Cai în siguranță/ })
  await expect(detail.getByText('Petiție inventată')).toBeVisible()
  await expect(detail.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0)
  await detail.getByRole('button', { name: 'Semnează Petiția' }).click()
  await expect(page.getByRole('dialog').getByText('Semnăturile nu se trimit nimănui')).toBeVisible()
})

test('D-042 a guest reports a petition and an article where they read it, and an operator has both notices', async ({ page }) => {
  await ready(page, `${own.url}/petitions?id=${petition}`)
  await report(page, 'Raportează petiția', 'A doua propoziție nu este adevărată')
  await expect(page.getByRole('dialog', { name: 'Cișmea în parcul mare' })).toBeVisible()
  await ready(page, `${own.url}/blog/3`)
  await report(page, 'Raportează articolul', 'Doza din tabel nu se potrivește cu sursa')

  const { db } = await openExisting(readConfig({ DATA_DIR: folder }).database)
  const kept = await db.selectFrom('reports').select(['kind', 'target_id', 'reason', 'what']).orderBy('created_at').execute()
  await db.destroy()
  expect(kept).toEqual([
    { kind: 'petition', target_id: String(petition), reason: 'false', what: 'A doua propoziție nu este adevărată' },
    { kind: 'article', target_id: '3', reason: 'false', what: 'Doza din tabel nu se potrivește cu sursa' },
  ])
})

async function report(page: Page, name: string, what: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog', { name })
  expect(await faults(page)).toEqual([])
  await dialog.getByLabel('Motivul').selectOption({ label: 'Nu este adevărat' })
  await dialog.getByLabel('Ce este în neregulă').fill(what)
  await dialog.getByRole('button', { name: 'Trimite', exact: true }).click()
  await expect(dialog.getByText('Am primit raportarea.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Închide' }).last().click()
  await expect(dialog).toBeHidden()
}
