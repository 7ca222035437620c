import type { Page } from '@playwright/test'
import { faults } from './axe.ts'
import { ready, signedIn } from './people.ts'
import { expect, test } from './site.ts'

const CHOCOLATE = 'Câinele meu a mâncat ciocolată, ce fac?'

async function askAndSend(page: Page, question: string) {
  await ready(page, '/')
  await page.getByLabel('Întrebarea ta').fill(question)
  await page.getByLabel('Întrebarea ta').press('Enter')
  await page.getByRole('button', { name: 'Trimite mai departe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Trimite mai departe' })
  await expect(dialog.getByRole('heading', { name: 'Ce se trimite' })).toBeVisible()
  return dialog
}

const linkIn = (dialog: ReturnType<Page['getByRole']>) => dialog.getByLabel('Linkul răspunsului').inputValue()

test('D-043 a guest sends an answer on; whoever has the link reads it without a script, until it is ended on the device', async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const dialog = await askAndSend(page, CHOCOLATE)
  const copy = dialog.getByRole('article')
  await expect(copy.getByText(CHOCOLATE)).toBeVisible()
  await expect(copy.getByRole('heading', { name: /^Urgență/ })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Fă linkul' }).click()
  await expect(dialog.getByText('Linkul este gata.')).toBeVisible()
  expect(await faults(page)).toEqual([])
  const link = await linkIn(dialog)

  const other = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const reader = await other.newPage()
  const answer = await reader.goto(link)
  expect([answer?.status(), answer?.headers()['referrer-policy'], answer?.headers()['cache-control']]).toEqual([200, 'no-referrer', 'no-store'])
  expect(await reader.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await expect(reader.getByText(CHOCOLATE)).toBeVisible()
  await expect(reader.getByRole('heading', { name: /^Urgență/ })).toBeVisible()
  await expect(reader.getByRole('heading', { name: 'Surse' })).toBeVisible()
  await expect(reader.getByText('Nu înlocuiește medicul veterinar', { exact: false })).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Pune-i lui Bobita întrebarea ta' })).toBeVisible()
  expect(await reader.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await ready(page, '/stocare-locala')
  await page.getByRole('button', { name: `Oprește linkul: ${CHOCOLATE}` }).click()
  await expect(page.getByText('Linkul nu mai duce nicăieri', { exact: false })).toBeVisible()
  // The key goes with the last of them, once the list was read again.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shared-answers:key'))).toBeNull()
  expect((await reader.reload())?.status()).toBe(404)
  await expect(reader.getByText('Răspunsul nu mai este aici')).toBeVisible()
  await other.close()
})

test('D-044 a question that says who asks is left out unless they add it, and is sent without its phone number; it is ended in the account', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signedIn(page)
  const dialog = await askAndSend(page, 'Mă numesc Ana, sunați-mă la 0722 123 456: câinele meu a mâncat ciocolată')
  const copy = dialog.getByRole('article')
  await expect(dialog.getByText('am lăsat-o deoparte', { exact: false })).toBeVisible()
  await expect(copy.getByText('Întrebarea', { exact: true })).toBeHidden()
  await dialog.getByLabel('Pune și întrebarea mea').check()
  await dialog.getByLabel('Întrebarea, cum va fi văzută').fill('Sunați-mă la 0722 123 456: câinele meu a mâncat ciocolată')
  await expect(copy.getByText('Sunați-mă la …: câinele meu a mâncat ciocolată')).toBeVisible()
  await dialog.getByRole('button', { name: 'Fă linkul' }).click()
  const link = await linkIn(dialog)
  expect(await (await page.request.get(link)).text()).not.toContain('0722 123 456')

  // By its path: the account is signed in at the address the test uses.
  await ready(page, new URL(link).pathname)
  await expect(page.getByText('Sunați-mă la …', { exact: false })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Ana Exemplu, meniul contului' }).click()
  await page.getByRole('button', { name: 'Contul meu' }).click()
  const account = page.getByRole('dialog', { name: 'Contul meu' })
  await account.getByText('Răspunsuri trimise mai departe', { exact: true }).click()
  await account.getByRole('button', { name: /^Oprește linkul: Sunați-mă/ }).click()
  await expect(account.getByText('Niciun răspuns trimis mai departe.')).toBeVisible()
  expect(await faults(page)).toEqual([])
  expect((await page.request.get(link)).status()).toBe(404)
})

test('a shared answer is printed by a button, whole and in order, and paper carries no button', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }))
  await page.setViewportSize({ width: 360, height: 740 })
  const dialog = await askAndSend(page, CHOCOLATE)
  await dialog.getByRole('button', { name: 'Fă linkul' }).click()
  await ready(page, new URL(await linkIn(dialog)).pathname)
  const print = page.getByRole('button', { name: 'Tipărește' })
  await print.click()
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true)
  await page.emulateMedia({ media: 'print' })
  for (const control of [print, page.getByRole('link', { name: 'Pune-i lui Bobita întrebarea ta' }), page.getByRole('banner')])
    await expect(control).toBeHidden()
  const paper = page.getByRole('article')
  for (const part of [
    page.getByText('Nu înlocuiește medicul veterinar', { exact: false }),
    paper.getByText(CHOCOLATE),
    paper.getByRole('heading', { name: 'Surse' }),
  ])
    await expect(part).toBeVisible()
  for (const step of await paper.locator('section ol > li').all()) await expect(step).toBeVisible()
  // Nothing is cut off.
  expect(await paper.evaluate((whole) => whole.scrollWidth <= whole.clientWidth)).toBe(true)
  await expect(page.getByText('Răspuns din', { exact: false })).toBeVisible()
})
