import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { Page, Request, Route } from '@playwright/test'
import { ready, signedIn } from './people.ts'
import { expect, test } from './site.ts'

/** A petition as a server of the specification sends it. */
function petition(fields: Record<string, unknown> = {}) {
  return {
    id: 7,
    title: 'Cișmea în parcul mare',
    description: 'Cerem o cișmea.\nȘi un castron lângă ea.',
    current_signatures: 1,
    required_signatures: 3,
    created_at: '2026-11-20T10:00:00.000Z',
    ...fields,
  }
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><path d="M0 0h16v9H0z" fill="green"/></svg>'

async function stubList(page: Page, body: unknown, status = 200): Promise<void> {
  await page.route('**/api/v1/petitions?*', (route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }))
}

/** Answers signatures by `answer`; gives the requests that came. */
async function stubSign(page: Page, answer: (route: Route) => Promise<void>): Promise<Request[]> {
  const requests: Request[] = []
  await page.route('**/api/v1/petitions/*/sign', async (route) => {
    requests.push(route.request())
    await answer(route)
  })
  return requests
}

const counted = (route: Route) => route.fulfill({ json: { success: true } })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const signButton = (page: Page) => cards(page).getByRole('button', { name: 'Semnează Petiția' })

async function fillIn(page: Page, email = `${randomUUID()}@exemplu.ro`): Promise<void> {
  await page.getByLabel('Nume complet').fill('Ana Exemplu')
  await page.getByLabel('E-mail').fill(email)
}

const submit = (page: Page) => page.getByRole('dialog').locator('button[type=submit]')

