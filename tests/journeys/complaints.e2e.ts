import type { Page } from '@playwright/test'
import { faults } from './axe.ts'
import { cards, describe, film, films, openComplaints, ownSet, photo, photos, picked, stubCreate, stubOwnSets, stubUpload, submit } from './complaint-page.ts'
import { ready } from './people.ts'
import { expect, test } from './site.ts'

test('S-184 S-185 S-187 S-188 S-012 S-013 S-014 the guide opens and closes, explains the petition and leads to the chat', async ({ page }) => {
  await ready(page, '/plangeri')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plângeri și Cereri')
  const step = page.getByRole('heading', { name: 'Cum depui petiția la Poliția Română' })
  await expect(step).toBeHidden()
  const summary = page.locator('summary', { hasText: 'Ghid' })
  await summary.click()
  await expect(step).toBeVisible()
  const guide = page.getByRole('group').filter({ has: step })
  await expect(guide).toContainText('30 de zile')
  await expect(guide).toContainText('112')
  await expect(guide).toContainText('30 MB')
  await expect(guide.getByRole('link', { name: 'Întreabă-l pe Bobita' })).toHaveAttribute('href', '/chat')
  await expect(guide.getByRole('link', { name: 'formularul pentru petiția oficială' })).toHaveAttribute('href', '/plangeri/petitie')
  await summary.click()
  await expect(step).toBeHidden()
})

test('S-015 S-186 the guide can be downloaded as a PDF', async ({ page, request }) => {
  await ready(page, '/plangeri#ghid')
  const link = page.getByRole('link', { name: 'Descarcă ghidul (PDF)' })
  await expect(link).toBeVisible()
  const answer = await request.get((await link.getAttribute('href')) ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
})

test('an address with a section opens the guide there', async ({ page }) => {
  await ready(page, '/plangeri#termen')
  await expect(page.getByRole('heading', { name: 'În cât timp răspunde poliția la petiție' })).toBeInViewport()
  expect(await faults(page)).toEqual([])
})

test('the guide is in the language of the page, also when the language changes while it is open', async ({ page }) => {
  await ready(page, '/plangeri?lang=en#termen')
  await expect(page.getByRole('heading', { name: 'How long the police take to answer a petition' })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'the form for the official petition' })).toHaveAttribute('href', '/plangeri/petitie')
  expect(await faults(page)).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: /^RO/ }).click()
  await expect(page.getByRole('heading', { name: 'În cât timp răspunde poliția la petiție' })).toBeVisible()
})

