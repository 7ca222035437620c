import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { PASSWORD } from '#tests/cast.ts'
import { runAsService } from '#tests/operators/command-line.ts'
import { codeOf } from '#tests/staff/authenticator.ts'
import { faults } from './axe.ts'
import { ready } from './people.ts'
import { expect, startSite, test, type Site } from './site.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'ro-RO' }
/** What a browser says of a call from our own pages. */
const OWN = { 'sec-fetch-site': 'same-origin' }
const TITLE = 'Ce faci cu un pui de bufniță căzut din cuib'

let folder: string
let own: Site
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bobita-articles-'))
  own = await startSite({ DATA_DIR: folder })
})
test.afterAll(async () => {
  await own.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** An editor signed in on a phone of their own: who accepts an invitation is. */
async function anEditor(browser: Browser, email: string, name: string): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage()
  const settings = join(folder, 'bobita.env')
  const database = process.env['DATABASE_URL']
  writeFileSync(settings, `DATA_DIR=${folder}\nPORT=${new URL(own.url).port}\n${database === undefined ? '' : `DATABASE_URL=${database}\n`}`)
  const { out } = await runAsService(settings, ['operators', 'invite', '--email', email, '--role', 'editor'])
  const token = new URL(out.trim()).hash.replace('#token=', '')
  const api = `${own.url}/api/v1/operators`
  const { totp_secret } = await (await page.request.post(`${api}/invitation`, { data: { token }, headers: OWN })).json()
  const form = { token, name, password: PASSWORD, code: codeOf(totp_secret) }
  expect((await page.request.post(`${api}/accept`, { data: form, headers: OWN })).status()).toBe(200)
  return page
}

async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.viewport.width)
  expect(await faults(page)).toEqual([])
}

