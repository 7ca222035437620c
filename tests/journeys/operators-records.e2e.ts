import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { anOperator, aPhone, fits, operate, signIn } from './desk-people.ts'
import { ready } from './people.ts'
import { expect, startSite, test, type Site } from './site.ts'

const SHELTER = 'Adăpostul Lăbuța'

let folder: string
let own: Site
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bobita-records-'))
  own = await startSite({ DATA_DIR: folder })
  const file = join(folder, 'adaposturi.csv')
  writeFileSync(file, `name,location,description,phone_numbers,website,verified_on,status\n${SHELTER},"Huși, județul Vaslui",,0235 000 00,,,\n`)
  expect(await operate(own, folder, 'directories', 'import', '--kind', 'shelter', '--file', file)).toContain('1 added')
})
test.afterAll(async () => {
  await own.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The number of the shelter as the directory shows it to somebody who comes now; kept pages follow within seconds by design. */
async function seesNumber(browser: Browser, number: string): Promise<void> {
  const dialed = `tel:${number.replaceAll(' ', '').replace(/^0(?=\d{9}$)/, '+40')}`
  const visitor = await aPhone(browser)
  const path = `${own.url}/shelters?q=labuta`
  await expect.poll(async () => (await visitor.request.get(path)).text()).toContain(`"${dialed}"`)
  await ready(visitor, path)
  const call = visitor.getByRole('article').filter({ hasText: SHELTER }).getByRole('link', { name: 'Sună acum' })
  await expect(call).toHaveAttribute('href', dialed)
  await visitor.context().close()
}

test('a visitor reports an article; the moderator looks, takes it off the site with a reason, and the answer to the visitor is there to be sent', async ({
  browser,
}) => {
  const script = '<img src=x onerror="document.title=\'pwned\'">'
  const visitor = await aPhone(browser)
  await ready(visitor, `${own.url}/blog/1`)
  const title = (await visitor.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await visitor.getByRole('button', { name: 'Raportează articolul' }).tap()
  const form = visitor.getByRole('dialog')
  await form.getByLabel('Motivul').selectOption('false')
  await form.getByLabel('Ce este în neregulă').fill(`Doza nu este bună ${script}`)
  await form.getByLabel('E-mail').fill('ilinca@exemplu.ro')
  await form.getByRole('button', { name: 'Trimite', exact: true }).tap()
  await expect(form.getByText('Am primit raportarea.')).toBeVisible()

  const dan = await aPhone(browser)
  const secret = await anOperator(dan, own, folder, { email: 'dan@exemplu.ro', role: 'moderator' })
  await ready(dan, `${own.url}/operatori`)
  await signIn(dan, 'dan@exemplu.ro', secret)
  await dan.getByRole('listitem').filter({ hasText: 'O raportare' }).getByRole('link', { name: 'Deschide' }).tap()
  await expect(dan.getByText('De hotărât până la')).toBeVisible()
  await fits(dan)
  await dan.getByRole('link', { name: 'Nu este adevărat' }).tap()
  await expect(dan.getByText(`Doza nu este bună ${script}`)).toBeVisible()
  await expect(dan.getByText(title, { exact: true })).toBeVisible()
  await expect(dan).not.toHaveTitle(/pwned/)
  await expect(dan.getByText('ilinca@exemplu.ro')).toHaveCount(0)
  await fits(dan)

  // The same moderator at two windows: the second is told who was faster, and keeps what was typed.
  const second = await dan.context().newPage()
  await ready(second, dan.url())
  await second.getByRole('button', { name: 'Lasă pe site' }).tap()
  const late = second.getByRole('dialog', { name: 'Rămâne pe site?' })
  await late.getByLabel('Motivul', { exact: true }).fill('Scris cu grijă.')

  await dan.getByRole('button', { name: 'Scoate de pe site' }).tap()
  const dialog = dan.getByRole('dialog', { name: 'Scoți de pe site?' })
  await dialog.getByRole('radio', { name: 'Nu este adevărat.' }).check()
  await fits(dan)
  await dialog.getByRole('button', { name: 'Scoate de pe site' }).tap()
  await expect(dan.getByText('Am scos de pe site ce s-a raportat.')).toBeVisible()
  const letter = dan.getByRole('listitem').filter({ hasText: 'Răspuns pentru ilinca@exemplu.ro' })
  await expect(letter).toContainText('Motivul: Nu este adevărat.')
  await fits(dan)
  await expect.poll(async () => (await visitor.request.get(`${own.url}/blog/1`)).status()).toBe(404)

  await late.getByRole('button', { name: 'Lasă pe site' }).tap()
  await expect(late.getByText('Altcineva a hotărât deja.')).toBeVisible()
  await expect(late.getByText('Dan Popa a scos de pe site ce a fost raportat')).toBeVisible()
  await expect(late.getByLabel('Motivul', { exact: true })).toHaveValue('Scris cu grijă.')

  await letter.getByRole('button', { name: 'Am trimis' }).tap()
  await expect(letter).toHaveCount(0)
  await ready(dan, `${own.url}/operatori/raportari`)
  await expect(dan.getByText('Nicio raportare nu așteaptă.')).toBeVisible()
  await operate(own, folder, 'articles', 'restore', '--id', '1')
  await expect.poll(async () => (await visitor.request.get(`${own.url}/blog/1`)).status()).toBe(200)
})

test('a visitor says that a number is wrong; the moderator mends it, undoes it, hides and shows the record, and the public page follows', async ({
  browser,
}) => {
  const visitor = await aPhone(browser)
  await ready(visitor, `${own.url}/shelters?q=labuta`)
  await visitor.getByRole('article').getByRole('heading', { name: SHELTER }).tap()
  const dialog = visitor.getByRole('dialog')
  await dialog.getByText('Număr greșit?').tap()
  await dialog.getByLabel('Ce nu e corect?').fill('Lipsește ultima cifră: 0235 000 001')
  await dialog.getByRole('button', { name: 'Trimite', exact: true }).tap()
  await expect(dialog.getByText('Mulțumim. Verificăm și corectăm.')).toBeVisible()

  const dan = await aPhone(browser)
  const secret = await anOperator(dan, own, folder, { email: 'ioana@exemplu.ro', role: 'moderator' })
  await ready(dan, `${own.url}/operatori`)
  await signIn(dan, 'ioana@exemplu.ro', secret)
  await dan.getByRole('listitem').filter({ hasText: 'O fișă despre care cineva spune că e greșită' }).getByRole('link', { name: 'Deschide' }).tap()
  await expect(dan.getByText('O semnalare așteaptă.')).toBeVisible()
  await fits(dan)
  await dan.getByRole('region', { name: 'Vizitatorii spun că e greșit' }).getByRole('link', { name: SHELTER }).tap()
  await expect(dan.getByText('Lipsește ultima cifră')).toBeVisible()
  await fits(dan)
  await dan.getByLabel('Telefoane').fill('0235 000 001')
  await dan.getByRole('button', { name: 'Salvează și închide semnalarea' }).tap()
  await expect(dan.getByText(`${SHELTER}: am salvat.`)).toBeVisible()
  await expect(dan.getByText('Lipsește ultima cifră')).toHaveCount(0)
  await seesNumber(browser, '0235 000 001')

  const history = dan.getByRole('region', { name: 'Ce s-a schimbat' })
  await expect(history.getByText('Telefoane: „0235 000 00” → „0235 000 001”')).toBeVisible()
  await fits(dan)
  await history.getByRole('button', { name: 'Anulează schimbarea' }).tap()
  await expect(dan.getByText('Schimbarea a fost anulată.')).toBeVisible()
  await expect(dan.getByLabel('Telefoane')).toHaveValue('0235 000 00')
  await seesNumber(browser, '0235 000 00')

  await dan.getByRole('button', { name: 'Ascunde' }).tap()
  const hiding = dan.getByRole('dialog', { name: 'Ascunzi fișa?' })
  await hiding.getByRole('radio', { name: 'Nu mai există.' }).check()
  await hiding.getByRole('button', { name: 'Ascunde' }).tap()
  await expect(dan.getByText(`${SHELTER} nu mai apare în listă.`)).toBeVisible()
  await expect.poll(async () => (await visitor.request.get(`${own.url}/api/v1/shelters?q=labuta`)).text()).not.toContain(SHELTER)

  await dan.getByRole('link', { name: 'Toate fișele' }).tap()
  await dan.getByRole('searchbox').fill('0235000')
  await dan.getByRole('searchbox').press('Enter')
  await dan.getByLabel('Ce arăt').selectOption('onlyHidden')
  await expect(dan.getByRole('listitem').filter({ hasText: SHELTER })).toContainText('ascunsă')
  await fits(dan)
  await dan.getByRole('link', { name: SHELTER }).tap()
  await dan.getByRole('button', { name: 'Arată din nou' }).tap()
  const showing = dan.getByRole('dialog', { name: 'Arăți fișa din nou?' })
  await showing.getByRole('radio', { name: 'A fost ascunsă din greșeală.' }).check()
  await showing.getByRole('button', { name: 'Arată din nou' }).tap()
  await expect(dan.getByText(`${SHELTER} apare iar în listă.`)).toBeVisible()
  await seesNumber(browser, '0235 000 00')
})

test('two windows at one record: the second is told what the first changed, and keeps what was typed', async ({ browser }) => {
  const dan = await aPhone(browser)
  const secret = await anOperator(dan, own, folder, { email: 'radu@exemplu.ro', role: 'moderator' })
  await ready(dan, `${own.url}/operatori/fise`)
  await signIn(dan, 'radu@exemplu.ro', secret)
  await dan.getByRole('searchbox').fill('labuta')
  await dan.getByRole('searchbox').press('Enter')
  await dan.getByRole('link', { name: SHELTER }).tap()
  await expect(dan.getByLabel('Descriere')).toBeVisible()
  const second = await dan.context().newPage()
  await ready(second, dan.url())
  await second.getByLabel('Descriere').fill('Scris cu grijă.')
  await dan.getByRole('textbox', { name: 'Site' }).fill('labuta.example')
  await dan.getByRole('button', { name: 'Salvează' }).tap()
  await expect(dan.getByText(`${SHELTER}: am salvat.`)).toBeVisible()
  await second.getByRole('button', { name: 'Salvează' }).tap()
  await expect(second.getByText('Site: era „nimic”, acum este „labuta.example”.')).toBeVisible()
  await expect(second.getByLabel('Descriere')).toHaveValue('Scris cu grijă.')
  await second.getByRole('button', { name: 'Am văzut, păstrez ce am scris' }).tap()
  await second.getByRole('button', { name: 'Salvează' }).tap()
  await expect(second.getByText(`${SHELTER}: am salvat.`)).toBeVisible()
})
