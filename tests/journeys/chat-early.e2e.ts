import type { Page } from '@playwright/test'
import { ready, signedIn } from './people.ts'
import { expect, test } from './site.ts'

/** Opens a conversation with nothing in it whose history does not come until `goOn`; answers what is asked meanwhile. */
async function opening(page: Page): Promise<{ asked: string[]; goOn: () => void }> {
  const { token, id: user } = await signedIn(page)
  const headers = { authorization: `Bearer ${token}` }
  const { id } = await (await page.request.post('/api/v1/chat/session', { headers, data: { user_id: user, title: 'Una' } })).json()
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/api/v1/chat/session/${id}/history**`, async (route) => {
    await promise
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/chat/ask/stream') && asked.push(request.postDataJSON().question)))
  await ready(page, `/chat/${id}`)
  return { asked, goOn: resolve }
}

test('S-387 Enter pressed before the conversation is there sends the question when it is, once', async ({ page }) => {
  const { asked, goOn } = await opening(page)
  const box = page.getByRole('textbox', { name: 'Întrebarea ta' })
  await box.fill('Cât cântărește un Siamez?')
  await box.press('Enter')
  await box.press('Enter')
  expect(asked).toEqual([])
  goOn()
  await expect(page.getByRole('article', { name: 'Bobita' })).toBeVisible()
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false')
  await expect(box).toHaveValue('')
  expect(asked).toEqual(['Cât cântărește un Siamez?'])
})

test('a question written on after Enter was pressed too early waits for another Enter', async ({ page }) => {
  const { asked, goOn } = await opening(page)
  const box = page.getByRole('textbox', { name: 'Întrebarea ta' })
  await box.fill('Și cât')
  await box.press('Enter')
  await box.pressSequentially(' trăiește?')
  goOn()
  await expect(page.getByRole('button', { name: 'Trimite', exact: true })).toBeEnabled()
  await expect(box).toHaveValue('Și cât trăiește?')
  expect(asked).toEqual([])
})
