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
/** Nobody would find a page by it; one word is a script, which stays a word. */
const ODD = 'Fluturașul meu portocaliu zburdă prin papuci <img src=x onerror="document.title=\'pwned\'">'

let folder: string
let own: Site
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bobita-questions-'))
  own = await startSite({ DATA_DIR: folder })
})
test.afterAll(async () => {
  await own.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** An operator of the site, signed in on a phone. */
async function anOperator(browser: Browser, email: string, role: string): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage()
  const settings = join(folder, 'bobita.env')
  const database = process.env['DATABASE_URL']
  writeFileSync(settings, `DATA_DIR=${folder}\nPORT=${new URL(own.url).port}\n${database === undefined ? '' : `DATABASE_URL=${database}\n`}`)
  const { out } = await runAsService(settings, ['operators', 'invite', '--email', email, '--role', role])
  const token = new URL(out.trim()).hash.replace('#token=', '')
  const api = `${own.url}/api/v1/operators`
  const { totp_secret } = await (await page.request.post(`${api}/invitation`, { data: { token }, headers: OWN })).json()
  const form = { token, name: 'Ilinca Pop', password: PASSWORD, code: codeOf(totp_secret) }
  expect((await page.request.post(`${api}/accept`, { data: form, headers: OWN })).status()).toBe(200)
  return page
}

async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.viewport.width)
  expect(await faults(page)).toEqual([])
}

test('a visitor asks what Bobita does not know; an editor says which page answers; the visitor asks again and gets that page, until it is taken back', async ({
  browser,
}) => {
  const visitor = await (await browser.newContext(PHONE)).newPage()
  const ask = async (question: string) => (await visitor.request.post(`${own.url}/api/v1/chat/ask/stream`, { data: { question } })).text()
  await ready(visitor, own.url)
  await visitor.getByRole('textbox').fill(ODD)
  await visitor.getByRole('textbox').press('Enter')
  await expect(
    visitor
      .getByRole('log')
      .getByText(/Nu știu/)
      .first(),
  ).toBeVisible()
  await ask('Fluturașul portocaliu zburdă prin papuci?')

  const editor = await anOperator(browser, 'ilinca@exemplu.ro', 'editor')
  await ready(editor, `${own.url}/operatori`)
  await editor.getByRole('listitem').filter({ hasText: 'întrebări fără răspuns' }).getByRole('link', { name: 'Deschide' }).tap()
  await expect(editor.getByRole('heading', { level: 1, name: 'Întrebări' })).toBeVisible()
  await fits(editor)
  await editor
    .getByRole('link', { name: /Fluturașul/ })
    .first()
    .tap()
  await expect(editor.getByRole('heading', { name: 'Ce pagină răspunde?' })).toBeVisible()
  const pages = editor.getByRole('searchbox', { name: 'Caută o pagină a site-ului' })
  await pages.fill('ciocolată câine')
  await pages.press('Enter')
  await editor
    .getByRole('radio', { name: /ciocolat/i })
    .first()
    .check()
  await fits(editor)
  await editor.getByRole('button', { name: 'Pagina asta răspunde' }).tap()
  await expect(editor.getByText('Bobita răspunde de acum din această pagină')).toBeVisible()
  await expect(editor).not.toHaveTitle(/pwned/)
  await fits(editor)

  // Within five seconds by design; a busy machine may need longer to say so.
  await expect.poll(() => ask('fluturasul portocaliu zburda prin papuci')).toContain('"/blog/')
  await ready(visitor, own.url)
  await visitor.getByRole('textbox').fill('Fluturașul portocaliu zburdă prin papuci?')
  await visitor.getByRole('textbox').press('Enter')
  await expect(
    visitor
      .getByRole('log')
      .getByRole('link', { name: /ciocolat/i })
      .first(),
  ).toBeVisible()

  await ready(editor, `${own.url}/operatori/intrebari/hotarate`)
  await expect(editor.getByText('Răspunde pagina')).toBeVisible()
  const [file] = await Promise.all([editor.waitForEvent('download'), editor.getByRole('link', { name: 'Descarcă fișierul' }).tap()])
  expect(file.suggestedFilename()).toBe('questions.txt')
  await fits(editor)
  await editor.getByRole('button', { name: 'Ia înapoi' }).tap()
  await expect(editor.getByText('Hotărârea a fost luată înapoi')).toBeVisible()
  await expect.poll(() => ask('fluturasul portocaliu zburda prin papuci')).not.toContain('"/blog/')

  await ready(editor, `${own.url}/operatori/intrebari`)
  await editor
    .getByRole('link', { name: /Fluturașul/ })
    .first()
    .tap()
  await editor.getByRole('link', { name: 'Scrie articolul' }).tap()
  await expect(editor.getByLabel('Titlu', { exact: true })).toHaveValue(/Fluturașul/)
  await editor.getByText('Întrebări, surse și textul în engleză').tap()
  await expect(editor.getByLabel('La ce întrebări răspunde')).toHaveValue(/Fluturașul meu portocaliu zburdă/)
  await expect(editor).not.toHaveTitle(/pwned/)
  await fits(editor)
  await editor.getByRole('button', { name: 'Păstrează ciorna' }).tap()
  await expect(editor).toHaveURL(/operatori\/articole\/\d+\/scrie/)
})

