import { randomUUID } from 'node:crypto'
import type { Request } from '@playwright/test'
import { ready, signedIn } from './people.ts'
import { cards, counted, fillIn, openList, petition, signButton, stubSign, submit } from './petition-page.ts'
import { expect, test } from './site.ts'

test('S-016 S-235 S-239 S-246 S-432 S-435 Ana reads a petition without an account, signs it, and it counts one more after a reload', async ({ page }) => {
  await ready(page, '/petitions')
  await expect(cards(page)).toHaveCount(6)
  const card = cards(page).filter({ hasText: 'Cai în siguranță' })
  // An invented one says so, and on no day it began.
  await expect(card).toContainText('Exemplu')
  await expect(card).not.toContainText('Început la')
  const before = Number(await card.getByRole('definition').first().innerText())
  await card.getByRole('button', { name: 'Semnează Petiția' }).click()
  await fillIn(page)
  await submit(page).click()
  await expect(page.getByText('Semnătura ta a fost înregistrată.')).toBeVisible()
  await page.reload()
  await expect(card.getByRole('definition').first()).toHaveText(String(before + 1))
})

test('D-018 S-271 S-377 who signs twice in one browser is told so, keeps what was typed and can try with another mailbox', async ({ page }) => {
  const email = `${randomUUID()}@exemplu.ro`
  await ready(page, '/petitions')
  const card = cards(page).filter({ hasText: 'Un cabinet veterinar de gardă' })
  const signAs = async (mailbox: string) => {
    await card.getByRole('button', { name: 'Semnează Petiția' }).click()
    await fillIn(page, mailbox)
    await submit(page).click()
  }
  await signAs(email)
  await expect(page.getByText('Mulțumim pentru semnătură!')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await signAs(email)
  await expect(page.getByRole('alert')).toHaveText('Ai semnat deja această petiție.')
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await page.getByLabel('E-mail').fill(`${randomUUID()}@exemplu.ro`)
  await submit(page).click()
  await expect(page.getByText('Mulțumim pentru semnătură!')).toBeVisible()
})

test('S-262 S-263 S-264 S-376 nothing is sent without a name and an e-mail, nor after Cancel', async ({ page }) => {
  const requests = await stubSign(page, counted)
  await openList(page, [petition()])
  await signButton(page).click()
  await expect(page.getByLabel('Nume complet')).toHaveAttribute('required', '')
  await expect(page.getByLabel('E-mail')).toHaveAttribute('required', '')
  await expect(page.getByLabel('E-mail')).toHaveAttribute('type', 'email')
  await submit(page).click()
  await expect(page.getByText('Scrie numele tău complet.')).toBeVisible()
  await expect(page.getByLabel('Nume complet')).toBeFocused()
  await page.getByLabel('Nume complet').fill('Ana')
  await page.getByLabel('E-mail').fill('ana')
  await submit(page).click()
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Anulează' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(requests).toEqual([])
  await expect(cards(page).getByRole('definition').first()).toHaveText('1')
})

test('S-265 S-266 S-267 S-268 S-269 S-270 S-502 while sending the buttons wait; then thanks, one signature more, and the form closes after 2 s', async ({
  page,
}) => {
  const answered = Promise.withResolvers<void>()
  await stubSign(page, async (route) => {
    await answered.promise
    await counted(route)
  })
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') })
  await openList(page, [petition()])
  await page.clock.pauseAt(new Date('2026-11-21T10:10:00Z'))
  await signButton(page).click()
  await fillIn(page)
  await submit(page).click()
  await expect(submit(page)).toHaveText('Se semnează...')
  await expect(submit(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Anulează' })).toBeDisabled()

  answered.resolve()
  await expect(page.getByText('Mulțumim pentru semnătură!')).toBeVisible()
  await expect(page.getByText('Semnătura ta a fost înregistrată.')).toBeVisible()
  await expect(cards(page).getByRole('definition').first()).toHaveText('2')
  await page.clock.runFor(1_900)
  await expect(page.getByText('Mulțumim pentru semnătură!')).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByRole('dialog')).toBeHidden()
  // What comes after signing is fetched then, and shown in a moment of the page's own clock.
  await page.clock.resume()
  await expect(cards(page).getByText('Ai semnat. Dă mai departe:')).toBeVisible()
})

test('S-271 S-272 S-434 S-478 a refusal is shown in the form, which stays with what was typed', async ({ page }) => {
  const answers = [
    { status: 409, json: { error: 'Petiția s-a încheiat.' } },
    { status: 500, body: '' },
  ]
  await stubSign(page, (route) => route.fulfill(answers.shift() ?? { status: 500, body: '' }))
  await openList(page, [petition()])
  await signButton(page).click()
  await fillIn(page, 'ana@exemplu.ro')
  await page.getByLabel('Telefon').fill('0722 000 000')
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('Petiția s-a încheiat.')
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('Error signing petition')
  await expect(page.getByLabel('Nume complet')).toHaveValue('Ana Exemplu')
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@exemplu.ro')
  await expect(page.getByLabel('Telefon')).toHaveValue('0722 000 000')
})

test('S-277 the signer who fills the last place sees the goal reached', async ({ page }) => {
  await stubSign(page, counted)
  await openList(page, [petition({ current_signatures: 2 })])
  await signButton(page).click()
  await fillIn(page)
  await submit(page).click()
  await expect(cards(page).getByText('Obiectiv Atins')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(signButton(page)).toHaveCount(0)
})

test('S-276 S-349 S-400 neither the list nor a signature carries the token of a signed-in person, whose data is filled in', async ({ page }) => {
  const ana = await signedIn(page)
  const requests: Request[] = []
  page.on('request', (request) => request.url().includes('/api/v1/petitions') && requests.push(request))
  await ready(page, '/petitions')
  await expect(page.getByRole('button', { name: /Ana Exemplu/ })).toBeVisible()
  await signButton(page).first().click()
  await expect(page.getByLabel('E-mail')).toHaveValue(ana.email)
  await submit(page).click()
  await expect(page.getByText('Mulțumim pentru semnătură!')).toBeVisible()
  const sign = requests.find((request) => request.method() === 'POST')
  expect(sign?.postDataJSON()).toEqual({ full_name: 'Ana Exemplu', email: ana.email })
  expect(requests.length).toBeGreaterThan(1)
  for (const request of requests) expect(request.headers()).not.toHaveProperty('authorization')
})

test('D-036 the focus returns to the button that opened the sign form', async ({ page }) => {
  await ready(page, '/petitions')
  const opener = signButton(page).nth(2)
  await opener.click()
  await expect(page.getByLabel('Nume complet')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})
