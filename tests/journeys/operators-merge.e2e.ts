import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { anOperator, aPhone, fits, operate, signIn } from './desk-people.ts'
import { ready } from './people.ts'
import { expect, startSite, test, type Site } from './site.ts'

const KEPT = 'Adăpostul Lăbuța'
const GONE = 'Asociația Lăbuța Huși'
const RECORDS = `name,location,description,phone_numbers,website,verified_on,status
${KEPT},"Huși, județul Vaslui",,0235 000 001,,,
${GONE},"Huși, județul Vaslui",Primim câini găsiți.,+40 235 000 001; 0722 000 002,labuta.example,2026-10-01,
Alt adăpost,"Vaslui, județul Vaslui",,0722 000 009,,,
`

let folder: string
let own: Site
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bobita-merge-'))
  own = await startSite({ DATA_DIR: folder })
  const file = join(folder, 'adaposturi.csv')
  writeFileSync(file, RECORDS)
  expect(await operate(own, folder, 'directories', 'import', '--kind', 'shelter', '--file', file)).toContain('3 added')
})
test.afterAll(async () => {
  await own.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The number of a record, from the address of its page. */
async function opened(page: Page, name: string): Promise<string> {
  await ready(page, `${own.url}/operatori/fise`)
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name }).tap()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return new URL(page.url()).pathname.split('-').at(-1) ?? ''
}

test('two records are seen to be the same one, compared field by field and merged; the old address leads on, and each half is undone', async ({ browser }) => {
  const dan = await aPhone(browser)
  const secret = await anOperator(dan, own, folder, { email: 'dan@exemplu.ro', role: 'moderator' })
  await ready(dan, `${own.url}/operatori/fise`)
  await signIn(dan, 'dan@exemplu.ro', secret)
  await expect(dan.getByRole('searchbox')).toBeVisible()
  const gone = await opened(dan, GONE)
  const kept = await opened(dan, KEPT)

  await dan.getByRole('link', { name: 'Este aceeași cu…' }).tap()
  const double = dan.getByRole('listitem').filter({ hasText: GONE })
  await expect(double).toContainText('același telefon, aceeași localitate')
  await fits(dan)
  // Any other record is found by a search; the record itself is not among what is found.
  await dan.getByRole('searchbox').fill('vaslui')
  await dan.getByRole('searchbox').press('Enter')
  await expect(dan.getByRole('region', { name: 'Caută alta' }).getByRole('listitem').filter({ hasText: 'Alt adăpost' })).toBeVisible()
  await expect(dan.getByRole('listitem').filter({ hasText: KEPT })).toHaveCount(0)
  await fits(dan)

  await double.getByRole('link', { name: 'Vezi-le alături' }).first().tap()
  const field = (name: string) => dan.getByRole('group', { name, exact: true })
  // What one does not say the other does; of telephones there are both, each once.
  await expect(field('Telefoane').getByRole('radio', { name: '0235 000 001, 0722 000 002 din amândouă' })).toBeChecked()
  await expect(field('Site').getByRole('radio', { name: 'labuta.example' })).toBeChecked()
  await expect(field('Nume').getByRole('radio', { name: KEPT })).toBeChecked()
  await expect(field('Localitate și județ')).toHaveCount(0)
  await expect(dan.getByText('La fel în amândouă: Localitate și județ.')).toBeVisible()
  await fits(dan)
  await field('Verificat la').getByRole('radio', { name: 'nimic' }).check()

  // Meanwhile somebody changes the other one: nothing is merged, and what was chosen stays.
  const second = await dan.context().newPage()
  await ready(second, `${own.url}/operatori/fise/shelter-${gone}`)
  await second.getByRole('textbox', { name: 'Site' }).fill('labuta-husi.example')
  await second.getByRole('button', { name: 'Salvează' }).tap()
  await expect(second.getByText(`${GONE}: am salvat.`)).toBeVisible()
  await dan.getByRole('button', { name: 'Unește fișele' }).tap()
  const sure = dan.getByRole('dialog', { name: 'Unești fișele?' })
  await expect(sure.getByText(`Rămâne ${KEPT} (fișa ${kept})`)).toBeVisible()
  await expect(sure.getByText('Telefoane: „0235 000 001” → „0235 000 001, 0722 000 002”')).toBeVisible()
  await expect(sure.getByText(`Nu mai apare ${GONE} (fișa ${gone})`)).toBeVisible()
  await fits(dan)
  await sure.getByRole('button', { name: 'Unește fișele' }).tap()
  await expect(dan.getByText('Site: era „labuta.example”, acum este „labuta-husi.example”.')).toBeVisible()
  await fits(dan)
  await dan.getByRole('button', { name: 'Am văzut, merg mai departe' }).tap()
  await expect(field('Verificat la').getByRole('radio', { name: 'nimic' })).toBeChecked()
  await expect(field('Site').getByRole('radio', { name: 'labuta-husi.example' })).toBeChecked()
  await dan.getByRole('button', { name: 'Unește fișele' }).tap()
  await sure.getByRole('button', { name: 'Unește fișele' }).tap()
  await expect(dan.getByText(`Cele două sunt acum o singură fișă: ${KEPT}.`)).toBeVisible()
  await fits(dan)

  // Visitors find one, also at the address of the other.
  const visitor = await aPhone(browser)
  await expect.poll(async () => (await visitor.request.get(`${own.url}/shelters?q=labuta`)).text()).not.toContain(GONE)
  for (const id of [kept, gone]) {
    await ready(visitor, `${own.url}/shelters?id=${id}`)
    const detail = visitor.getByRole('dialog')
    await expect(detail.getByRole('heading', { name: KEPT })).toBeVisible()
    await expect(detail.getByText('0722 000 002')).toBeVisible()
  }

  await dan.getByRole('link', { name: 'Deschide fișa ascunsă' }).tap()
  const history = dan.getByRole('region', { name: 'Ce s-a schimbat' })
  await expect(history.getByText('a ascuns o fișă, care era aceeași cu alta')).toBeVisible()
  await fits(dan)
  await history.getByRole('button', { name: 'Anulează schimbarea' }).first().tap()
  await expect(dan.getByText('Schimbarea a fost anulată.')).toBeVisible()
  await history.getByRole('link', { name: 'Vezi cealaltă fișă' }).tap()
  await expect(dan.getByRole('heading', { level: 1, name: KEPT })).toBeVisible()
  await expect(history.getByText('a unit o fișă cu alta, care era aceeași')).toBeVisible()
  await history.getByRole('button', { name: 'Anulează schimbarea' }).tap()
  await expect(dan.getByLabel('Telefoane')).toHaveValue('0235 000 001')
  await expect.poll(async () => (await visitor.request.get(`${own.url}/shelters?q=labuta`)).text()).toContain(GONE)
})
