import type { Page } from '@playwright/test'
import { final, ready, signedIn, streamOf, type Visitor } from './people.ts'
import { expect, test } from './site.ts'

const QUESTION = 'Cum scot o căpușă de la câine?'
const SESSIONS = /\/api\/v1\/chat\/sessions/

/** A session the person has, with one question answered. */
async function saved(page: Page, { token, id }: Visitor, title: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const session = await (await page.request.post('/api/v1/chat/session', { headers, data: { user_id: id, title } })).json()
  await page.request.post('/api/v1/chat/ask/stream', { headers, data: { question: QUESTION, chat_session_id: session.id } })
  return session.id
}

const item = (page: Page, title: string) => page.getByRole('navigation', { name: 'Conversații' }).getByRole('listitem').filter({ hasText: title })

test('S-006 S-358 S-360 S-484 S-486 conversations are kept: a reload and another browser open the most recent', async ({ page, browser, baseURL }) => {
  const ana = await signedIn(page)
  await saved(page, ana, 'Prima')
  const latest = await saved(page, ana, 'A doua')
  const calls: string[] = []
  page.on('request', (request) => SESSIONS.test(request.url()) && calls.push(new URL(request.url()).search))
  await ready(page, '/')
  await expect(page).toHaveURL(`/chat/${latest}`)
  await expect(page.getByRole('article', { name: 'Tu' }).getByText(QUESTION)).toBeVisible()
  expect(calls.some((search) => search.includes('limit=1') && !search.includes('limit=10'))).toBe(true)
  expect(calls.some((search) => search.includes('limit=50'))).toBe(true)
  expect(calls.every((search) => search.includes(`user_id=${ana.id}`))).toBe(true)

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const elsewhere = await other.newPage()
  await ready(elsewhere, '/lege')
  await elsewhere.getByRole('button', { name: 'Login' }).click()
  await elsewhere.getByRole('dialog').locator('input[type=email]').fill(ana.email)
  await elsewhere.getByRole('dialog').locator('input[name=password]').fill(ana.password)
  await elsewhere.getByRole('dialog').locator('button[type=submit]').click()
  await expect(elsewhere.getByRole('button', { name: /Ana Exemplu/ })).toBeVisible()
  await elsewhere.goto(`/chat/${latest}`)
  await expect(elsewhere.getByRole('article', { name: 'Tu' }).getByText(QUESTION)).toBeVisible()
  await other.close()
})

test('S-485 history is asked with limit 100', async ({ page }) => {
  const ana = await signedIn(page)
  const id = await saved(page, ana, 'Una')
  const asked = page.waitForRequest(`**/api/v1/chat/session/${id}/history**`)
  await page.goto(`/chat/${id}`)
  expect(new URL((await asked).url()).searchParams.get('limit')).toBe('100')
})

test('S-361 with no sessions one titled "Chat nou" is made', async ({ page }) => {
  await signedIn(page)
  const made = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/v1/chat/session'))
  await page.goto('/')
  expect((await made).postDataJSON().title).toBe('Chat nou')
})

test('S-364 S-417 a new chat makes a session titled "Chat nou", first in the list and selected', async ({ page }) => {
  const ana = await signedIn(page)
  await saved(page, ana, 'Veche')
  await ready(page, '/')
  await expect(item(page, 'Veche')).toBeVisible()
  const made = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/v1/chat/session'))
  await page.getByRole('navigation', { name: 'Conversații' }).getByRole('button', { name: 'Chat nou' }).click()
  expect((await made).postDataJSON()).toEqual({ user_id: ana.id, title: 'Chat nou' })
  const first = page.getByRole('navigation', { name: 'Conversații' }).getByRole('listitem').first()
  await expect(first).toContainText('Chat nou')
  await expect(first.getByRole('link')).toHaveAttribute('aria-current', 'page')
})

