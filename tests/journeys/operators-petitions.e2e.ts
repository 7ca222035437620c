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
const FLOOD = 1_000
const AT_ONCE = 8

let folder: string
let own: Site
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bobita-petitions-'))
  own = await startSite({ DATA_DIR: folder, TRUST_PROXY: 'true' })
})
test.afterAll(async () => {
  await own.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function aPhone(browser: Browser): Promise<Page> {
  return (await browser.newContext(PHONE)).newPage()
}

/** Somebody of the petitioner's desk, invited by the command line and signed in by hand at a page of the area. */
async function atTheDesk(browser: Browser, email: string, path: string): Promise<Page> {
  const page = await aPhone(browser)
  const settings = join(folder, 'bobita.env')
  const database = process.env['DATABASE_URL']
  writeFileSync(settings, `DATA_DIR=${folder}\nPORT=${new URL(own.url).port}\n${database === undefined ? '' : `DATABASE_URL=${database}\n`}`)
  const { out } = await runAsService(settings, ['operators', 'invite', '--email', email, '--role', 'petitions'])
  const token = new URL(out.trim()).hash.replace('#token=', '')
  const api = `${own.url}/api/v1/operators`
  const { totp_secret } = await (await page.request.post(`${api}/invitation`, { data: { token }, headers: OWN })).json()
  const form = { token, name: 'Mara Ilie', password: PASSWORD, code: codeOf(totp_secret) }
  expect((await page.request.post(`${api}/accept`, { data: form, headers: OWN })).status()).toBe(200)
  await page.context().clearCookies()
  await ready(page, own.url + path)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Parolă', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Codul din aplicație').fill(codeOf(totp_secret, 1))
  await page.getByRole('button', { name: 'Intră' }).tap()
  return page
}

async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.viewport.width)
  expect(await faults(page)).toEqual([])
}

async function publish(page: Page, title: string): Promise<string> {
  await page.getByRole('link', { name: 'Petiție nouă' }).tap()
  await page.getByLabel('Titlu', { exact: true }).fill(title)
  await page.getByLabel('Către cine').fill('Primăria Orașului Exemplu')
  await page.getByLabel('Textul care se semnează').fill('Cerem o cișmea.\nȘi un castron.')
  await page.getByLabel('Obiectiv').fill('5.000')
  await page.getByLabel('Desen').selectOption({ label: 'Adopții' })
  await fits(page)
  await page.getByRole('button', { name: 'Publică' }).tap()
  await expect(page.getByText('Petiția este publicată.')).toBeVisible()
  const href = (await page.getByRole('link', { name: 'Vezi cum o văd cititorii' }).getAttribute('href')) ?? ''
  return href.replace('/petitions?id=', '')
}

