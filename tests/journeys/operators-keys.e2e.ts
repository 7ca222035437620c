import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { faults } from './axe.ts'
import { anOperator, operate } from './desk-people.ts'
import { PASSWORD } from '#tests/cast.ts'
import { codeOf } from '#tests/staff/authenticator.ts'
import { ready } from './people.ts'
import { expect, startSite, test, type Site } from './site.ts'

let folder: string
let own: Site
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bobita-keys-'))
  own = await startSite({ DATA_DIR: folder })
})
test.afterAll(async () => {
  await own.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('at a keyboard an operator opens screens, moves along a list, searches, sends a form, and switches the keys off', async ({ browser }) => {
  for (const title of ['Apă pentru câini', 'Umbră pentru cai'])
    await operate(own, folder, 'petitions', 'create', '--title', title, '--description', 'Cerem.', '--addressee', 'Primăria', '--goal', '100')
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'ro-RO' })).newPage()
  const email = 'mara@exemplu.ro'
  const secret = await anOperator(page, own, folder, { email, role: 'petitions' })
  await ready(page, `${own.url}/operatori`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Parolă', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Codul din aplicație').fill(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Azi' })).toBeVisible()

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Taste rapide' })
  await expect(help.getByRole('row', { name: '2 Deschide „Petiții”' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('2')
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)

  await page.keyboard.press('2')
  await expect(page.getByRole('heading', { level: 1, name: 'Petiții' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Umbră pentru cai' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('2 cai')
  await expect(page.getByRole('searchbox')).toHaveValue('2 cai')
  await page.getByRole('searchbox').fill('')
  await page.getByRole('heading', { level: 1 }).click()
  const lines = page
    .locator('main li')
    .getByRole('link')
    .filter({ hasText: /pentru (câini|cai)/ })
  const [first = '', second = ''] = await lines.allTextContents()
  const focused = page.locator(':focus')
  await page.keyboard.press('j')
  await expect(focused).toHaveText(first)
  await page.keyboard.press('j')
  await expect(focused).toHaveText(second)
  await page.keyboard.press('k')
  await expect(focused).toHaveText(first)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()

  await page.getByRole('button', { name: 'Taste rapide' }).click()
  await help.getByRole('checkbox', { name: 'Tastele rapide sunt pornite' }).uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByLabel('Titlu', { exact: true })).toHaveValue(first)
  await page.keyboard.press('1')
  await page.keyboard.press('?')
  await page.getByLabel('Titlu', { exact: true }).fill('Titlu nou')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Salvat.')).toBeVisible()
  await expect(help).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
})
