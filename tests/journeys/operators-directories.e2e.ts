import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { PASSWORD } from '#tests/cast.ts'
import { recipientOf, startMailServer, type MailServer } from '#tests/servers/mail-server.ts'
import { codeOf } from '#tests/staff/authenticator.ts'
import { anOperator, aPhone, fits, signIn } from './desk-people.ts'
import { ready } from './people.ts'
import { expect, startSite, test, type Site } from './site.ts'

/** From the link in the mail to the decision, signing in included. */
const MOST_TAPS = 8

let folder: string
let mail: MailServer
let own: Site
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bobita-desk-'))
  mail = await startMailServer('takes')
  own = await startSite({ DATA_DIR: folder, SMTP_URL: mail.url, MAIL_FROM: 'Bobita <cont@bobita.example>', PUBLIC_URL: 'http://localhost' })
})
test.afterAll(async () => {
  await own.stop()
  await mail.close()
  rmSync(folder, { recursive: true, force: true })
})

async function propose(page: Page, name: string, more: Record<string, string>): Promise<void> {
  await ready(page, `${own.url}/shelters`)
  await page.getByRole('button', { name: 'Propune un adăpost' }).tap()
  const form = page.getByRole('dialog')
  for (const [label, value] of Object.entries({ Nume: name, 'Localitate și județ': 'Huși, județul Vaslui', ...more })) await form.getByLabel(label).fill(value)
  await form.getByRole('button', { name: 'Trimite propunerea' }).tap()
  await expect(form.getByText('Mulțumim.')).toBeVisible()
}

test('a shelter proposes itself on a phone; the moderator is told, mends its number and approves in eight taps; it is answered, listed and named by Bobita', async ({
  browser,
}) => {
  const dan = await aPhone(browser)
  const secret = await anOperator(dan, own, folder, { email: 'dan@exemplu.ro', role: 'moderator' })
  const noticed = mail.next()
  const name = 'Adăpostul Codița Veselă'
  await propose(await aPhone(browser), name, { 'Telefon public': '0235 000 00', 'E-mailul tău': 'ilinca@exemplu.ro' })

  const notice = await noticed
  expect(recipientOf(notice)).toBe('dan@exemplu.ro')
  const [path = ''] = /\/operatori\/propuneri[\w/-]*/.exec(notice) ?? []
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  const write = async (target: Locator, text: string) => {
    await tap(target)
    await target.fill(text)
  }
  await ready(dan, own.url + path)
  await write(dan.getByLabel('E-mail'), 'dan@exemplu.ro')
  await write(dan.getByLabel('Parolă', { exact: true }), PASSWORD)
  await write(dan.getByLabel('Codul din aplicație'), codeOf(secret, 1))
  await tap(dan.getByRole('button', { name: 'Intră' }))
  await expect(dan.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(dan.getByText('Așteaptă un răspuns pe e-mail')).toBeVisible()
  await fits(dan)
  const answered = mail.next()
  await write(dan.getByLabel('Telefoane'), '0235 000 001')
  await tap(dan.getByRole('button', { name: 'Aprobă' }))
  await expect(dan.getByText(`${name} este acum în listă.`)).toBeVisible()
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)
  await fits(dan)

  const reply = await answered
  expect([recipientOf(reply), reply]).toEqual(['ilinca@exemplu.ro', expect.stringContaining(name)])
  const ana = await aPhone(browser)
  // Within five seconds by design; a busy machine may need longer to say so.
  await expect.poll(async () => (await ana.request.get(`${own.url}/api/v1/shelters?q=codita`)).text()).toContain('0235 000 001')
  await ready(ana, `${own.url}/shelters?q=codita`)
  await expect(ana.getByRole('article').getByRole('heading', { name })).toBeVisible()
  const ask = () => ana.request.post(`${own.url}/api/v1/chat/ask/stream`, { data: { question: 'Ce adăpost este în Huși?' } })
  await expect.poll(async () => (await ask()).text()).toContain(name)
})

test('what a visitor wrote to harm is only text to the moderator, who refuses it with a reason; two at once lose nothing', async ({ browser }) => {
  const script = '<img src=x onerror="document.title=\'pwned\'"><script>document.title="pwned"</script>'
  const page = await aPhone(browser)
  const secret = await anOperator(page, own, folder, { email: 'ilie@exemplu.ro', role: 'moderator' })
  const visitor = await aPhone(browser)
  await propose(visitor, `Rău ${script}`.slice(0, 100), { 'Localitate și județ': script.slice(0, 100), Site: script, 'De ce îl propui?': script })
  await propose(visitor, 'Casa Lalelei', {})

  await ready(page, `${own.url}/operatori/propuneri`)
  await signIn(page, 'ilie@exemplu.ro', secret)
  await page.getByRole('searchbox').fill('lalelei')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Casa Lalelei' })).toBeVisible()
  await fits(page)
  await page.getByRole('searchbox').fill('rau')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name: 'Rău <img' }).tap()
  await expect(page.getByText(script).first()).toBeVisible()
  await expect(page).not.toHaveTitle(/pwned/)
  await fits(page)
  await page.getByRole('button', { name: 'Refuză' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Refuzi propunerea?' })
  await dialog.getByRole('radio', { name: 'Nu este un adăpost sau un dresor.' }).check()
  await fits(page)
  await dialog.getByRole('button', { name: 'Refuză' }).tap()
  await expect(page.getByText('Propunerea a fost refuzată.')).toBeVisible()

  // The same moderator at two windows: the second is told, and keeps what was typed.
  await page.getByRole('link', { name: 'Următoarea propunere' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Casa Lalelei' })).toBeVisible()
  const second = await page.context().newPage()
  await ready(second, page.url())
  await second.getByLabel('Descriere').fill('Scris cu grijă.')
  await page.getByRole('button', { name: 'Aprobă' }).tap()
  await expect(page.getByText('Casa Lalelei este acum în listă.')).toBeVisible()
  await second.getByRole('button', { name: 'Aprobă' }).tap()
  await expect(second.getByText('altcineva a hotărât deja')).toBeVisible()
  await expect(second.getByLabel('Descriere')).toHaveValue('Scris cu grijă.')
})