test('S-016 S-235 S-239 S-246 S-432 S-435 Ana reads a petition without an account, signs it, and it counts one more after a reload', async ({ page }) => {
  await ready(page, '/petitions')
  await expect(cards(page)).toHaveCount(6)
  const card = cards(page).filter({ hasText: 'Cai în siguranță' })
  await expect(card).toContainText('Început la 6 octombrie 2026')
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

test('S-236 S-240 S-241 S-242 S-243 S-244 S-245 S-275 S-505 a card shows photo, text in three lines, numbers with separators and the share of its goal', async ({ page }) => {
  await page.route('**/poza.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
  const description = 'Cerem apă pentru câini. '.repeat(40)
  await stubList(page, [petition({ photo_url: '/poza.svg', description, current_signatures: 12_345, required_signatures: 37_035 })])
  await ready(page, '/petitions')
  const card = cards(page)
  await expect(card.locator('img[src="/poza.svg"]')).toBeVisible()
  await expect(card.getByText('12.345')).toBeVisible()
  await expect(card.getByText('Obiectiv', { exact: true })).toBeVisible()
  await expect(card.getByText('37.035')).toBeVisible()
  await expect(card.getByText('33,3% atins')).toBeVisible()
  await expect(card.getByRole('progressbar')).toHaveAttribute('value', /^33\.3/)
  const lines = await card.getByText('Cerem apă').evaluate((text) => Math.round(text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight)))
  expect(lines).toBe(3)
})

test('S-237 S-238 S-481 a card never shows a broken picture', async ({ page }) => {
  await page.route('**/lipsa.jpg', (route) => route.fulfill({ status: 404, body: '' }))
  await stubList(page, [petition({ photo_url: '/lipsa.jpg' }), petition({ id: 8 }), petition({ id: 9, photo_url: null })])
  await ready(page, '/petitions')
  await expect(cards(page)).toHaveCount(3)
  await expect(cards(page).locator('img')).toHaveCount(0)
  await expect(cards(page).locator('svg.lucide-megaphone')).toHaveCount(3)
})

test('S-247 S-248 S-249 S-250 S-251 at its goal a petition is green and cannot be signed, below it is emerald and can', async ({ page }) => {
  await stubList(page, [petition(), petition({ id: 8, current_signatures: 3 }), petition({ id: 9, current_signatures: 7 })])
  await ready(page, '/petitions')
  const [below, at, above] = [cards(page).nth(0), cards(page).nth(1), cards(page).nth(2)]
  await expect(below.getByRole('button', { name: 'Semnează Petiția' })).toBeVisible()
  for (const card of [at, above]) {
    await expect(card.getByText('Obiectiv Atins')).toBeVisible()
    await expect(card.getByText('100,0% atins')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Semnează Petiția' })).toHaveCount(0)
  }
  const colour = (card: typeof below) => card.getByRole('progressbar').evaluate((bar) => getComputedStyle(bar).color)
  expect(await colour(below)).toBe('rgb(11, 107, 75)')
  expect(await colour(at)).toBe('rgb(47, 143, 31)')
  expect(await colour(above)).toBe('rgb(47, 143, 31)')
})

test('S-253 S-254 S-255 S-256 S-257 S-258 pressing a card anywhere reads the petition in a modal that fits the screen', async ({ page }) => {
  await page.route('**/poza.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
  await stubList(page, [petition({ photo_url: '/poza.svg', description: `Cerem o cișmea.\n${'Un rând.\n'.repeat(80)}` }), petition({ id: 8, title: 'La obiectiv', current_signatures: 3 })])
  await ready(page, '/petitions')
  await cards(page).first().getByText('Cerem o cișmea.').click()
  const detail = page.getByRole('dialog', { name: 'Cișmea în parcul mare' })
  await expect(detail.locator('img[src="/poza.svg"]')).toBeVisible()
  await expect(detail.getByRole('definition')).toHaveText(['1', '3'])
  await expect(detail.getByText('33,3% atins')).toBeVisible()
  await expect(detail.getByText('Început la 20 noiembrie 2026')).toBeVisible()
  const text = detail.getByText('Cerem o cișmea.')
  expect(await text.evaluate((element) => getComputedStyle(element).whiteSpace)).toBe('pre-line')
  expect(await detail.evaluate((element) => element.getBoundingClientRect().height / innerHeight)).toBeLessThanOrEqual(0.9)
  await detail.getByText('Copiază linkul').scrollIntoViewIfNeeded()
  await expect(detail.getByText('Copiază linkul')).toBeInViewport()
  await detail.getByRole('contentinfo').or(detail.locator('footer')).getByRole('button', { name: 'Închide' }).click()
  await expect(detail).toBeHidden()

  await cards(page).nth(1).getByRole('link').click()
  const reached = page.getByRole('dialog', { name: 'La obiectiv' })
  await expect(reached.getByText('Obiectiv Atins')).toBeVisible()
  await expect(reached.getByRole('button', { name: 'Semnează Petiția' })).toHaveCount(0)
})

test('S-252 S-259 S-260 S-261 the sign form opens from the card without the detail, and from the detail in its place', async ({ page }) => {
  await stubList(page, [petition()])
  await ready(page, '/petitions')
  await signButton(page).click()
  const dialogs = page.getByRole('dialog')
  await expect(dialogs).toHaveCount(1)
  await expect(dialogs).toContainText('Cișmea în parcul mare')
  await expect(page).toHaveURL(/\/petitions$/)
  await page.getByRole('button', { name: 'Anulează' }).click()

  await cards(page).getByRole('link').click()
  await expect(page).toHaveURL(/\?id=7$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Semnează Petiția' }).click()
  await expect(dialogs).toHaveCount(1)
  for (const label of ['Nume complet', 'E-mail', 'Telefon']) await expect(dialogs.getByLabel(label)).toBeVisible()
  await expect(page).toHaveURL(/\/petitions$/)
})

test('S-262 S-263 S-264 S-376 nothing is sent without a name and an e-mail, nor after Cancel', async ({ page }) => {
  await stubList(page, [petition()])
  const requests = await stubSign(page, counted)
  await ready(page, '/petitions')
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

test('S-265 S-266 S-267 S-268 S-269 S-270 S-502 while sending the buttons wait; then thanks, one signature more, and the form closes after 2 s', async ({ page }) => {
  await stubList(page, [petition()])
  const answered = Promise.withResolvers<void>()
  await stubSign(page, async (route) => {
    await answered.promise
    await counted(route)
  })
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') })
  await ready(page, '/petitions')
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
  await expect(cards(page).getByText('Ai semnat. Dă mai departe:')).toBeVisible()
})

test('S-271 S-272 S-434 S-478 a refusal is shown in the form, which stays with what was typed', async ({ page }) => {
  await stubList(page, [petition()])
  const answers = [
    { status: 409, json: { error: 'Petiția s-a încheiat.' } },
    { status: 500, body: '' },
  ]
  await stubSign(page, (route) => route.fulfill(answers.shift() ?? { status: 500, body: '' }))
  await ready(page, '/petitions')
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
  await stubList(page, [petition({ current_signatures: 2 })])
  await stubSign(page, counted)
  await ready(page, '/petitions')
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

test('S-273 S-378 S-379 S-478 a list that cannot be loaded says so and offers to load the page again', async ({ page }) => {
  await stubList(page, { error: 'Serviciul nu este disponibil.' }, 503)
  await ready(page, '/petitions')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Error loading petitions')
  await expect(alert).toContainText('Serviciul nu este disponibil.')
  await page.unroute('**/api/v1/petitions?*')
  await alert.getByRole('button', { name: 'Încearcă din nou' }).click()
  await expect(cards(page)).toHaveCount(6)
})

test('S-378 on the way in from another page the list is first loading, then there', async ({ page }) => {
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/v1/petitions?*', async (route) => {
    await answered.promise
    await route.continue()
  })
  await ready(page, '/lege')
  await page.getByRole('navigation').getByRole('link', { name: 'Petiții' }).click()
  await expect(page.getByText('Se încarcă petițiile...')).toBeAttached()
  answered.resolve()
  await expect(cards(page)).toHaveCount(6)
})

test('S-274 S-479 without petitions the page says so', async ({ page }) => {
  await stubList(page, [])
  await ready(page, '/petitions')
  await expect(page.getByText('Nu există petiții active')).toBeVisible()
})

test('a petition has an address: the link opens it with its own title, back closes it, an old one is explained', async ({ page }) => {
  await ready(page, '/petitions?id=4')
  await expect(page).toHaveTitle(/^Cai în siguranță, drumuri în siguranță/)
  const detail = page.getByRole('dialog', { name: /^Cai în siguranță/ })
  await expect(detail).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
  await expect(page).toHaveURL(/\/petitions$/)

  await cards(page).first().getByRole('link').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/petitions$/)

  await page.goto('/petitions?id=999')
  await expect(page.getByText('Petiția căutată nu mai este deschisă sau nu există.')).toBeVisible()
  await page.getByRole('link', { name: 'Vezi petițiile deschise' }).click()
  await expect(page.getByText('Petiția căutată nu mai este deschisă sau nu există.')).toBeHidden()
})

test('S-501 a petition can be passed on: by WhatsApp, or by its link, copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await ready(page, '/petitions?id=4')
  const detail = page.getByRole('dialog')
  await expect(detail.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', new RegExp(`^https://wa\\.me/\\?text=.*${encodeURIComponent('/petitions?id=4')}$`))
  await detail.getByRole('button', { name: 'Copiază linkul' }).click()
  await expect(detail.getByRole('button', { name: 'Copiat!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/petitions?id=4`)
  await expect(detail.getByText('Copiat!')).toBeHidden()
})

test('D-036 the focus returns to the button that opened the sign form', async ({ page }) => {
  await ready(page, '/petitions')
  const opener = signButton(page).nth(2)
  await opener.click()
  await expect(page.getByLabel('Nume complet')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

for (const language of ['ro', 'en']) {
  test(`D-035 axe finds nothing in the open modals in ${language}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: language === 'ro' ? 'light' : 'dark', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    await ready(page, `/petitions?id=4&lang=${language}`)
    const faults = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join()}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await faults()).toEqual([])
    await page.locator('dialog[open] footer button').last().click()
    await submit(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await faults()).toEqual([])
  })
}