test('what is not for us is set aside and taken back; of two windows the second is told, and keeps what was typed', async ({ browser }) => {
  const editor = await anOperator(browser, 'dan@exemplu.ro', 'editor')
  const ask = (question: string) => editor.request.post(`${own.url}/api/v1/chat/ask/stream`, { data: { question } })
  await (await ask('Șuruburile caruselului galactic scârțâie')).text()
  await ready(editor, `${own.url}/operatori/intrebari`)
  await editor.getByRole('searchbox').fill('caruselului')
  await editor.getByRole('searchbox').press('Enter')
  await editor.getByRole('link', { name: /caruselului/ }).tap()
  await expect(editor.getByRole('heading', { name: 'Cum a fost întrebat' })).toBeVisible()
  const second = await editor.context().newPage()
  await ready(second, editor.url())
  await second.getByLabel('Întrebările la care răspunde').fill('Scris cu grijă')
  await editor.getByRole('button', { name: 'Nu e pentru noi' }).tap()
  await expect(editor.getByText('Întrebarea a fost dată la o parte')).toBeVisible()
  await second.getByRole('button', { name: 'Nu e pentru noi' }).tap()
  await expect(second.getByText('Între timp altcineva a dat întrebarea la o parte')).toBeVisible()
  await expect(second.getByLabel('Întrebările la care răspunde')).toHaveValue('Scris cu grijă')
  await editor.getByRole('button', { name: 'Ia înapoi' }).tap()
  await expect(editor.getByText('Întrebările așteaptă din nou')).toBeVisible()

  const moderator = await anOperator(browser, 'mihai@exemplu.ro', 'moderator')
  await ready(moderator, `${own.url}/operatori/intrebari`)
  await expect(moderator.getByText('Rolul tău nu deschide această pagină')).toBeVisible()
})

test('an owner sees on Today that something is wrong, goes to the state of the site, and reads what to do', async ({ browser }) => {
  const owner = await anOperator(browser, 'ana@exemplu.ro', 'owner')
  await ready(owner, `${own.url}/operatori`)
  await owner.getByRole('listitem').filter({ hasText: 'Copia de siguranță lipsește' }).getByRole('link', { name: 'Deschide' }).tap()
  await expect(owner.getByRole('heading', { level: 1, name: 'Starea site-ului' })).toBeVisible()
  await expect(owner.getByText('să facă azi o copie')).toBeVisible()
  await expect(owner.getByText('Versiunea')).toBeVisible()
  await expect(owner.getByRole('img', { name: /^Pagini deschise: azi/ })).toBeVisible()
  await owner.getByText('Vezi cifrele într-un tabel').tap()
  await expect(owner.getByRole('columnheader', { name: 'Semnături' })).toBeVisible()
  await fits(owner)
})
