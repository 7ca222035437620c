import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { PASSWORD } from '#tests/cast.ts'
import { anOperator, aPhone, fits, signIn } from './desk-people.ts'
import { ready } from './people.ts'
import { expect, startSite, test, type Site } from './site.ts'

let folder: string
let own: Site
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bobita-proposals-'))
  own = await startSite({ DATA_DIR: folder, TRUST_PROXY: 'true' })
})
test.afterAll(async () => {
  await own.stop()
  rmSync(folder, { recursive: true, force: true })
})

const FIELDS = {
  Titlu: 'Cișmele pentru câini în parcuri',
  'Cui îi ceri': 'Primăria Orașului Exemplu',
  'Ce ceri': 'Cerem câte o cișmea joasă în fiecare parc.',
  'De ce': '<b>Vara</b> câinii nu au apă.',
  'Câte semnături ar ajunge': '1.500',
}

async function write(page: Page, words: Partial<typeof FIELDS> = {}): Promise<void> {
  for (const [label, words_] of Object.entries({ ...FIELDS, ...words })) await page.getByLabel(label, { exact: true }).fill(words_)
}

/** Makes an account in the dialog that stands over the page. */
async function register(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Înregistrează-te' }).last().tap()
  await dialog.getByLabel('Nume').fill('Ioana Marin')
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Parolă', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Înregistrează-te' }).first().tap()
}

test('a visitor proposes a petition on a phone, an operator mends and publishes it; another one is refused with a reason', async ({ browser }) => {
  const visitor = await aPhone(browser)
  await ready(visitor, `${own.url}/petitions`)
  await visitor.getByRole('link', { name: 'Propune o petiție' }).tap()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Propune o petiție' })).toBeVisible()
  await expect(visitor.getByText('E nevoie de un cont ca să trimiți')).toBeVisible()
  await fits(visitor)
  await write(visitor)
  // What was typed waits on the device, also for a page that is opened anew.
  await ready(visitor, `${own.url}/petitions/propune`)
  await expect(visitor.getByLabel('Titlu', { exact: true })).toHaveValue(FIELDS.Titlu)
  await visitor.getByRole('button', { name: 'Trimite propunerea' }).tap()
  await register(visitor, 'ioana@exemplu.ro')
  await expect(visitor.getByText('Nu ai propus încă nicio petiție.')).toBeVisible()
  await expect(visitor.getByLabel('De ce', { exact: true })).toHaveValue(FIELDS['De ce'])
  await visitor.getByRole('button', { name: 'Trimite propunerea' }).tap()
  await expect(visitor.getByText('Propunerea a fost trimisă.')).toBeVisible()
  const mine = (title: string) => visitor.getByRole('listitem').filter({ hasText: title })
  await expect(mine(FIELDS.Titlu)).toContainText('Așteaptă un răspuns')
  await fits(visitor)
  await visitor.getByRole('button', { name: 'Propune alta' }).tap()
  await expect(visitor.getByLabel('Titlu', { exact: true })).toHaveValue('')
  await write(visitor, { Titlu: 'Vecinul meu Ion să plece' })
  await visitor.getByRole('button', { name: 'Trimite propunerea' }).tap()
  await expect(mine('Vecinul meu Ion')).toContainText('Așteaptă un răspuns')

  const desk = await aPhone(browser)
  const email = 'mara@exemplu.ro'
  const secret = await anOperator(desk, own, folder, { email, role: 'petitions' })
  await ready(desk, `${own.url}/operatori`)
  await signIn(desk, email, secret)
  await expect(desk.getByText('2 petiții propuse de vizitatori')).toBeVisible()
  await desk.getByRole('listitem').filter({ hasText: '2 petiții propuse de vizitatori' }).getByRole('link', { name: 'Deschide' }).tap()
  await expect(desk.getByText('2 petiții propuse așteaptă.')).toBeVisible()
  await fits(desk)
  await desk.getByRole('link', { name: 'Citește-le' }).tap()
  await fits(desk)
  await desk.getByRole('link', { name: FIELDS.Titlu }).tap()
  await expect(desk.getByLabel('Textul care se semnează')).toHaveValue(`${FIELDS['Ce ceri']}\n\n${FIELDS['De ce']}`)
  await expect(desk.getByLabel('Obiectiv')).toHaveValue('1500')
  await fits(desk)
  await desk.getByLabel('Titlu', { exact: true }).fill('Cișmele joase în parcuri')
  await desk.getByRole('button', { name: 'Publică' }).tap()
  await expect(desk.getByText('Petiția este publicată.')).toBeVisible()

  await ready(desk, `${own.url}/operatori/petitii/propuneri`)
  const late = await desk.context().newPage()
  await desk.getByRole('link', { name: 'Vecinul meu Ion' }).tap()
  await expect(desk.getByRole('button', { name: 'Refuză' })).toBeVisible()
  await ready(late, desk.url())
  await expect(late.getByRole('button', { name: 'Publică' })).toBeVisible()
  await desk.getByRole('button', { name: 'Refuză' }).tap()
  const refusing = desk.getByRole('dialog', { name: 'Refuzi propunerea?' })
  await refusing.getByLabel('Acuză o persoană anume.').check()
  await fits(desk)
  await refusing.getByRole('button', { name: 'Refuză' }).tap()
  await expect(desk.getByText('Propunerea a fost refuzată.')).toBeVisible()
  // Another operator, who still has it open, hears who was faster.
  await late.getByRole('button', { name: 'Publică' }).tap()
  await expect(late.getByText('a refuzat o petiție propusă')).toBeVisible()

  await ready(visitor, `${own.url}/petitions/propune`)
  await expect(mine('Vecinul meu Ion')).toContainText('Nu a fost publicată')
  await expect(mine('Vecinul meu Ion')).toContainText('Motivul: Acuză o persoană anume.')
  await fits(visitor)
  await mine(FIELDS.Titlu).getByRole('link', { name: 'Vezi petiția' }).tap()
  await expect(visitor.getByRole('dialog', { name: 'Cișmele joase în parcuri' })).toBeVisible()
  await expect(visitor.getByText('<b>Vara</b>').first()).toBeVisible()
})
