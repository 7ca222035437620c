import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { startMailServer, tokenIn, type MailServer } from '#tests/servers/mail-server.ts'
import { faults } from './axe.ts'
import { ready, signedIn, type Visitor } from './people.ts'
import { expect, startSite, test as base } from './site.ts'

/** A site that sends its mails to a server of the tests. */
const test = base.extend<object, { mail: MailServer }>({
  mail: [
    // Playwright insists on an object pattern here.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const mail = await startMailServer('takes')
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, use) => {
      const site = await startSite({ SMTP_URL: mail.url, MAIL_FROM: 'Bobita <cont@bobita.example>', PUBLIC_URL: 'http://localhost' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

// Each waits for the next mail.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

/** Somebody signed in on a device of their own. */
async function onAnotherDevice(browser: Browser, baseURL: string | undefined, ana: Visitor): Promise<Page> {
  const page = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage()
  await ready(page, '/lege')
  await page.getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=email]').fill(ana.email)
  await dialog.locator('input[name=password]').fill(ana.password)
  await dialog.locator('button[type=submit]').click()
  await expect(page.getByRole('button', { name: /Ana Exemplu/ })).toBeVisible()
  return page
}

test('Ana has forgotten her password: by the link of a mail she is in again, and signed out where she was', async ({ page, browser, baseURL, mail }) => {
  const email = `${randomUUID()}@exemplu.ro`
  const password = 'mac-verde-tractor'
  const welcome = mail.next()
  await page.request.post('/api/v1/auth/register', { data: { name: 'Ana Exemplu', email, password } })
  await welcome
  const old = await onAnotherDevice(browser, baseURL, { name: 'Ana Exemplu', email, password, token: '', id: '' })
  await page.context().clearCookies()

  await ready(page, '/lege')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('link', { name: 'Ai uitat parola?' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Ai uitat parola?' })).toBeVisible()
  const arriving = mail.next()
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Trimite linkul' }).click()
  await expect(page.getByText('Dacă există un cont cu această adresă')).toBeVisible()
  expect(await faults(page)).toEqual([])

  const token = tokenIn(await arriving, 'parola-noua')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await ready(page, `/parola-noua#token=${token}`)
  // A scanner has been here before her.
  await page.reload()
  await page.locator('html[data-hydrated]').waitFor()
  const told = mail.next()
  await page.getByLabel('Parola nouă', { exact: true }).fill('alt-tractor-galben')
  await page.getByRole('button', { name: 'Salvează parola' }).click()
  await expect(page.getByText('Parola nouă este salvată.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Ana Exemplu/ })).toBeVisible()
  expect(await faults(page)).toEqual([])
  expect(requested.filter((url) => url.includes(token))).toEqual([])
  expect(await told).toContain('Parola contului tău Bobita')

  await old.reload()
  await expect(old.getByRole('button', { name: 'Login' })).toBeVisible()
  await ready(page, '/lege')
  await ready(page, `/parola-noua#token=${token}`)
  await page.getByLabel('Parola nouă', { exact: true }).fill('inca-o-parola-buna')
  await page.getByRole('button', { name: 'Salvează parola' }).click()
  await expect(page.getByRole('alert')).toContainText('Linkul nu mai este valabil')
  await page.getByRole('link', { name: 'Cere alt link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ai uitat parola?' })).toBeVisible()
})

test('Ana opens an account, is told that its address is not confirmed, and confirms it by the link she asks for again', async ({ page, mail }) => {
  const welcome = mail.next()
  const ana = await signedIn(page)
  expect(await welcome).toContain('s-a deschis un cont Bobita')
  await ready(page, '/lege')
  await page.getByRole('button', { name: /Ana Exemplu/ }).click()
  await page.getByRole('button', { name: 'Contul meu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contul meu' })
  await expect(dialog.getByText('Adresa nu este confirmată.')).toBeVisible()
  expect(await faults(page)).toEqual([])
  const again = mail.next()
  await dialog.getByRole('button', { name: 'Trimite din nou linkul' }).click()
  await expect(dialog.getByText(`Am trimis un link de confirmare la ${ana.email}.`)).toBeVisible()
  await ready(page, `/confirma-email#token=${tokenIn(await again, 'confirma-email')}`)
  await page.getByRole('button', { name: 'Confirm adresa' }).click()
  await expect(page.getByText(`${ana.email} este adresa contului tău.`)).toBeVisible()
  await page.getByRole('button', { name: /Ana Exemplu/ }).click()
  const told = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/profile/email'))
  await page.getByRole('button', { name: 'Contul meu' }).click()
  expect(await (await told).json()).toEqual({ confirmed: true })
  await expect(dialog.getByText('Adresa nu este confirmată.')).toHaveCount(0)
})

test('Ana changes her name, her phone and her address, and puts the address back by the mail to the old one', async ({ page, mail }) => {
  const welcome = mail.next()
  const ana = await signedIn(page)
  await welcome
  await ready(page, '/lege')
  await page.getByRole('button', { name: /Ana Exemplu/ }).click()
  await page.getByRole('button', { name: 'Contul meu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contul meu' })
  await dialog.getByText('Schimbă numele și telefonul').click()
  await dialog.getByLabel('Nume', { exact: true }).fill('Ana Schimbată')
  await dialog.locator('input[name=phone_number]').fill('0722 111 222')
  await dialog.getByRole('button', { name: 'Salvează', exact: true }).click()
  await expect(dialog.getByText('Am salvat.')).toBeVisible()
  await expect(dialog.getByText('0722 111 222')).toBeVisible()

  const address = `${randomUUID()}@exemplu.ro`
  await dialog.getByText('Schimbă adresa de e-mail').click()
  const confirming = mail.next()
  await dialog.getByLabel('Adresa nouă', { exact: true }).fill(address)
  await dialog.locator('details[open]').filter({ hasText: 'Adresa nouă' }).getByLabel('Parola', { exact: true }).fill(ana.password)
  await dialog.getByRole('button', { name: 'Trimite linkul' }).click()
  await expect(dialog.getByText(`Am trimis un link la ${address}.`)).toBeVisible()
  expect(await faults(page)).toEqual([])

  const telling = confirming.then(() => mail.next())
  await ready(page, `/confirma-email#token=${tokenIn(await confirming, 'confirma-email')}`)
  await page.getByRole('button', { name: 'Confirm adresa' }).click()
  await expect(page.getByText(`De acum te conectezi cu ${address}.`)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: /Ana Schimbată/ }).click()
  await expect(page.getByText(address, { exact: true })).toBeVisible()

  await ready(page, `/parola-noua#token=${tokenIn(await telling, 'parola-noua')}`)
  await page.getByLabel('Parola nouă', { exact: true }).fill('alt-tractor-galben')
  await page.getByRole('button', { name: 'Salvează parola' }).click()
  await expect(page.getByText(`Te-ai conectat în contul ${ana.email}.`)).toBeVisible()
})

test('Ana signs out on her other devices, and then here too', async ({ page, browser, baseURL }) => {
  const ana = await signedIn(page)
  const phone = await onAnotherDevice(browser, baseURL, ana)
  await ready(page, '/lege')
  await page.getByRole('button', { name: /Ana Exemplu/ }).click()
  await page.getByRole('button', { name: 'Contul meu' }).click()
  await page.getByText('Deconectează-mă de peste tot').click()
  await page.getByRole('button', { name: 'Rămân doar aici' }).click()
  await expect(page.getByText('Celelalte dispozitive au fost deconectate.')).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('button', { name: 'Login' })).toBeVisible()
  await page.getByRole('button', { name: 'Deconectează-mă și aici' }).click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

base('a site without mail says who can help with a forgotten password, and why an address cannot be changed', async ({ page }) => {
  await ready(page, '/parola-uitata')
  await expect(page.getByText('Acest site nu trimite e-mailuri', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cine răspunde de acest site' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Trimite linkul' })).toHaveCount(0)
  await signedIn(page)
  await ready(page, '/lege')
  await page.getByRole('button', { name: /Ana Exemplu/ }).click()
  await page.getByRole('button', { name: 'Contul meu' }).click()
  await page.getByText('Schimbă adresa de e-mail').click()
  await expect(page.getByText('Acest site nu trimite e-mailuri, așa că nu poate verifica o adresă nouă')).toBeVisible()
})