test('S-189 S-190 S-191 S-192 S-193 the form has its fields and pickers, and the list its title', async ({ page }) => {
  await ready(page, '/plangeri')
  await expect(page.getByLabel('Titlu', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Descriere', { exact: true })).toBeVisible()
  await expect(photos(page)).toHaveAttribute('accept', 'image/*')
  await expect(films(page)).toHaveAttribute('accept', 'video/*')
  for (const picker of [photos(page), films(page)]) await expect(picker).toHaveAttribute('multiple')
  await expect(page.getByRole('heading', { name: 'Documentele mele organizate' })).toBeVisible()
  await photos(page).setInputFiles([photo('a.png'), photo('b.png')])
  await films(page).setInputFiles([film('c.mp4'), film('d.mp4')])
  await expect(picked(page)).toHaveCount(4)
})

test('S-194 S-195 S-196 S-198 S-199 S-201 the button waits for words and files, and says what is missing', async ({ page }) => {
  await openComplaints(page)
  const text = page.getByText('Titlul și descrierea sunt obligatorii')
  const media = page.getByText('Trebuie să încarci cel puțin o poză sau un video')
  await describe(page, '   ', 'Fără apă')
  await photos(page).setInputFiles(photo())
  await expect(submit(page)).toBeDisabled()
  await expect(media).toBeHidden()
  await describe(page, 'Câine legat', ' \n ')
  await expect(submit(page)).toBeDisabled()
  await page.getByLabel('Titlu', { exact: true }).press('Enter')
  await expect(page.getByRole('alert').filter({ has: text })).toBeVisible()
  await describe(page)
  await expect(submit(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Scoate caine.png' }).click()
  await expect(submit(page)).toBeDisabled()
  await submit(page).click({ force: true })
  await expect(page.getByRole('alert').filter({ has: media })).toBeVisible()
})

test('S-197 S-200 S-396 a guest is told to log in, can do so in place, and keeps what was typed and picked', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && /plangere/.test(request.url()) && calls.push(request.url()))
  await ready(page, '/plangeri')
  await describe(page)
  await photos(page).setInputFiles(photo())
  await expect(submit(page)).toBeDisabled()
  await expect(page.getByText('Trebuie să fii logat pentru a crea o plângere')).toBeVisible()
  await page.getByLabel('Titlu', { exact: true }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('Trebuie să fii logat pentru a crea o plângere')
  await page.getByRole('main').getByRole('button', { name: 'Conectează-te' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Titlu', { exact: true })).toHaveValue('Câine legat')
  await expect(picked(page)).toHaveCount(1)
  expect(calls).toEqual([])
})

test('S-011 S-202 S-204 S-205 S-206 S-207 S-211 S-498 a set is sent in steps, its link is shown, the form is empty and the list new', async ({ page }) => {
  const sets: unknown[] = []
  const visitor = await openComplaints(page, sets)
  const names = await stubUpload(page)
  const forms = await stubCreate(page)
  await watchProgress(page)
  await describe(page, '  Câine legat ', ' Fără apă ')
  await photos(page).setInputFiles(photo())
  sets.push(ownSet({ media_id: 'N'.repeat(22), title: 'Setul cel nou' }))
  await submit(page).click()
  await expect(page.getByRole('link', { name: /\/media\/N{22}$/ })).toHaveAttribute('href', `/media/${'N'.repeat(22)}`)
  expect(await page.evaluate(() => Reflect.get(window, 'shownSteps'))).toEqual(['25', '50', '75', '100'])
  expect(names).toEqual(['caine.png'])
  expect(forms).toEqual([{ title: 'Câine legat', description: 'Fără apă', user_name: visitor.name, photo_links: ['/files/caine.png'], video_links: [] }])
  await expect(page.getByLabel('Titlu', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Descriere', { exact: true })).toHaveValue('')
  await expect(picked(page)).toHaveCount(0)
  await expect(cards(page).filter({ hasText: 'Setul cel nou' })).toBeVisible()
})

test('S-203 S-212 a film alone is enough, and a person without a name is anonymous', async ({ page }) => {
  await page.route('**/api/v1/profile', (route) => route.abort())
  await page.addInitScript(() => {
    localStorage.setItem('token', 'x')
    localStorage.setItem('user', JSON.stringify({ id: 'U'.repeat(22), name: ' ', email: 'ana@exemplu.ro', phone_number: null }))
  })
  await stubOwnSets(page, [])
  await stubUpload(page)
  const forms = await stubCreate(page)
  await ready(page, '/plangeri')
  await describe(page)
  await films(page).setInputFiles(film())
  await submit(page).click()
  await expect(page.getByText('Linkul tău este gata')).toBeVisible()
  expect(forms).toMatchObject([{ user_name: 'Utilizator Anonim', photo_links: [], video_links: ['/files/film.mp4'] }])
})

test('the button to send stays where it is when the device has kept what was begun', async ({ page }) => {
  // Keeping waits until the journey lets it: its code is loaded with the first file.
  let letIn = () => {}
  const waiting = new Promise<void>((resolve) => (letIn = resolve))
  await page.route(/begun-complaints/, async (route) => {
    await waiting
    await route.continue()
  })
  await openComplaints(page)
  await describe(page)
  await photos(page).setInputFiles(photo())
  await expect(picked(page)).toHaveCount(1)
  const top = async () => (await submit(page).boundingBox())?.y
  const before = await top()
  letIn()
  await expect(page.getByText('se păstrează pe acest dispozitiv')).toBeVisible()
  expect(await top()).toBe(before)
})

test('S-208 S-209 S-476 a failed upload keeps everything, and only what did not arrive is sent again', async ({ page }) => {
  await openComplaints(page)
  let broken = true
  const names = await stubUpload(page, (route, name) => (broken && name === 'b.png' ? route.abort() : undefined))
  await stubCreate(page)
  await describe(page)
  await photos(page).setInputFiles([photo('a.png'), photo('b.png'), photo('c.png')])
  await submit(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Eroare la încărcarea fișierelor. Încearcă din nou.' }).first()).toBeVisible()
  await expect(page.getByLabel('Titlu', { exact: true })).toHaveValue('Câine legat')
  await expect(page.getByLabel('Descriere', { exact: true })).toHaveValue('Fără apă')
  // Tried again by itself for a while.
  expect([...new Set(names)]).toEqual(['a.png', 'b.png'])
  const tried = names.length
  broken = false
  await page.getByRole('button', { name: 'Încearcă din nou b.png' }).click()
  await expect(picked(page).filter({ hasText: 'b.png' })).toContainText('Încărcat')
  await submit(page).click()
  await expect(page.getByText('Linkul tău este gata')).toBeVisible()
  expect(names.slice(tried)).toEqual(['b.png', 'c.png'])
})

test('S-208 a refusal of the server is said in its own words, at the file and at the form', async ({ page }) => {
  await openComplaints(page)
  const message = 'Fișierul nu poate fi citit până la capăt.'
  await stubUpload(page, (route) => route.fulfill({ status: 422, json: { code: 'evidence.unreadable', error: message, message } }))
  await describe(page)
  await photos(page).setInputFiles(photo())
  await submit(page).click()
  await expect(page.getByRole('alert').filter({ hasText: message })).toHaveCount(2)
  await expect(page.getByRole('alert').filter({ hasText: `caine.png: ${message}` })).toHaveCount(1)
  await expect(submit(page)).toBeEnabled()
})

test('S-210 a file above the limit of the police is taken, with a warning', async ({ page }) => {
  await openComplaints(page)
  await describe(page)
  await dropFiles(page, [{ name: 'lung.mp4', type: 'video/mp4', bytes: 31 * 1024 * 1024 }])
  await expect(picked(page)).toContainText('formularul poliției s-ar putea să nu îl primească')
  await expect(submit(page)).toBeEnabled()
})

test('files can be dropped; what is neither photo nor film, and the eleventh, stay out and are named', async ({ page }) => {
  await openComplaints(page)
  const many = Array.from({ length: 11 }, (_, n) => ({ name: `${n}.png`, type: 'image/png', bytes: 10 }))
  await dropFiles(page, [{ name: 'scrisoare.pdf', type: 'application/pdf', bytes: 10 }, ...many])
  await expect(picked(page)).toHaveCount(10)
  await expect(page.getByText('Nu este fotografie sau filmare: scrisoare.pdf')).toBeVisible()
  await expect(page.getByText('Un set are cel mult 10 fișiere.')).toBeVisible()
})

test('a file taken out after it has arrived is taken from the server too', async ({ page }) => {
  await openComplaints(page)
  await stubUpload(page, (route, name) =>
    name === 'a.png'
      ? route.fulfill({ json: { id: '0', length: 68, offset: 68, files: [{ id: 'F'.repeat(22), type: 'image', url: '/files/a' }] } })
      : route.abort(),
  )
  const removed = page.waitForRequest((request) => request.method() === 'DELETE' && request.url().includes('plangere-media'))
  await page.route('**/api/v1/upload/plangere-media/*', (route) => route.fulfill({ status: 204 }))
  await describe(page)
  await photos(page).setInputFiles([photo('a.png'), photo('b.png')])
  await submit(page).click()
  await expect(picked(page).filter({ hasText: 'b.png' })).toContainText('Nu a ajuns')
  await page.getByRole('button', { name: 'Scoate a.png' }).click()
  expect(new URL((await removed).url()).pathname).toBe(`/api/v1/upload/plangere-media/${'F'.repeat(22)}`)
  await expect(picked(page)).toHaveCount(1)
})

test('a picture can be pasted, while pasted words stay words', async ({ page }) => {
  await openComplaints(page)
  const paste = (words: string) =>
    page.evaluate((plain) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File(['x'], 'captura.png', { type: 'image/png' }))
      if (plain !== '') clipboardData.setData('text/plain', plain)
      document.querySelector('textarea')?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    }, words)
  await paste('cuvinte dintr-un document')
  await paste('')
  await expect(picked(page)).toHaveCount(1)
})

test('an upload can be stopped and taken up again', async ({ page }) => {
  await openComplaints(page)
  let held = true
  const names = await stubUpload(page, (_, name) => (held && name === 'b.png' ? new Promise(() => undefined) : undefined))
  await stubCreate(page)
  await describe(page)
  await photos(page).setInputFiles([photo('a.png'), photo('b.png')])
  await submit(page).click()
  await expect.poll(() => names).toEqual(['a.png', 'b.png'])
  await page.getByRole('button', { name: 'Oprește' }).click()
  await expect(page.getByRole('progressbar')).toBeHidden()
  await expect(picked(page).filter({ hasText: 'a.png' })).toContainText('Încărcat')
  await expect(picked(page).filter({ hasText: 'b.png' })).toContainText('Se trimite la final')
  held = false
  await submit(page).click()
  await expect(page.getByText('Linkul tău este gata')).toBeVisible()
  expect(names).toEqual(['a.png', 'b.png', 'b.png'])
})

test('the words survive a reload, and what becomes public is said before anything is sent', async ({ page }) => {
  await openComplaints(page)
  await describe(page)
  await page.reload()
  await expect(page.getByLabel('Titlu', { exact: true })).toHaveValue('Câine legat')
  await expect(page.getByLabel('Descriere', { exact: true })).toHaveValue('Fără apă')
  const said = page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: 'Ce devine vizibil' }) })
  for (const words of ['„Ana E.”', 'Oricine are linkul', '30 de zile', 'fețele și numerele']) await expect(said.last()).toContainText(words)
})

/** Keeps every value the progress shows. */
async function watchProgress(page: Page): Promise<void> {
  await page.evaluate(() => {
    const steps: string[] = []
    Object.assign(window, { shownSteps: steps })
    new MutationObserver(() => {
      const step = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')
      if (step && step !== steps.at(-1)) steps.push(step)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
}

/** Drops files made in the page: they need not travel there. */
async function dropFiles(page: Page, files: { name: string; type: string; bytes: number }[]): Promise<void> {
  await page.evaluate((given) => {
    const dataTransfer = new DataTransfer()
    for (const { name, type, bytes } of given) dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type }))
    document.querySelector('main')?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, files)
}
