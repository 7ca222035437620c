import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { PASSWORD } from '#tests/cast.ts'
import { runAsService } from '#tests/operators/command-line.ts'
import { codeOf } from '#tests/staff/authenticator.ts'
import { faults } from './axe.ts'
import { expect, type Site } from './site.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'ro-RO' }
/** What a browser says of a call from our own pages. */
const OWN = { 'sec-fetch-site': 'same-origin' }

export async function aPhone(browser: Browser): Promise<Page> {
  return (await browser.newContext(PHONE)).newPage()
}

/** Nothing stands beside a phone's screen, and axe finds no fault. */
export async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.viewport.width)
  expect(await faults(page)).toEqual([])
}

/** What the command line of a site prints. */
export async function operate(own: Site, folder: string, ...args: string[]): Promise<string> {
  const settings = join(folder, 'bobita.env')
  const database = process.env['DATABASE_URL']
  writeFileSync(settings, `DATA_DIR=${folder}\nPORT=${new URL(own.url).port}\n${database === undefined ? '' : `DATABASE_URL=${database}\n`}`)
  return (await runAsService(settings, args)).out.trim()
}

/** An operator of the site, invited by its command line and not signed in anywhere; answers the secret of their app. */
export async function anOperator(page: Page, own: Site, folder: string, { email, role }: { email: string; role: string }): Promise<string> {
  const token = new URL(await operate(own, folder, 'operators', 'invite', '--email', email, '--role', role)).hash.replace('#token=', '')
  const api = `${own.url}/api/v1/operators`
  const { totp_secret } = await (await page.request.post(`${api}/invitation`, { data: { token }, headers: OWN })).json()
  const form = { token, name: 'Dan Popa', password: PASSWORD, code: codeOf(totp_secret) }
  expect((await page.request.post(`${api}/accept`, { data: form, headers: OWN })).status()).toBe(200)
  await page.context().clearCookies()
  return totp_secret
}

/** Signs in at the door that stands over the page. */
export async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Parolă', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Codul din aplicație').fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Intră' }).tap()
}
