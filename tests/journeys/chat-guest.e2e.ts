import { final, ready, streamOf } from './people.ts'
import { expect, test } from './site.ts'

const CHOCOLATE = 'Câinele meu a mâncat ciocolată, ce fac?'
const STREAM = '**/api/v1/chat/ask/stream'
/** One white pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==', 'base64')
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG })

test('S-004 S-458 S-365 S-387 a guest asks with Enter and gets the urgent card first, then a cited answer', async ({ page }) => {
  await ready(page, '/')
  await page.getByLabel('Întrebarea ta').fill(CHOCOLATE)
  await page.getByLabel('Întrebarea ta').press('Enter')
  const answer = page.getByRole('article', { name: 'Bobita' })
  await expect(answer.getByRole('heading', { name: /^Urgență/ })).toBeVisible()
  await expect(answer.getByRole('heading', { name: 'Surse' })).toBeVisible()
  // Beside answers nobody barks, not even when pressed.
  await expect(page.getByRole('button', { name: 'Salută-l pe Bobita' })).toHaveCount(0)
  await expect(answer.getByRole('link', { name: /ciocolată/i }).first()).toBeVisible()
  await expect(page.getByText('Bine ai venit!')).toBeHidden()
})

test('D-029 a question outside what the site knows gets "nu știu" and no sources', async ({ page }) => {
  await ready(page, '/')
  await page.getByLabel('Întrebarea ta').fill('Care e capitala Franței?')
  await page.getByRole('button', { name: 'Trimite', exact: true }).click()
  const answer = page.getByRole('article', { name: 'Bobita' })
  await expect(answer.getByText(/Nu știu/).first()).toBeVisible()
  await expect(answer.getByRole('heading', { name: 'Surse' })).toBeHidden()
})

test('S-102 S-104 S-108 S-114 S-115 D-038 the welcome names Bobita a virtual assistant, offers four cards, and a guest is invited to log in', async ({
  page,
}) => {
  await ready(page, '/')
  await expect(page.getByRole('heading', { name: 'Bine ai venit!' })).toBeVisible()
  await expect(page.getByText(/asistent virtual/).first()).toBeVisible()
  for (const card of ['Sănătate', 'Nutriție', 'Comportament', 'Urgențe']) await expect(page.getByRole('button', { name: new RegExp(`^${card}`) })).toBeVisible()
  await expect(page.getByText('Conectează-te pentru a salva conversațiile')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Chat nou' })).toBeVisible()
})

for (const [id, card, about] of [
  ['S-116', 'Sănătate', /simptome.*câine|câine.*simptome/i],
  ['S-117', 'Nutriție', /hrană.*pisici/i],
  ['S-118', 'Comportament', /câine.*latre/i],
  ['S-119', 'Urgențe', /poliție.*petiție|petiție.*poliție/i],
] as const) {
  test(`${id} the card ${card} sends its question and is answered from the site`, async ({ page }) => {
    await ready(page, '/')
    const asked = page.waitForRequest(STREAM)
    await page.getByRole('button', { name: new RegExp(`^${card}`) }).click()
    expect((await asked).postDataJSON().question).toMatch(about)
    await expect(page.getByRole('heading', { name: 'Surse' })).toBeVisible()
  })
}

test('S-007 S-332 S-362 S-363 S-402 S-437 S-438 S-440 S-441 S-487 a guest’s first question makes no session call and carries just what it must', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/v1/chat/') && calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await ready(page, '/')
  await page.getByRole('button', { name: 'Chat nou' }).click()
  expect(calls).toEqual([])
  const asked = page.waitForRequest(STREAM)
  await page.getByLabel('Întrebarea ta').fill(CHOCOLATE)
  await page.getByRole('button', { name: 'Trimite', exact: true }).click()
  const request = await asked
  expect(request.postDataJSON()).toEqual({ question: CHOCOLATE, max_chunks: 10, include_sources: true, include_perspectives: true })
  expect(await request.headerValue('authorization')).toBeNull()
})

test('S-367 S-439 the temporary session becomes real: its id is in the address and in the next question', async ({ page }) => {
  await ready(page, '/')
  await page.getByLabel('Întrebarea ta').fill(CHOCOLATE)
  await page.getByRole('button', { name: 'Trimite', exact: true }).click()
  await expect(page).toHaveURL(/\/chat\/[\w-]{22}$/)
  await expect(page.getByRole('button', { name: 'Trimite', exact: true })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/')[2]
  const asked = page.waitForRequest(STREAM)
  await page.getByLabel('Întrebarea ta').fill('Și la pisici?')
  await page.getByRole('button', { name: 'Trimite', exact: true }).click()
  expect((await asked).postDataJSON().chat_session_id).toBe(id)
})

test('a guest’s answer is still there after a reload', async ({ page }) => {
  await ready(page, '/')
  await page.getByLabel('Întrebarea ta').fill(CHOCOLATE)
  await page.getByRole('button', { name: 'Trimite', exact: true }).click()
  await expect(page).toHaveURL(/\/chat\/[\w-]{22}$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Urgență/ })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Tu' }).getByText(CHOCOLATE)).toBeVisible()
})

test('S-366 S-375 while the answer streams there are dots, and neither the button nor Enter sends', async ({ page }) => {
  let asked = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(STREAM, async (route) => {
    asked += 1
    await held
    await route.fulfill({ contentType: 'application/x-ndjson', body: streamOf({ type: 'chunk', content: 'Gata.' }, final('Gata.')) })
  })
  await ready(page, '/')
  const box = page.getByLabel('Întrebarea ta')
  await box.fill('Prima')
  await box.press('Enter')
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('button', { name: 'Oprește răspunsul' })).toBeVisible()
  await box.fill('A doua')
  await box.press('Enter')
  await expect(box).toHaveValue('A doua')
  release()
  await expect(page.getByRole('log').getByText('Gata.', { exact: true })).toBeVisible()
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('button', { name: 'Trimite', exact: true })).toBeEnabled()
  expect(asked).toBe(1)
})

test('S-380 S-381 S-382 S-388 sending needs words or a picture, and a picture can be taken back', async ({ page }) => {
  await ready(page, '/')
  const send = page.getByRole('button', { name: 'Trimite', exact: true })
  await expect(send).toBeDisabled()
  await page.getByLabel('Întrebarea ta').fill('   ')
  await expect(send).toBeDisabled()
  await page.locator('input[type=file]').setInputFiles([picture('a.png')])
  await expect(send).toBeEnabled()
  await page.getByRole('button', { name: 'Elimină imaginea 1' }).click()
  await expect(send).toBeDisabled()
})

test('S-383 S-384 S-385 S-386 S-488 S-005 of five pictures three stay and the first is sent, with its own question', async ({ page }) => {
  await ready(page, '/')
  await page.locator('input[type=file]').setInputFiles(['1', '2', '3', '4', '5'].map((name) => picture(`${name}.png`)))
  await expect(page.getByRole('button', { name: /^Elimină imaginea/ })).toHaveCount(3)
  const asked = page.waitForRequest(STREAM)
  await page.getByRole('button', { name: 'Trimite', exact: true }).click()
  const body = (await asked).postDataJSON()
  expect(body.question).toBe('Analizează această imagine și spune-mi ce vezi.')
  expect(body.image_data).toMatch(/^data:image\/(jpeg|png|webp);base64,/)
  await expect(page.getByText('[Imagine încărcată]')).toBeVisible()
})

test('S-120 S-503 the mascot says WOOF or MEOW for two seconds', async ({ page }) => {
  await page.clock.install()
  await ready(page, '/')
  await page.getByRole('button', { name: 'Salută-l pe Bobita' }).click()
  const bubble = page.getByText(/^(WOOF|MEOW)$/)
  await expect(bubble).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect(bubble).toBeHidden()
  await page.getByRole('button', { name: 'Salută-l pe Bobita' }).click()
  await page.clock.runFor(1_990)
  await expect(bubble).toBeVisible()
  await page.clock.runFor(20)
  await expect(bubble).toBeHidden()
})

test('S-448 S-449 S-450 S-451 S-452 S-453 S-454 every kind of line of a stream is read, and a broken one is skipped with a warning', async ({ page }) => {
  const warnings: string[] = []
  // The browser of the tests says by a warning that it installs no service worker.
  page.on('console', (message) => message.type() === 'warning' && !/service worker/i.test(message.text()) && warnings.push(message.text()))
  await page.route(STREAM, (route) =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: `data: ${JSON.stringify({ type: 'chunk', content: 'Unu ' })}\n\n{"text":"doi "}\n{stricat\n${JSON.stringify({ content: 'trei' })}\n\n${JSON.stringify(final('Unu doi trei'))}\n[DONE]\n`,
    }),
  )
  await ready(page, '/')
  await page.getByLabel('Întrebarea ta').fill('Numără')
  await page.getByRole('button', { name: 'Trimite', exact: true }).click()
  await expect(page.getByRole('log').getByText('Unu doi trei')).toBeVisible()
  expect(warnings.length).toBe(1)
})

test('S-457 a stream without an ending leaves sending possible', async ({ page }) => {
  await page.route(STREAM, (route) => route.fulfill({ contentType: 'application/x-ndjson', body: '{"type":"chunk","content":"Jumătate"}\n' }))
  await ready(page, '/')
  await page.getByLabel('Întrebarea ta').fill('Prima')
  await page.getByRole('button', { name: 'Trimite', exact: true }).click()
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false')
  await page.getByLabel('Întrebarea ta').fill('A doua')
  await expect(page.getByRole('button', { name: 'Trimite', exact: true })).toBeEnabled()
})

test('S-459 perspectives of the final object are shown with the answer', async ({ page }) => {
  await page.route(STREAM, (route) =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: streamOf(
        final('Răspuns [1].', {
          sources: [{ id: 1, title: 'Articol despre pisici', url: '/blog/7', kind: 'article', quote: 'O propoziție.', checked_on: '2026-11-21' }],
          perspectives: [{ id: 'vet', label: 'Medic veterinar', text: 'Ce spune medicul.', source_ids: [1] }],
        }),
      ),
    }),
  )
  await ready(page, '/')
  await page.getByLabel('Întrebarea ta').fill('Ceva')
  await page.getByRole('button', { name: 'Trimite', exact: true }).click()
  await expect(page.getByText('Medic veterinar')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Articol despre pisici', exact: true })).toHaveAttribute('href', '/blog/7')
})

test('S-467 S-469 S-471 S-447 an error line is told, the question stays and can be asked again', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.route(STREAM, (route) => route.fulfill({ contentType: 'application/x-ndjson', body: streamOf({ type: 'error', error: 'modelul doarme' }) }), {
    times: 1,
  })
  await ready(page, '/')
  await page.getByLabel('Întrebarea ta').fill(CHOCOLATE)
  await page.getByRole('button', { name: 'Trimite', exact: true }).click()
  await expect(page.getByText('Eroare la comunicarea cu Bobita')).toBeVisible()
  expect(errors.join('\n')).toContain('Error communicating with Bobita: modelul doarme')
  await expect(page.getByRole('article', { name: 'Tu' }).getByText(CHOCOLATE)).toBeVisible()
  await page.getByRole('button', { name: 'Încearcă din nou' }).click()
  await expect(page.getByRole('heading', { name: /^Urgență/ })).toBeVisible()
})

test('S-468 S-460 S-471 a refused send is told and logged, and the question is not lost', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.route(STREAM, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await ready(page, '/')
  await page.getByLabel('Întrebarea ta').fill(CHOCOLATE)
  await page.getByRole('button', { name: 'Trimite', exact: true }).click()
  await expect(page.getByText('Eroare la trimiterea mesajului')).toBeVisible()
  expect(errors.join('\n')).toContain('HTTP 500: Internal Server Error')
  await page.getByRole('button', { name: 'Încearcă din nou' }).click()
  await expect(page.getByRole('heading', { name: /^Urgență/ })).toBeVisible()
})

test('D-039 what an answer holds is never run: no HTML, no images, no foreign schemes', async ({ page }) => {
  const outside: string[] = []
  page.on('request', (request) => request.url().includes('rau.example') && outside.push(request.url()))
  const evil =
    'Bună <img src=x onerror="document.title=\'spart\'"> ![poză](https://rau.example/p.png) [apasă](javascript:document.title=1) <script>document.title=2</script> **gras**'
  await page.route(STREAM, (route) => route.fulfill({ contentType: 'application/x-ndjson', body: streamOf({ type: 'chunk', content: evil }, final(evil)) }))
  await ready(page, '/')
  const title = await page.title()
  await page.getByLabel('Întrebarea ta').fill('Ceva')
  await page.getByRole('button', { name: 'Trimite', exact: true }).click()
  const answer = page.getByRole('article', { name: 'Bobita' })
  await expect(answer.locator('strong')).toHaveText('gras')
  await expect(answer.locator('img[src="x"], img[src*="rau"], script, a[href^="javascript"]')).toHaveCount(0)
  expect(await page.title()).toBe(title)
  expect(outside).toEqual([])
})

test('D-037 a finished answer is announced once, not word by word', async ({ page }) => {
  await ready(page, '/')
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    for (const region of document.querySelectorAll('output, [role=status]'))
      new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, { childList: true, characterData: true, subtree: true })
  })
  await page.getByLabel('Întrebarea ta').fill('Cum scot o căpușă de la câine?')
  await page.getByRole('button', { name: 'Trimite', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Surse' })).toBeVisible()
  await expect(page.getByRole('log')).toHaveAttribute('aria-live', 'off')
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  expect(said.filter((words) => words.startsWith('Bobita a răspuns')).length).toBe(1)
})
