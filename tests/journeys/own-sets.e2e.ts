import { text } from 'node:stream/consumers'
import { faults } from './axe.ts'
import { cards, openComplaints, ownSet, photo, photos, stubOwnSets } from './complaint-page.ts'
import { ready, signedIn } from './people.ts'
import { expect, test } from './site.ts'

test('S-213 S-397 the list is asked for the person signed in, with the token, and a guest asks for none', async ({ page, context }) => {
  const guest = await context.newPage()
  const asked: string[] = []
  guest.on('request', (request) => request.url().includes('/plangeri/user/') && asked.push(request.url()))
  await ready(guest, '/plangeri')
  await expect(guest.getByText('Conectează-te ca să-ți vezi seturile de dovezi.')).toBeVisible()
  expect(asked).toEqual([])
  const requests = await stubOwnSets(page, [ownSet()])
  const visitor = await signedIn(page)
  await ready(page, '/plangeri')
  await expect(cards(page)).toHaveCount(1)
  for (const request of requests) {
    expect(new URL(request.url()).pathname).toBe(`/api/v1/plangeri/user/${visitor.id}`)
    expect(request.headers()['authorization']).toBe(`Bearer ${visitor.token}`)
  }
})

test('S-214 S-215 S-216 S-217 S-500 the days left are shown, red at seven or fewer', async ({ page }) => {
  const sets = [30, 8, 7, 1, 0].map((days) => ownSet({ media_id: String(days).padEnd(22, 'A'), title: `Set ${days}` }, days))
  await openComplaints(page, sets)
  await expect(cards(page)).toHaveCount(sets.length)
  const red = await page.evaluate(() => {
    const probe = document.body.appendChild(Object.assign(document.createElement('i'), { className: 'probe' }))
    probe.style.color = 'var(--danger)'
    return getComputedStyle(probe).color
  })
  const labels = [
    ['Set 30', 'Se șterge în 30 de zile', false],
    ['Set 8', 'Se șterge în 8 zile', false],
    ['Set 7', 'Se șterge în 7 zile', true],
    ['Set 1', 'Se șterge în 1 zi', true],
    ['Set 0', 'Se va șterge azi', true],
  ] as const
  for (const [title, label, urgent] of labels) {
    const words = cards(page)
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .getByText(label)
    await expect(words).toBeVisible()
    if (urgent) await expect(words).toHaveCSS('color', red)
    else await expect(words).not.toHaveCSS('color', red)
  }
})

test('a list that is empty or cannot be had says so', async ({ page }) => {
  await openComplaints(page, [])
  await expect(page.getByText('Nu ai niciun set.')).toBeVisible()
  await page.route('**/api/v1/plangeri/user/*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.reload()
  await expect(page.getByText('Documentele tale nu au putut fi încărcate.')).toBeVisible()
})

test('a set is deleted after a question, and leads to its page and to the official petition', async ({ page }) => {
  const sets = [ownSet()]
  await openComplaints(page, sets)
  const [card] = [cards(page).first()]
  await expect(card.getByRole('link', { name: 'Câine legat' })).toHaveAttribute('href', `/media/${'M'.repeat(22)}`)
  await expect(card.getByRole('link', { name: 'Fă petiția oficială' })).toHaveAttribute('href', `/plangeri/petitie?set=${'M'.repeat(22)}`)
  const deleted: string[] = []
  await page.route('**/api/v1/plangeri/I*', (route) => {
    deleted.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
    sets.pop()
    return route.fulfill({ status: 204 })
  })
  await card.getByRole('button', { name: 'Șterge' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Păstrează' }).click()
  await expect(cards(page)).toHaveCount(1)
  await card.getByRole('button', { name: 'Șterge' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Șterge acum' }).click()
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByText('Setul a fost șters.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Documentele mele organizate' })).toBeFocused()
  expect(deleted).toEqual([`DELETE /api/v1/plangeri/${'I'.repeat(22)}`])
})

test('a filed petition shows by when an answer is due, and puts both days into a calendar', async ({ page }) => {
  const sets = [ownSet()]
  await openComplaints(page, sets)
  const noted: unknown[] = []
  await page.route('**/api/v1/plangeri/*/filing', (route) => {
    noted.push(route.request().postDataJSON())
    sets[0] = ownSet({ filing: { registration_number: '1234/P', filed_on: '2026-11-02' } }, 27)
    return route.fulfill({ json: { data: sets[0] } })
  })
  await cards(page).getByRole('button', { name: 'Am depus-o' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Număr de înregistrare').fill('1234/P')
  await dialog.getByLabel('Data depunerii').fill('2026-11-02')
  await dialog.getByRole('button', { name: 'Salvează' }).click()
  await expect(cards(page)).toContainText('Petiția nr. 1234/P, depusă la 2 noiembrie 2026')
  await expect(cards(page)).toContainText('până la 2 decembrie 2026')
  await expect(cards(page)).toContainText('până la 17 decembrie 2026')
  expect(noted).toEqual([{ registration_number: '1234/P', filed_on: '2026-11-02' }])
  const download = page.waitForEvent('download')
  await cards(page).getByRole('button', { name: 'Pune termenele în calendar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('termene-petitie.ics')
  const calendar = await text(await file.createReadStream())
  expect(calendar.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual(['DTSTART;VALUE=DATE:20261202', 'DTSTART;VALUE=DATE:20261217'])
})

test('D-035 axe finds nothing on a form being filled in, a list of sets and their dialogs', async ({ page }) => {
  await openComplaints(page, [ownSet({ filing: { registration_number: '1', filed_on: '2026-11-02' } }, 5), ownSet({ media_id: 'O'.repeat(22) })])
  await photos(page).setInputFiles(photo())
  await page.getByLabel('Titlu', { exact: true }).press('Enter')
  await expect(cards(page)).toHaveCount(2)
  expect(await faults(page)).toEqual([])
  await cards(page).last().getByRole('button', { name: 'Am depus-o' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await faults(page)).toEqual([])
})
