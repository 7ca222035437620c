import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { pdfText } from '#tests/reading/pdf-text.ts'
import { faults } from './axe.ts'
import { ready, signedIn } from './people.ts'
import { expect, test } from './site.ts'

const PATH = '/plangeri/petitie'
const MEDIA_ID = 'AAAAAAAAAAAAAAAAAAAAAA'

test.use({ viewport: { width: 360, height: 740 } })

/** Everything that must be filled in, and a deed. */
async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Județul în care s-a întâmplat').selectOption('Bistrița-Năsăud')
  await page.getByLabel('nu are hrană sau apă').check()
  await page.getByLabel('Ce s-a întâmplat').fill('Câinele stă legat fără apă, în soare.')
  await page.getByLabel('Locul exact').fill('Str. Exemplu nr. 3')
  await page.getByLabel('Ziua').fill('2026-11-20')
  await page.getByLabel('Ce animal este').fill('câine')
  await page.getByLabel('Nume și prenume').fill('Ana Exemplu')
  await page.getByLabel('Adresa ta').fill('Str. Liniștii nr. 1, Bistrița')
  await page.getByLabel('Telefon', { exact: true }).fill('0700 000 000')
}

test('Ana writes the petition on a phone, sees whom it goes to, and downloads a PDF with her words', async ({ page }) => {
  await ready(page, PATH)
  await expect(page.getByRole('link', { name: 'Sună la 112' })).toHaveAttribute('href', 'tel:112')
  await expect(page.getByText('Bobita nu trimite nimic la poliție.')).toBeVisible()
  await fillIn(page)
  await page.getByLabel('Localitatea').fill('Bistrița')
  const preview = page.getByRole('definition').filter({ hasText: 'Inspectoratul de Poliție Județean Bistrița-Năsăud – Biroul pentru Protecția Animalelor' })
  await expect(preview).toBeVisible()
  await expect(page.getByText('; Poliția Locală Bistrița')).toBeVisible()
  await expect(page.getByRole('link', { name: /Legea nr\. 205\/2004, art\. 5/ })).toBeVisible()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descarcă PDF' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('sesizare-bn.pdf')
  const words = pdfText(await readFile(await download.path()))
  for (const said of ['Biroul pentru Protecția Animalelor', 'Ana Exemplu', 'Câinele stă legat fără apă, în soare.', 'Autor necunoscut.'])
    expect(words).toContain(said)

  const now = page.getByRole('heading', { name: 'Ce faci acum' })
  await expect(now).toBeFocused()
  await expect(now).toBeInViewport()
  const steps = page.getByRole('region', { name: 'Ce faci acum' })
  for (const said of ['Semnează', 'Bistrița-Năsăud', '30 MB', 'numărul de înregistrare']) await expect(steps).toContainText(said)
  await expect(steps.getByRole('link', { name: 'Mergi la Plângeri' })).toHaveAttribute('href', '/plangeri')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('the text can be copied, and says so for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await ready(page, PATH)
  await fillIn(page)
  await page.getByRole('button', { name: 'Copiază textul' }).click()
  await expect(page.getByRole('button', { name: 'Copiat!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('SESIZARE\nprivind posibile fapte')
  await page.clock.runFor(2_100)
  await expect(page.getByRole('button', { name: 'Copiază textul' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ce faci acum' })).toBeVisible()
})

test('a browser that refuses to copy shows the text to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new Error('refused'))
    Object.assign(Clipboard.prototype, { write: refuse, writeText: refuse })
  })
  await ready(page, PATH)
  await fillIn(page)
  await page.getByRole('button', { name: 'Copiază textul' }).click()
  await expect(page.getByLabel('Browserul nu a lăsat copierea.')).toHaveValue(/^Către: Inspectoratul/)
})

test('what is missing is listed, each line leads to its field, and nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await ready(page, PATH)
  await page.getByRole('button', { name: 'Descarcă PDF' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('Mai sunt 8 lucruri de completat:')
  await expect(summary).toBeFocused()
  await expect(summary).toBeInViewport({ ratio: 1 })
  expect((await summary.boundingBox())?.y).toBeLessThan((await page.getByLabel('Județul în care s-a întâmplat').boundingBox())?.y ?? 0)
  await summary.getByRole('button', { name: 'Scrie locul exact.' }).click()
  const place = page.getByLabel('Locul exact')
  await expect(place).toBeFocused()
  await expect(place).toHaveAttribute('aria-invalid', 'true')
  await place.fill('Str. Exemplu nr. 3')
  await expect(place).toBeFocused()
  await expect(place).not.toHaveAttribute('aria-invalid', 'true')
  await expect(summary).toContainText('Mai sunt 7 lucruri de completat:')
  await expect(summary.getByRole('button', { name: 'Scrie locul exact.' })).toHaveCount(0)
  await fillIn(page)
  await expect(summary).toHaveCount(0)
  await page.getByLabel('Ziua').fill('2999-01-01')
  await page.getByRole('button', { name: 'Descarcă PDF' }).click()
  await expect(summary).toContainText('Ziua nu poate fi în viitor.')
  expect(sent).toEqual([])
})

test('a server that is slow is told apart from a connection that is lost', async ({ page }) => {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = () => timeout(1)
  })
  await ready(page, PATH)
  await fillIn(page)
  await page.route('**/api/v1/plangeri/petitie', () => undefined)
  await page.getByRole('button', { name: 'Descarcă PDF' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Serverul nostru răspunde greu acum.')
  await expect(alert).toBeFocused()
  await page.unroute('**/api/v1/plangeri/petitie')
  await page.route('**/api/v1/plangeri/petitie', (route) => route.abort('internetdisconnected'))
  await page.evaluate(() => (AbortSignal.timeout = () => new AbortController().signal))
  await page.getByRole('button', { name: 'Descarcă PDF' }).click()
  await expect(alert).toContainText('Verifică legătura la internet')
})

test('beside the button stands the office, with its address where it was confirmed and a word where it was not', async ({ page }) => {
  await ready(page, PATH)
  const county = page.getByLabel('Județul în care s-a întâmplat')
  const office = page.getByRole('region', { name: 'Unde îl trimiți' })
  await expect(office).toBeHidden()
  await county.selectOption('Galați')
  await expect(office).toContainText('Galați, Strada Brăilei nr. 200, camera 007')
  await expect(office.getByRole('link', { name: 'Pagina biroului' })).toHaveAttribute('href', /^https:\/\/gl\.politiaromana\.ro\//)
  await county.selectOption('Cluj')
  await expect(office).toContainText('Inspectoratul de Poliție Județean Cluj')
  await expect(office).toContainText('nu le-am putut confirma')
  await expect(office.getByRole('link')).toHaveCount(1)
  await expect(office.getByRole('link')).toHaveAttribute('href', 'https://www.politiaromana.ro/ro/relatii-cu-publicul')
})

test('three deeds fit; the others wait until one is unticked', async ({ page }) => {
  await ready(page, PATH)
  await page.getByText('Violență', { exact: true }).click()
  for (const deed of ['nu are hrană sau apă', 'nu are adăpost potrivit', 'este bătut sau tratat cu brutalitate']) await page.getByLabel(deed).check()
  await expect(page.getByText('Ai bifat trei, cât încap în document.')).toBeVisible()
  await expect(page.getByLabel('a fost otrăvit')).toBeDisabled()
  await page.getByLabel('nu are adăpost potrivit').uncheck()
  await expect(page.getByLabel('a fost otrăvit')).toBeEnabled()
})

test('a reload keeps the deed and the animal, never who writes, who did it or who saw it', async ({ page }) => {
  await ready(page, PATH)
  await fillIn(page)
  await page.getByText('Violență', { exact: true }).click()
  await page.getByLabel('a fost otrăvit').check()
  await page.getByLabel('Este în pericol și acum').check()
  await page.getByLabel('De ce este în pericol').fill('nu are apă')
  await page.getByLabel('Cine a făcut asta').fill('Ion Făptaș')
  await page.getByRole('button', { name: 'Adaugă un martor' }).click()
  await page.getByLabel('Numele martorului').fill('Dan Martor')
  await expect(page.getByLabel('De ce este în pericol')).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]))
  expect(kept).toContain('Câinele stă legat')
  for (const secret of ['Ana Exemplu', 'Liniștii', '0700', 'Făptaș', 'Dan Martor']) expect(kept).not.toContain(secret)

  await page.reload()
  await page.locator('html[data-hydrated]').waitFor()
  await expect(page.getByLabel('Județul în care s-a întâmplat')).toHaveValue('BN')
  await expect(page.getByLabel('nu are hrană sau apă')).toBeChecked()
  await expect(page.getByLabel('a fost otrăvit')).toBeVisible()
  await expect(page.getByLabel('Ce s-a întâmplat')).toHaveValue('Câinele stă legat fără apă, în soare.')
  await expect(page.getByLabel('De ce este în pericol')).toHaveValue('nu are apă')
  await expect(page.getByText('Inspectoratul de Poliție Județean Bistrița-Năsăud').first()).toBeVisible()
  await expect(page.getByLabel('Nume și prenume')).toHaveValue('')
  await expect(page.getByLabel('Cine a făcut asta')).toHaveValue('')
  await page.getByRole('button', { name: 'Golește formularul' }).click()
  await expect(page.getByLabel('Ce s-a întâmplat')).not.toHaveValue('')
  await page.getByRole('button', { name: 'Sigur? Apasă din nou' }).click()
  await expect(page.getByLabel('Ce s-a întâmplat')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('Câinele')
})

test('a set named in the address is cited and its words begin the description', async ({ page }) => {
  await page.route(`**/api/v1/plangeri/media/${MEDIA_ID}`, (route) =>
    route.fulfill({ json: { data: { description: 'Un pisoi închis în mașină.', files: [{}, {}, {}] } } }),
  )
  const forms: unknown[] = []
  await page.route('**/api/v1/plangeri/petitie', async (route) => {
    forms.push(route.request().postDataJSON())
    await route.fulfill({ status: 404, json: { code: 'complaint.not_found', message: 'Plângerea nu a fost găsită' } })
  })
  await ready(page, `${PATH}?set=${MEDIA_ID}`)
  await expect(page.getByText('3 fișiere din setul tău apar în document ca anexe')).toBeVisible()
  await expect(page.getByLabel('Ce s-a întâmplat')).toHaveValue('Un pisoi închis în mașină.')
  await fillIn(page)
  await page.getByRole('button', { name: 'Descarcă PDF' }).click()
  await expect(page.getByRole('alert')).toHaveText('Plângerea nu a fost găsită')
  expect(forms).toEqual([expect.objectContaining({ county: 'BN', deeds: ['no-food-water'], media_id: MEDIA_ID, animals: 1, danger_now: false, witnesses: [] })])
})

test('a set that is gone does not stop the petition', async ({ page }) => {
  await page.route(`**/api/v1/plangeri/media/${MEDIA_ID}`, (route) =>
    route.fulfill({ status: 404, json: { code: 'complaint.not_found', message: 'Plângerea nu a fost găsită' } }),
  )
  await ready(page, `${PATH}?set=${MEDIA_ID}`)
  await expect(page.getByText('Setul de dovezi din link nu mai există')).toBeVisible()
  await fillIn(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descarcă PDF' }).click()
  expect((await saving).suggestedFilename()).toBe('sesizare-bn.pdf')
})

test('D-035 axe finds nothing where something is missing, nor beside the finished document', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await ready(page, PATH)
  await page.getByText('Violență', { exact: true }).click()
  await page.getByRole('button', { name: 'Adaugă un martor' }).click()
  await page.getByRole('button', { name: 'Descarcă PDF' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await fillIn(page)
  await page.getByRole('button', { name: 'Descarcă PDF' }).click()
  await expect(page.getByRole('heading', { name: 'Ce faci acum' })).toBeVisible()
  expect(await faults(page)).toEqual([])
})

test('an English reader is told that the document is in Romanian; a signed-in person finds their data filled in', async ({ page }) => {
  const ana = await signedIn(page)
  await ready(page, `${PATH}?lang=en`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The official petition')
  await expect(page.getByText('The document is in Romanian, the language in which a petition is filed.')).toBeVisible()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(ana.email)
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Exemplu')
})

test('nothing that is typed reaches the log, whether the petition is written or refused', async ({ page, site }) => {
  const canary = `canar-${crypto.randomUUID()}`
  const form = {
    county: 'CJ',
    city: canary,
    deeds: [],
    what: canary,
    place: canary,
    period: canary,
    repeated_since: canary,
    suspect: canary,
    species: canary,
    animals: 1,
    animal_description: canary,
    danger_now: true,
    danger: canary,
    evidence: canary,
    witnesses: [{ name: canary, contact: canary }],
    full_name: canary,
    address: canary,
    email: `${canary}@exemplu.ro`,
    phone_number: '0799 123 454',
  }
  const ask = (data: unknown) => page.request.post('/api/v1/plangeri/petitie', { data })
  expect((await ask(form)).status()).toBe(200)
  const refusals = [await ask({ ...form, place: canary.repeat(20) }), await ask({ ...form, phone_number: canary }), await ask({ ...form, media_id: MEDIA_ID })]
  expect(refusals.map((answer) => answer.status())).toEqual([422, 422, 404])
  for (const refusal of refusals) expect(await refusal.text()).not.toContain(canary)
  await expect.poll(() => site.log()).toContain('/api/v1/plangeri/petitie')
  for (const secret of [canary, '0799 123 454', '0799123454']) expect(site.log()).not.toContain(secret)
})