test('S-364 a new chat begun while the address of the latest session is still on its way stays open', async ({ page }) => {
  const ana = await signedIn(page)
  await saved(page, ana, 'Veche')
  // Pressed when the browser has the address and the page does not know of it yet.
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history)
    history.replaceState = (state, unused, url) => {
      replace(state, unused, url)
      if (/\/chat\/.+/.test(String(url))) document.querySelector<HTMLButtonElement>('nav[aria-label=Conversații] button')?.click()
    }
  })
  await ready(page, '/')
  const first = page.getByRole('navigation', { name: 'Conversații' }).getByRole('listitem').first()
  await expect(first).toContainText('Chat nou')
  await expect(first.getByRole('link')).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL('/chat')
})

test('S-105 S-106 S-107 S-111 S-112 S-113 S-494 opening a session and starting anew replace the history entry', async ({ page }) => {
  const ana = await signedIn(page)
  const first = await saved(page, ana, 'Prima')
  await saved(page, ana, 'A doua')
  await ready(page, '/')
  await expect(item(page, 'Prima').getByRole('button', { name: /Redenumește/ })).toBeVisible()
  await expect(item(page, 'Prima').getByRole('button', { name: /Șterge/ })).toBeVisible()
  await expect(item(page, 'Prima')).toContainText('Astăzi')
  const before = await page.evaluate(() => history.length)
  await item(page, 'Prima').getByRole('link').click()
  await expect(page).toHaveURL(`/chat/${first}`)
  await page.getByRole('navigation', { name: 'Conversații' }).getByRole('button', { name: 'Chat nou' }).click()
  await expect(page).toHaveURL('/chat')
  expect(await page.evaluate(() => history.length)).toBe(before)
})

test('S-121 S-122 S-123 S-124 S-125 renaming happens in place: Enter saves trimmed, Escape keeps the old title, blank saves nothing', async ({ page }) => {
  const ana = await signedIn(page)
  await saved(page, ana, 'Titlu vechi')
  await ready(page, '/')
  const puts: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && puts.push(decodeURIComponent(new URL(request.url()).search)))
  const rename = () => page.getByRole('button', { name: /^Redenumește/ }).click()
  const box = page.getByRole('textbox', { name: 'Titlul conversației' })

  await rename()
  await box.fill('Altceva')
  await box.press('Escape')
  await expect(item(page, 'Titlu vechi')).toBeVisible()
  await rename()
  await box.fill('   ')
  await box.press('Enter')
  expect(puts).toEqual([])
  await expect(item(page, 'Titlu vechi')).toBeVisible()
  await rename()
  await box.fill('  Titlu nou & bun?  ')
  await box.press('Enter')
  await expect(item(page, 'Titlu nou & bun?')).toBeVisible()
  await expect.poll(() => puts).toEqual(['?title=Titlu nou & bun?'])
  await page.reload()
  await expect(item(page, 'Titlu nou & bun?')).toBeVisible()
})

test('S-126 S-127 S-128 deleting another session leaves the open one; deleting the open one starts a new chat', async ({ page }) => {
  const ana = await signedIn(page)
  await saved(page, ana, 'Alta')
  const open = await saved(page, ana, 'Deschisă')
  await ready(page, '/')
  await expect(page).toHaveURL(`/chat/${open}`)
  await page.getByRole('button', { name: 'Șterge: Alta' }).click()
  await expect(item(page, 'Alta')).toBeHidden()
  await expect(page).toHaveURL(`/chat/${open}`)
  await page.getByRole('button', { name: 'Șterge: Deschisă' }).click()
  await expect(page).toHaveURL('/chat')
  await expect(page.getByText('Bine ai venit!')).toBeVisible()
  // The deletion waits for a possible undo, and is sent when the page is left.
  await page.goto('/lege')
  await expect
    .poll(async () => {
      const sessions = await (await page.request.get('/api/v1/chat/sessions', { headers: { authorization: `Bearer ${ana.token}` } })).json()
      return sessions.map(({ title }: { title: string }) => title)
    })
    .not.toContain('Deschisă')
})

