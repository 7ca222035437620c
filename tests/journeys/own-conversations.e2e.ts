import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { faults } from './axe.ts'
import { ready, signedIn, type Visitor } from './people.ts'
import { expect, test } from './site.ts'

const SEARCH = '**/api/v1/chat/search**'

/** A conversation somebody has, with one question answered. */
async function saved(page: Page, { token, id }: Visitor, title: string, question: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const session = await (await page.request.post('/api/v1/chat/session', { headers, data: { user_id: id, title } })).json()
  await page.request.post('/api/v1/chat/ask/stream', { headers, data: { question, chat_session_id: session.id } })
}

test('somebody finds on a phone the conversation in which something was said, opens it, and downloads them all', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const ana = await signedIn(page)
  await saved(page, ana, 'Despre Rex', 'Câinele meu a mâncat ciocolată, ce fac?')
  await saved(page, ana, 'Despre Mia', 'Ce mănâncă pisica?')
  await ready(page, '/')
  await page.getByRole('button', { name: 'Chaturi' }).click()
  const drawer = page.getByRole('dialog', { name: 'Conversații' })
  const field = drawer.getByRole('searchbox', { name: 'Caută în conversații' })
  await field.fill('  CAINELE ciocolata ')
  await expect(drawer.getByRole('status').filter({ hasText: 'O conversație găsită' })).toBeVisible()
  const found = drawer.getByRole('list', { name: 'Conversații găsite' }).getByRole('listitem')
  await expect(found).toHaveCount(1)
  await expect(found).toContainText('Despre Rex')
  expect(await found.locator('mark').allTextContents()).toEqual(expect.arrayContaining(['ciocolată']))
  expect(await faults(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await faults(page)).toEqual([])

  await field.fill('elefant')
  await expect(drawer.getByRole('status').filter({ hasText: 'Nicio conversație nu conține „elefant”.' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Șterge căutarea' }).click()
  await expect(field).toBeFocused()
  await expect(drawer.getByRole('list', { name: 'Conversații' }).getByRole('listitem')).toHaveCount(2)

  const download = page.waitForEvent('download')
  await drawer.getByRole('button', { name: 'Descarcă toate conversațiile' }).click()
  expect((await download).suggestedFilename()).toBe('bobita-conversatii.md')
  expect(readFileSync(await (await download).path(), 'utf8')).toMatch(/# Despre Mia\n[\s\S]+# Despre Rex\n[\s\S]+ciocolată, ce fac\?/)

  await field.fill('ciocolata')
  await found.getByRole('link', { name: /Despre Rex/ }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('article', { name: 'Tu' }).getByText('Câinele meu a mâncat ciocolată, ce fac?')).toBeVisible()
})

test('when the messages cannot be searched the titles are, that is said, and it can be tried again; in English', async ({ page }) => {
  const ana = await signedIn(page)
  await saved(page, ana, 'Despre Rex', 'Câinele meu a mâncat ciocolată, ce fac?')
  await saved(page, ana, 'Despre Mia', 'Ce mănâncă pisica?')
  await page.route(SEARCH, (route) => route.abort())
  await ready(page, '/?lang=en')
  const sidebar = page.getByRole('navigation', { name: 'Conversations' })
  await sidebar.getByRole('searchbox', { name: 'Search conversations' }).fill('rex')
  await expect(sidebar.getByRole('alert')).toHaveText('The messages could not be searched, only the titles. Check your internet connection.')
  await expect(sidebar.getByRole('list', { name: 'Conversations' }).getByRole('listitem')).toHaveCount(1)
  expect(await faults(page)).toEqual([])
  await page.unroute(SEARCH)
  await sidebar.getByRole('button', { name: 'Try again' }).click()
  await expect(sidebar.getByRole('searchbox')).toBeFocused()
  await expect(sidebar.getByRole('status').filter({ hasText: 'One conversation found' })).toBeVisible()
  expect(await faults(page)).toEqual([])

  await page.route('**/api/v1/chat/export', (route) => route.abort())
  await sidebar.getByRole('button', { name: 'Download all conversations' }).click()
  await expect(sidebar.getByRole('alert')).toContainText('The conversations could not be downloaded.')
})

test('a guest searches and downloads the conversations of the last day once they are shown', async ({ page }) => {
  await ready(page, '/')
  await page.getByLabel('Întrebarea ta').fill('Ce mănâncă pisica?')
  await page.getByLabel('Întrebarea ta').press('Enter')
  await expect(page.getByRole('button', { name: 'Trimite mai departe' })).toBeVisible()
  await ready(page, '/')
  const sidebar = page.getByRole('navigation', { name: 'Conversații' })
  await expect(sidebar.getByRole('searchbox')).toHaveCount(0)
  await sidebar.getByRole('button', { name: 'Arată ultimele 24 de ore' }).click()
  await sidebar.getByRole('searchbox', { name: 'Caută în conversații' }).fill('mananca')
  await expect(sidebar.getByRole('list', { name: 'Conversații găsite' }).getByRole('listitem')).toHaveCount(1)
  const download = page.waitForEvent('download')
  await sidebar.getByRole('button', { name: 'Descarcă toate conversațiile' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('Ce mănâncă pisica?')
})

test('a found conversation is renamed and deleted where it was found, and does not come back', async ({ page }) => {
  const ana = await signedIn(page)
  await saved(page, ana, 'Despre Rex', 'Câinele meu a mâncat ciocolată, ce fac?')
  await saved(page, ana, 'Despre Mia', 'Pisica mea a mâncat ciocolată, ce fac?')
  await ready(page, '/')
  const sidebar = page.getByRole('navigation', { name: 'Conversații' })
  const field = sidebar.getByRole('searchbox')
  await field.fill('ciocolata')
  const found = sidebar.getByRole('list', { name: 'Conversații găsite' }).getByRole('listitem')
  await expect(found).toHaveCount(2)
  await found.getByRole('button', { name: 'Redenumește: Despre Rex' }).click()
  await sidebar.getByRole('textbox', { name: 'Titlul conversației' }).fill('Rex și ciocolata')
  await page.keyboard.press('Enter')
  await expect(found.getByRole('button', { name: 'Redenumește: Rex și ciocolata' })).toBeFocused()
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await found.getByRole('button', { name: 'Șterge: Despre Mia' }).click()
  await expect(found).toHaveCount(1)
  await expect(sidebar.getByRole('status').filter({ hasText: 'O conversație găsită' })).toBeVisible()
  await deleted
  await expect(sidebar.getByRole('button', { name: 'Anulează' })).toBeHidden()
  await expect(found).toHaveCount(1)
  await field.fill('')
  await expect(sidebar.getByRole('list', { name: 'Conversații', exact: true }).getByRole('link', { name: /Despre|Rex/ })).toHaveText(/^Rex și ciocolata/)
  await field.fill('ciocolat')
  await expect(sidebar.getByRole('status').filter({ hasText: 'găsit' })).toHaveText('O conversație găsită')
})

test('who was signed out elsewhere is asked to log in, and saves no file without their conversations', async ({ page }) => {
  const ana = await signedIn(page)
  await saved(page, ana, 'Despre Rex', 'Câinele meu a mâncat ciocolată, ce fac?')
  await ready(page, '/')
  const sidebar = page.getByRole('navigation', { name: 'Conversații' })
  await expect(sidebar.getByRole('listitem')).toHaveCount(1)
  let downloads = 0
  page.on('download', () => (downloads += 1))
  await page.request.post('/api/v1/auth/logout', { headers: { authorization: `Bearer ${ana.token}` } })
  await sidebar.getByRole('button', { name: 'Descarcă toate conversațiile' }).click()
  const login = page.getByRole('dialog', { name: 'Conectează-te' })
  await expect(login).toBeVisible()
  await page.keyboard.press('Escape')
  await sidebar.getByRole('searchbox').fill('ciocolata')
  await expect(sidebar.getByRole('alert')).toHaveText('Am căutat doar în titluri. Conectează-te din nou ca să caut și în mesaje.')
  await sidebar.getByRole('button', { name: 'Conectează-te' }).click()
  await expect(login).toBeVisible()
  expect(downloads).toBe(0)
})
