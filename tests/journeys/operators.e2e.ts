import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { runAsService } from '#tests/operators/command-line.ts'
import { codeOf } from '#tests/staff/authenticator.ts'
import { PASSWORD } from '#tests/cast.ts'
import { faults } from './axe.ts'
import { ready } from './people.ts'
import { expect, startSite, test, type Site } from './site.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'ro-RO' }

let folder: string
let own: Site
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bobita-staff-'))
  own = await startSite({ DATA_DIR: folder })
})
test.afterAll(async () => {
  await own.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** What the command line of the same site prints. */
async function operate(...args: string[]): Promise<string> {
  const settings = join(mkdtempSync(join(tmpdir(), 'bobita-etc-')), 'bobita.env')
  const database = process.env['DATABASE_URL']
  writeFileSync(settings, `DATA_DIR=${folder}\nPORT=${new URL(own.url).port}\n${database === undefined ? '' : `DATABASE_URL=${database}\n`}`)
  const { code, out, err } = await runAsService(settings, args)
  expect([code, err.split('\n').length], err).toEqual([0, 2])
  return out.trim()
}

async function aPhone(browser: Browser): Promise<Page> {
  return (await browser.newContext(PHONE)).newPage()
}

/** Accepts an invitation as somebody with an authenticator app does; answers its secret. */
async function accept(page: Page, link: string, name: string): Promise<string> {
  await ready(page, link)
  await expect(page.getByRole('heading', { name: 'Bine ai venit în echipă' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Cod QR pentru aplicația de autentificare' })).toBeVisible()
  const secret = new URL((await page.getByRole('link', { name: 'Deschide aplicația' }).getAttribute('href')) ?? '').searchParams.get('secret') ?? ''
  await page.getByLabel('Numele tău').fill(name)
  await page.getByLabel('Alege o parolă').fill(PASSWORD)
  await page.getByLabel('Codul pe care îl arată aplicația').fill(codeOf(secret))
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Deschide contul' }).click()
  await expect(page.getByRole('heading', { name: 'Păstrează codurile de rezervă' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^\w{5}-\w{5}$/ })).toHaveCount(10)
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Le-am păstrat' }).click()
  return secret
}

/** An owner has more screens than fit under a thumb. */
async function behindMore(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Zona operatorilor' }).getByRole('button', { name: 'Mai mult' }).click()
  await page.getByRole('dialog', { name: 'Mai mult' }).getByRole('link', { name }).click()
}

test('an owner invited by the command line joins on a phone and invites a moderator, who signs in and sees what waits', async ({ browser }) => {
  const link = await operate('operators', 'invite', '--email', 'ana@exemplu.ro', '--role', 'owner')
  const ana = await aPhone(browser)
  await accept(ana, link, 'Ana Ionescu')
  await expect(ana.getByRole('heading', { level: 1, name: 'Azi' })).toBeVisible()
  // Nothing of the visitors' bar leads astray.
  await expect(ana.getByRole('button', { name: 'Login' })).toBeHidden()

  await behindMore(ana, 'Echipa')
  await ana.getByRole('button', { name: 'Invită pe cineva' }).click()
  await ana.getByLabel('E-mail').fill('dan@exemplu.ro')
  await ana.getByRole('radio', { name: /Moderator/ }).check()
  expect(await faults(ana)).toEqual([])
  await ana.getByRole('button', { name: 'Fă linkul' }).click()
  const second = (await ana.getByText('/operatori/invitatie#token=').textContent()) ?? ''
  await ana.getByRole('button', { name: 'Gata' }).click()
  await expect(ana.getByRole('listitem').filter({ hasText: 'dan@exemplu.ro' })).toContainText('Invitat de Ana Ionescu')

  const dan = await aPhone(browser)
  const secret = await accept(dan, second, 'Dan Popa')
  await dan.getByRole('link', { name: 'Contul meu' }).click()
  await dan.getByRole('button', { name: 'Ieși', exact: true }).click()
  await dan.getByLabel('E-mail').fill('dan@exemplu.ro')
  await dan.getByLabel('Parolă', { exact: true }).fill(PASSWORD)
  await dan.getByLabel('Codul din aplicație').fill(codeOf(secret, 1))
  expect(await faults(dan)).toEqual([])
  await dan.getByRole('button', { name: 'Intră' }).click()
  await expect(dan.getByRole('heading', { level: 1, name: 'Contul meu' })).toBeVisible()
  await dan.getByRole('link', { name: 'Azi' }).click()
  await expect(dan.getByRole('heading', { level: 1, name: 'Azi' })).toBeVisible()
  // Owners alone see the team and the record.
  await expect(dan.getByRole('link', { name: 'Echipa' })).toHaveCount(0)
  await ready(dan, `${own.url}/operatori/echipa`)
  await expect(dan.getByText('Rolul tău nu deschide această pagină')).toBeVisible()

  await behindMore(ana, 'Jurnal')
  await expect(ana.getByText('Dan Popa a intrat în echipă')).toBeVisible()
  await ana.getByLabel('Cine').selectOption('Ana Ionescu')
  await expect(ana.getByText('Ana Ionescu a invitat pe cineva în echipă')).toBeVisible()
  await expect(ana.getByText('Dan Popa a intrat în echipă')).toBeHidden()
})

test('a session that ended asks for the sign-in over the page, and what was typed is sent after it', async ({ browser }) => {
  const ana = await aPhone(browser)
  const secret = await accept(ana, await operate('operators', 'invite', '--email', 'ilinca@exemplu.ro', '--role', 'owner'), 'Ilinca')
  await behindMore(ana, 'Echipa')
  await ana.getByRole('button', { name: 'Invită pe cineva' }).click()
  await ana.getByLabel('E-mail').fill('mihai@exemplu.ro')
  await ana.context().clearCookies({ name: 'bobita_operator' })
  await ana.getByRole('button', { name: 'Fă linkul' }).click()
  const door = ana.getByRole('dialog', { name: 'Sesiunea s-a încheiat' })
  await expect(door).toBeVisible()
  expect(await faults(ana)).toEqual([])
  await expect(door.getByLabel('E-mail')).toHaveValue('ilinca@exemplu.ro')
  await door.getByLabel('Parolă', { exact: true }).fill(PASSWORD)
  await door.getByLabel('Codul din aplicație').fill(codeOf(secret, 1))
  await door.getByRole('button', { name: 'Intră' }).click()
  await expect(ana.getByText('/operatori/invitatie#token=')).toBeVisible()
})

test('the area is in no search engine, no cache and no sitemap', async ({ request }) => {
  for (const path of ['/operatori', '/operatori/echipa', '/operatori/invitatie']) {
    const page = await request.get(own.url + path)
    expect([path, page.status(), page.headers()['cache-control'], page.headers()['x-robots-tag']]).toEqual([path, 200, 'no-store', 'noindex'])
  }
  expect((await request.get(`${own.url}/operatorii`)).status()).toBe(404)
  expect(await (await request.get(`${own.url}/robots.txt`)).text()).toContain('Disallow: /operatori')
  expect(await (await request.get(`${own.url}/sitemap.xml`)).text()).not.toContain('operatori')
})

test('a visitor’s page fetches nothing of the area', async ({ page }) => {
  const fetched: string[] = []
  page.on('response', async (answer) => {
    if (answer.url().endsWith('.js') && (await answer.text()).includes('Zona operatorilor')) fetched.push(answer.url())
  })
  for (const path of ['/', '/home', '/nu-exista']) {
    await ready(page, own.url + path)
    await page.waitForLoadState('networkidle')
  }
  expect(fetched).toEqual([])
})