test('S-109 S-420 no sessions, or an answer that is no list, is an empty list', async ({ page }) => {
  await signedIn(page)
  await page.route(SESSIONS, (route) => route.fulfill({ json: { nu: 'listă' } }))
  await page.route('**/api/v1/chat/session', (route) => route.fulfill({ status: 500, body: '' }))
  await ready(page, '/')
  await expect(page.getByText('Nicio conversație salvată')).toBeVisible()
})

test('S-110 S-378 while the sessions load it says so', async ({ page }) => {
  await signedIn(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(SESSIONS, async (route) => {
    await held
    await route.continue()
  })
  await ready(page, '/')
  await expect(page.getByText('Se încarcă conversațiile...')).toBeVisible()
  release()
  await expect(page.getByText('Se încarcă conversațiile...')).toBeHidden()
})

test('S-466 a chat that cannot start says so', async ({ page }) => {
  await signedIn(page)
  await page.route(/\/api\/v1\/chat\/session/, (route) => route.fulfill({ status: 500, body: '' }))
  await ready(page, '/')
  await expect(page.getByText('Nu s-a putut inițializa chat-ul')).toBeVisible()
})

test('S-359 S-464 S-465 an unknown session says so and offers a new one', async ({ page }) => {
  await signedIn(page)
  await ready(page, '/chat/nu-exista')
  await expect(page.getByText('Sesiunea cu ID-ul nu-exista nu a fost găsită sau nu poate fi accesată.')).toBeVisible()
  await page.getByRole('button', { name: 'Creează o sesiune nouă' }).click()
  await expect(page.getByText('Bine ai venit!')).toBeVisible()
})

test('S-330 S-331 S-335 what a session or message leaves out is filled in', async ({ page }) => {
  const ana = await signedIn(page)
  const session = { id: 'AAAAAAAAAAAAAAAAAAAAAA', user_id: ana.id, title: '', created_at: '2026-11-02T10:00:00.000Z', updated_at: '2026-11-02T10:00:00.000Z' }
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='
  await page.route(SESSIONS, (route) => route.fulfill({ json: [session] }))
  await page.route('**/api/v1/chat/session/*/history**', (route) =>
    route.fulfill({
      json: {
        session,
        messages: [
          { role: 'user', content: 'Uite poza', timestamp: session.created_at, message_metadata: { image_data: pixel } },
          { role: 'assistant', content: 'Un câine.', timestamp: session.created_at },
        ],
      },
    }),
  )
  await ready(page, '/')
  await expect(page.getByRole('navigation', { name: 'Conversații' }).getByRole('listitem').first()).toContainText(/Chat din|Chat/)
  await expect(page.getByRole('log').locator('img[src^="data:image/jpeg;base64,"]')).toHaveCount(1)
  await expect(page.getByLabel('Întrebarea ta')).toBeEnabled()
})

test('an answer survives a refresh in the middle', async ({ page }) => {
  const ana = await signedIn(page)
  const id = await saved(page, ana, 'Una')
  const message = (state: string, content: string) => ({
    id: 'CCCCCCCCCCCCCCCCCCCCCC',
    role: 'assistant',
    content,
    timestamp: '2026-11-20T10:00:00.000Z',
    message_metadata: { state },
  })
  await page.route(`**/api/v1/chat/session/${id}/history**`, async (route) => {
    const history = await (await route.fetch()).json()
    await route.fulfill({ json: { ...history, messages: [history.messages[0], message('streaming', 'Prima jumătate')] } })
  })
  await page.route(`**/api/v1/chat/session/${id}/stream`, (route) =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: streamOf(
        { type: 'chunk', content: 'Prima jumătate și a doua.' },
        final('Prima jumătate și a doua.', { chat_session_id: id, message_id: 'CCCCCCCCCCCCCCCCCCCCCC' }),
      ),
    }),
  )
  await ready(page, `/chat/${id}`)
  await expect(page.getByRole('log').getByText('Prima jumătate și a doua.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Trimite', exact: true })).toBeVisible()
})