test('a petition is published, changed by two at once, closed with what came of it and opened again, on a phone', async ({ browser }) => {
  const page = await atTheDesk(browser, 'mara@exemplu.ro', '/operatori/petitii')
  await expect(page.getByRole('heading', { level: 1, name: 'Petiții' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Petiție nouă' })).toBeVisible()
  await fits(page)
  const title = 'Apă pentru câinii din parc'
  const id = await publish(page, title)
  await fits(page)

  const reader = await aPhone(browser)
  await ready(reader, `${own.url}/petitions?id=${id}`)
  await expect(reader.getByRole('heading', { name: title }).first()).toBeVisible()

  const second = await page.context().newPage()
  await ready(second, `${own.url}/operatori/petitii/${id}`)
  await second.getByLabel('Către cine').fill('Primăria Cluj')
  await page.getByLabel('Titlu', { exact: true }).fill('Apă pentru toți câinii din parc')
  await page.getByRole('button', { name: 'Salvează' }).tap()
  await expect(page.getByText('Salvat.')).toBeVisible()
  await second.getByRole('button', { name: 'Salvează' }).tap()
  await expect(second.getByText(`Titlu: era „${title}”, acum este „Apă pentru toți câinii din parc”.`)).toBeVisible()
  await fits(second)
  await second.getByRole('button', { name: 'Am văzut, păstrez ce am scris' }).tap()
  await expect(second.getByLabel('Către cine')).toHaveValue('Primăria Cluj')
  await expect(second.getByLabel('Titlu', { exact: true })).toHaveValue('Apă pentru toți câinii din parc')
  await second.getByRole('button', { name: 'Salvează' }).tap()
  await expect(second.getByText('Salvat.')).toBeVisible()
  const shown = async () => (await reader.request.get(`${own.url}/api/v1/petitions/${id}`)).json()
  expect(await shown()).toMatchObject({ title: 'Apă pentru toți câinii din parc', addressee: 'Primăria Cluj', required_signatures: 5_000 })

  await second.getByRole('button', { name: 'Închide', exact: true }).tap()
  const dialog = second.getByRole('dialog', { name: 'Închizi petiția?' })
  await dialog.getByLabel('Ce a ieșit').fill('Primăria a pus cișmeaua.')
  await fits(second)
  await dialog.getByRole('button', { name: 'Închide', exact: true }).last().tap()
  await expect(second.getByText('Petiția este închisă.')).toBeVisible()
  await expect(second.getByLabel('Ce a ieșit')).toHaveValue('Primăria a pus cișmeaua.')
  await fits(second)
  expect((await reader.request.get(`${own.url}/api/v1/petitions/${id}`)).status()).toBe(404)

  await second.getByRole('button', { name: 'Redeschide' }).tap()
  const again = second.getByRole('dialog', { name: 'Redeschizi petiția?' })
  await again.getByLabel('Motivul').fill('S-a stricat din nou.')
  await again.getByRole('button', { name: 'Redeschide' }).tap()
  await expect(second.getByText('Petiția este din nou deschisă.')).toBeVisible()
  expect((await reader.request.get(`${own.url}/api/v1/petitions/${id}`)).status()).toBe(200)

  await ready(second, `${own.url}/operatori/petitii`)
  await second.getByRole('searchbox').fill('caini CLUJ')
  await second.getByRole('searchbox').press('Enter')
  await expect(second.getByRole('listitem').filter({ hasText: 'Apă pentru toți câinii' })).toContainText('Deschisă')
})

test('a flood of a thousand signatures is seen on Today and removed; the signatures of people stay', async ({ browser, request }) => {
  const page = await atTheDesk(browser, 'radu@exemplu.ro', '/operatori/petitii')
  const id = await publish(page, 'Pasaje pentru arici')
  const sign = async (email: string, from: string) => {
    const answer = await request.post(`${own.url}/api/v1/petitions/${id}/sign`, {
      data: { full_name: 'Ana Popescu', email },
      headers: { 'x-forwarded-for': from },
    })
    expect(answer.status()).toBe(200)
  }
  // From another network, and from the same one before the flood began.
  await sign('ana@exemplu.ro', '198.51.100.4')
  await sign('ilinca@exemplu.ro', '203.0.113.9')
  for (let at = 0; at < FLOOD; at += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, each) => sign(`bot${at + each}@fals.example`, '203.0.113.7')))

  await ready(page, `${own.url}/operatori`)
  await expect(page.getByText('Un val neobișnuit de semnături')).toBeVisible()
  await fits(page)
  await page.getByRole('listitem').filter({ hasText: 'Un val neobișnuit de semnături' }).getByRole('link', { name: 'Deschide' }).tap()
  await page.getByRole('link', { name: 'Vezi ce s-ar elimina' }).tap()
  const shown = page.getByRole('region', { name: 'Ce s-ar elimina' })
  await expect(shown.getByText('aaa999@fals.example')).toBeVisible()
  await expect(shown.getByText('Nu se poate anula.')).toBeVisible()
  expect(await shown.textContent()).not.toMatch(/bot\d|Popescu/)
  await fits(page)
  // Of the surge's network only those at the flood's own domain.
  await page.getByText('Alege altfel').tap()
  await page.getByLabel('Domeniul adreselor').fill('fals.example')
  await page.getByRole('button', { name: 'Arată ce s-ar elimina' }).tap()
  await shown.getByRole('button', { name: 'Elimină 1.000 de semnături' }).tap()
  await expect(shown.getByText('1.000 de semnături au fost eliminate.')).toBeVisible()
  await fits(page)
  const counts = await (await request.get(`${own.url}/api/v1/petitions/${id}`)).json()
  expect(counts.current_signatures).toBe(2)
  await ready(page, `${own.url}/operatori`)
  await expect(page.getByText('Nu așteaptă nimic')).toBeVisible()
})
