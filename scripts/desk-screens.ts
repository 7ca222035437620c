import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { PASSWORD } from '#tests/cast.ts'
import { anOperator, operate } from '#tests/journeys/desk-people.ts'
import { startSite } from '#tests/journeys/site.ts'
import { codeOf } from '#tests/staff/authenticator.ts'
import { chromiumArguments, findChromium } from './chromium.ts'
import { toWebp } from './webp.ts'

/** Pictures of the area of operators for docs/ghid-voluntari.md: `node scripts/desk-screens.ts`, from the built site with made-up records. */
const OUT = 'docs/screens'
const PHONE = { viewport: { width: 360, height: 740 }, locale: 'ro-RO', reducedMotion: 'reduce' } as const
const EMAIL = 'ana@exemplu.ro'
const SHELTER = 'Adăpostul Codița Veselă'
const PETITION = 'Apă pentru câinii din parc'

const folder = mkdtempSync(join(tmpdir(), 'bobita-pictures-'))
const site = await startSite({ DATA_DIR: folder })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
const page = await (await browser.newContext({ ...PHONE, baseURL: site.url })).newPage()
mkdirSync(OUT, { recursive: true })

const secret = await anOperator(page, site, folder, { email: EMAIL, role: 'owner' })
await muchWaits()
await page.goto('/operatori', { waitUntil: 'networkidle' })
await picture(page, 'intra')
await page.getByLabel('E-mail').fill(EMAIL)
await page.getByLabel('Parolă', { exact: true }).fill(PASSWORD)
await page.getByLabel('Codul din aplicație').fill(codeOf(secret, 1))
await page.getByRole('button', { name: 'Intră' }).click()
await page.getByRole('link', { name: 'Deschide' }).first().waitFor()
await picture(page, 'azi')

await page.goto('/operatori/propuneri', { waitUntil: 'networkidle' })
await page.getByRole('link', { name: SHELTER }).click()
await page.getByRole('button', { name: 'Aprobă' }).waitFor()
await picture(page, 'propunere')

await page.goto('/operatori/intrebari', { waitUntil: 'networkidle' })
await page.getByRole('link', { name: /Zburătoarele/ }).click()
await page.getByRole('heading', { name: 'Ce pagină răspunde?' }).waitFor()
await picture(page, 'intrebare')

await page.goto('/operatori/petitii', { waitUntil: 'networkidle' })
await page.getByRole('link', { name: PETITION }).click()
await page.getByRole('link', { name: 'Vești despre petiție' }).click()
await page.getByLabel('Titlul veștii').fill('Primăria ne-a primit')
await page.getByLabel('Ce e nou').fill('Am depus semnăturile. Răspunsul vine în 30 de zile.')
await picture(page, 'vesti')

await page.goto('/operatori/articole/nou', { waitUntil: 'networkidle' })
await page.getByLabel('Titlu', { exact: true }).fill('Cum faci un adăpost de iarnă pentru o pisică')
await picture(page, 'articol')

await browser.close()
await site.stop()
rmSync(folder, { recursive: true, force: true })

/** Something for every screen that is shown. */
async function muchWaits(): Promise<void> {
  const api = `${site.url}/api/v1`
  const proposed = { kind: 'shelter', name: SHELTER, place: 'Huși, județul Vaslui', phone: '', website: 'https://exemplu.ro', why: 'Adăpost de exemplu.' }
  await page.request.post(`${api}/directory/suggestions`, { data: proposed })
  await page.request.post(`${api}/chat/ask/stream`, { data: { question: 'Zburătoarele mov ciripesc în sertar?' } })
  await page.request.post(`${api}/reports`, { data: { kind: 'article', id: '3', reason: 'other', what: 'Un exemplu de raportare.' } })
  await operate(
    site,
    folder,
    'petitions',
    'create',
    '--title',
    PETITION,
    '--description',
    'Cerem o cișmea.',
    '--addressee',
    'Primăria Exemplu',
    '--goal',
    '500',
  )
}

async function picture(of: Page, name: string): Promise<void> {
  writeFileSync(`${OUT}/desk-${name}.webp`, await toWebp(browser, await of.screenshot()))
}