test('an article is written on a phone, read by a second editor, published, quoted by Bobita, corrected, taken off, and put back', async ({ browser }) => {
  const ana = await anEditor(browser, 'ana@exemplu.ro', 'Ana Ionescu')
  const dan = await anEditor(browser, 'dan@exemplu.ro', 'Dan Popa')
  await ready(ana, `${own.url}/operatori/articole`)
  await fits(ana)
  await ana.getByRole('link', { name: 'Scrie un articol' }).tap()
  await ana.getByLabel('Titlu', { exact: true }).fill(TITLE)
  await ana.getByLabel('Pe scurt', { exact: true }).fill('Un pui de bufniță pe jos nu este mereu pierdut.')
  await ana.getByLabel('Categorie').selectOption('Animale mici')
  const script = '<script>document.title="pwned"</script>'
  await ana
    .getByLabel('Textul', { exact: true })
    .fill(`Un pui de bufniță căzut din cuib se așază pe o creangă înaltă.\n\n## Ce nu faci\n\nNu îi da apă cu pipeta. ${script}`)
  const preview = ana.getByRole('article')
  await expect(preview.getByRole('heading', { name: 'Ce nu faci' })).toBeVisible()
  await expect(preview).toContainText(script)
  await expect(ana).not.toHaveTitle(/pwned/)
  await fits(ana)

  // Without a network nothing that was typed is lost: it waits in the browser.
  await ana.context().setOffline(true)
  await ana.getByRole('button', { name: 'Păstrează ciorna' }).tap()
  await expect(ana.getByText('Ce ai scris a rămas aici')).toBeVisible()
  await ana.context().setOffline(false)
  await ready(ana, `${own.url}/operatori/articole/nou`)
  await ana.getByRole('button', { name: 'Continuă cu el' }).tap()
  await expect(ana.getByLabel('Titlu', { exact: true })).toHaveValue(TITLE)
  await ana.getByRole('button', { name: 'Trimite la citit' }).tap()
  await expect(ana.getByText('L-ai scris tu')).toBeVisible()
  await fits(ana)

  await ready(dan, `${own.url}/operatori`)
  await expect(dan.getByText('Un articol care așteaptă să fie citit')).toBeVisible()
  await ready(dan, `${own.url}/operatori/articole`)
  await dan.getByRole('link', { name: TITLE }).tap()
  await dan.getByRole('link', { name: 'Scrie la el' }).tap()
  await expect(dan.getByText('Scris de Ana Ionescu')).toBeVisible()
  await fits(dan)
  await dan.getByRole('button', { name: 'Publică', exact: true }).tap()
  await expect(dan.getByText('Articolul este pe site.')).toBeVisible()
  const [path = ''] = /\/articole\/\d+/.exec(dan.url()) ?? []
  const id = path.replace('/articole/', '')

  const visitor = await (await browser.newContext(PHONE)).newPage()
  const ask = async () =>
    (await visitor.request.post(`${own.url}/api/v1/chat/ask/stream`, { data: { question: 'Ce fac cu un pui de bufniță căzut din cuib?' } })).text()
  // Within five seconds by design; a busy machine may need longer to say so.
  await expect.poll(ask, { timeout: 60_000 }).toContain('creangă înaltă')
  await ready(visitor, `${own.url}/blog/${id}`)
  await expect(visitor.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()

  // Corrected by the other, read by Ana.
  await ready(dan, `${own.url}/operatori${path}/scrie`)
  await dan
    .getByLabel('Textul', { exact: true })
    .fill('Un pui de bufniță căzut din cuib se pune înapoi în cuibul lui.\n\n## Ce nu faci\n\nNu îi da apă cu pipeta.')
  await dan.getByRole('button', { name: 'Trimite la citit' }).tap()
  await expect(dan.getByText('L-ai scris tu')).toBeVisible()
  await ready(ana, `${own.url}/operatori${path}/scrie`)
  await ana.getByLabel('Ce s-a corectat').fill('Puiul se pune înapoi în cuib.')
  await ana.getByRole('button', { name: 'Publică', exact: true }).tap()
  await expect(ana.getByText('Articolul este pe site.')).toBeVisible()
  await expect.poll(ask, { timeout: 60_000 }).toContain('înapoi în cuibul lui')
  // Somebody who has not read it before: a browser may show its own copy for a minute.
  const reader = await (await browser.newContext(PHONE)).newPage()
  // Nobody has translated it: English readers are told so.
  await ready(reader, `${own.url}/blog/${id}?lang=en`)
  await expect(reader.getByText('The article itself is in Romanian')).toBeVisible()
  await ready(reader, `${own.url}/blog/${id}?lang=ro`)
  await expect(reader.getByText(/Corectat la .*: Puiul se pune înapoi în cuib\./)).toBeVisible()

  // Both texts stay, side by side.
  await ready(ana, `${own.url}/operatori${path}/versiuni`)
  await ana.getByLabel('Varianta publicată la').selectOption({ index: 1 })
  await expect(ana.getByText('creangă înaltă')).toBeVisible()
  await expect(ana.getByText('înapoi în cuibul lui')).toBeVisible()
  await fits(ana)

  await ready(ana, `${own.url}/operatori${path}`)
  const file = ana.waitForEvent('download')
  await ana.getByRole('button', { name: 'Descarcă fișierul' }).tap()
  expect((await file).suggestedFilename()).toBe(`${id}-articol.md`)
  await ana.getByRole('button', { name: 'Retrage de pe site' }).tap()
  const dialog = ana.getByRole('dialog', { name: 'Retragi articolul?' })
  await dialog.getByLabel('Motivul').fill('De verificat.')
  await fits(ana)
  await dialog.getByRole('button', { name: 'Retrage de pe site' }).tap()
  await expect(ana.getByText('Articolul nu mai este pe site.')).toBeVisible()
  expect((await visitor.request.get(`${own.url}/api/v1/blog-posts/${id}`)).status()).toBe(404)
  await ana.getByRole('button', { name: 'Pune înapoi pe site' }).tap()
  await expect(ana.getByText('Articolul este din nou pe site.')).toBeVisible()
  expect(await (await visitor.request.get(`${own.url}/api/v1/blog-posts/${id}`)).json()).toMatchObject({ title: TITLE })
})

test('two who write the same article lose nothing, a draft is set for a moment, and a file becomes a draft', async ({ browser }) => {
  const maria = await anEditor(browser, 'maria@exemplu.ro', 'Maria Pop')
  const radu = await anEditor(browser, 'radu@exemplu.ro', 'Radu Enache')
  for (const page of [maria, radu]) {
    await ready(page, `${own.url}/operatori/articole/3/scrie`)
    // Both have read the article before either writes.
    await expect(page.getByLabel('Titlu', { exact: true })).toBeVisible()
  }
  await maria.getByLabel('Titlu', { exact: true }).fill('Titlul Mariei')
  await maria.getByRole('button', { name: 'Păstrează ciorna' }).tap()
  await expect(maria.getByText('Ciorna este păstrată.')).toBeVisible()
  await radu.getByLabel('Titlu', { exact: true }).fill('Titlul lui Radu')
  await radu.getByRole('button', { name: 'Păstrează ciorna' }).tap()
  await expect(radu.getByText('altcineva a schimbat ciorna')).toBeVisible()
  await expect(radu.getByText('Ciornă de Maria Pop')).toBeVisible()
  await expect(radu.getByLabel('Titlu', { exact: true })).toHaveValue('Titlul lui Radu')
  await fits(radu)
  await radu.getByRole('button', { name: 'Am văzut' }).tap()
  await radu.getByRole('button', { name: 'Trimite la citit' }).tap()
  await expect(radu.getByText('L-ai scris tu')).toBeVisible()

  await ready(maria, `${own.url}/operatori/articole/3/scrie`)
  await expect(maria.getByLabel('Titlu', { exact: true })).toHaveValue('Titlul lui Radu')
  await maria.getByLabel('Publică la').fill('2099-01-01T10:00')
  await maria.getByRole('button', { name: 'Publică', exact: true }).tap()
  await expect(maria.getByText('Publicarea este programată.')).toBeVisible()
  await ready(maria, `${own.url}/operatori/articole/3/scrie`)
  await expect(maria.getByText(/Se publică la .*2099.*aprobat de Maria Pop/)).toBeVisible()
  await maria.getByRole('button', { name: 'Oprește programarea' }).tap()
  await expect(maria.getByText('Scris de Radu Enache')).toBeVisible()

  await ready(maria, `${own.url}/operatori/articole`)
  await maria.getByText('Adu un articol dintr-un fișier').tap()
  const chooser = maria.getByLabel('Un fișier Markdown')
  await chooser.setInputFiles({ name: '20001-x.md', mimeType: 'text/markdown', buffer: Buffer.from('---\nid: 20001\ntitel: x\n---\ntext') })
  await expect(maria.getByText('Fișierul nu este bun:')).toBeVisible()
  await fits(maria)
  const text = '---\nid: 20001\ntitle: "Din fișier"\ncategory: "Noutăți"\nshort_description: "Pe scurt."\n---\nText.\n'
  await chooser.setInputFiles({ name: '20001-din-fisier.md', mimeType: 'text/markdown', buffer: Buffer.from(text) })
  await expect(maria.getByLabel('Titlu', { exact: true })).toHaveValue('Din fișier')
})
