import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anOperator, aPhone, fits, signIn } from './desk-people.ts'
import { ready } from './people.ts'
import { expect, startSite, test, type Site } from './site.ts'

const TITLE = 'Ce faci cu o pungă de ciocolată desfăcută'
const CHOCOLATE = 'Câine neliniștit în bucătărie: ciocolată'
const SMOKE = 'Pisică neliniștită noaptea: fum'

let folder: string
let own: Site
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bobita-covers-'))
  own = await startSite({ DATA_DIR: folder })
})
test.afterAll(async () => {
  await own.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('an editor finds a drawing by animal and by word, with a thumb or with keys; the preview, the list and the article show it', async ({ browser }) => {
  const ana = await aPhone(browser)
  const secret = await anOperator(ana, own, folder, { email: 'ana@exemplu.ro', role: 'editor' })
  await ready(ana, `${own.url}/operatori/articole/nou`)
  await signIn(ana, 'ana@exemplu.ro', secret)
  await ana.getByLabel('Titlu', { exact: true }).fill(TITLE)
  await ana.getByLabel('Pe scurt', { exact: true }).fill('Strânge, măsoară, sună.')
  await ana.getByLabel('Categorie').selectOption('Nutriție')
  await ana.getByLabel('Textul', { exact: true }).fill('Strânge ce a rămas și sună un medic veterinar.')
  const cover = ana.getByRole('group', { name: 'Coperta' })
  await expect(cover.getByText('cea pe care o alege site-ul')).toBeVisible()
  await cover.getByText('Alege alt desen').tap()
  await expect(cover.getByRole('radio', { name: 'Lasă site-ul să aleagă' })).toBeChecked()
  await fits(ana)

  await cover.getByLabel('Cu ce animal').selectOption('Pisici')
  await cover.getByLabel('Caută în desene').fill('neliniștită noaptea')
  await cover.getByLabel('Caută în desene').press('Enter')
  await expect(cover.getByRole('radio')).toHaveCount(2)
  await cover.getByText(SMOKE).last().tap()
  await expect(cover.getByRole('radio', { name: SMOKE })).toBeChecked()
  const drawing = ana.getByRole('article').locator('img')
  await expect(drawing).toHaveAttribute('src', '/covers/134.svg')

  // What is chosen stays chosen while others are looked for; keys move among those that are shown.
  await cover.getByLabel('Cu ce animal').selectOption('Câini')
  await cover.getByLabel('Caută în desene').fill('ciocolată')
  await expect(drawing).toHaveAttribute('src', '/covers/134.svg')
  await cover.getByRole('radio', { name: 'Lasă site-ul să aleagă' }).focus()
  await ana.keyboard.press('ArrowDown')
  await expect(cover.getByRole('radio', { name: CHOCOLATE })).toBeChecked()
  await expect(drawing).toHaveAttribute('src', '/covers/3.svg')
  await fits(ana)

  await ana.getByRole('button', { name: 'Trimite la citit' }).tap()
  await ana.getByRole('button', { name: 'Publică', exact: true }).tap()
  await expect(ana.getByText('Articolul este pe site.')).toBeVisible()
  const [, id = ''] = /\/articole\/(\d+)/.exec(ana.url()) ?? []
  const visitor = await aPhone(browser)
  await expect.poll(async () => (await visitor.request.get(`${own.url}/blog/${id}`)).status()).toBe(200)
  await ready(visitor, `${own.url}/blog/${id}`)
  await expect(visitor.getByRole('main').locator('img[src="/covers/3.svg"]').first()).toBeVisible()
  await expect.poll(async () => (await visitor.request.get(`${own.url}/blogs?q=ciocolata+desfacuta`)).text()).toContain(TITLE)
  await ready(visitor, `${own.url}/blogs?q=ciocolata+desfacuta`)
  await expect(visitor.getByRole('article').filter({ hasText: TITLE }).locator('img')).toHaveAttribute('src', '/covers/3.svg')
  await fits(visitor)
})
