import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ready } from './people.ts'
import { expect, test } from './site.ts'

const search = (page: Page) => page.getByPlaceholder('Caută rasă sau cod EMS...')
const cards = (page: Page) => page.getByRole('main').locator('li', { has: page.locator('h2') })
const dialog = (page: Page) => page.getByRole('dialog')

function breeder(id: number, pets_can_train: string[], rest: object = {}) {
  return { id, name: `Crescătorul ${id}`, city: 'Sibiu', pets_can_train, phone_numbers: ['0200 000 001', '0200 000 002'], is_approved: true, ...rest }
}

async function stubTrainers(page: Page, trainers: unknown[]): Promise<void> {
  await page.route(/\/api\/v1\/trainers(\?|$)/, (route) => route.fulfill({ json: trainers }))
}

test('S-018 S-043 S-297 S-298 S-299 S-506 the catalogue has its title, its search and 52 breeds', async ({ page }) => {
  await ready(page, '/tgamers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rase de pisici recunoscute FIFé')
  await expect(search(page)).toBeVisible()
  await expect(cards(page)).toHaveCount(52)
})

test('S-300 S-301 S-302 D-040 typing filters at once, by name or EMS code, whatever the case and the diacritics', async ({ page }) => {
  await ready(page, '/tgamers')
  for (const [typed, found] of [
    ['maine', 'Maine Coon'],
    ['mco', 'Maine Coon'],
    ['NORVEGIANA DE PADURE', 'Norvegiană de Pădure'],
  ] as const) {
    await search(page).fill(typed)
    await expect(cards(page).locator('h2')).toHaveText([found])
  }
  await expect(page).toHaveURL(/\?q=NORVEGIANA/)
  await search(page).fill('labrador')
  await expect(page.getByText('Nicio rasă nu se potrivește cu „labrador”.')).toBeVisible()
  await page.getByRole('button', { name: 'Arată toate rasele' }).click()
  await expect(cards(page)).toHaveCount(52)
})

test('typing leaves one step in the history, and a search can be shared', async ({ page }) => {
  await ready(page, '/home')
  await ready(page, '/tgamers?q=rex')
  await expect(search(page)).toHaveValue('rex')
  await expect(cards(page)).toHaveCount(5)
  await search(page).press('End')
  await search(page).pressSequentially(' corn')
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(/q=rex\+corn/)
  await page.goBack()
  await expect(page).toHaveURL('/home')
})

test('S-303 the grid has one or two columns on a phone and more on a wide screen', async ({ page }) => {
  await ready(page, '/tgamers')
  const columns = () =>
    page
      .getByRole('main')
      .locator('ul')
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  expect(await columns()).toBeGreaterThan(2)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await columns()).toBeLessThanOrEqual(2)
})

test('S-304 S-481 a picture that fails becomes the house shorthair', async ({ page }) => {
  await page.route(/MCO[^/]*\.svg/, (route) => route.abort())
  await ready(page, '/tgamers?q=mco')
  await expect(cards(page).locator('img')).toHaveAttribute('src', /HCS/)
  await expect(cards(page).locator('img')).toHaveJSProperty('complete', true)
  expect(
    await cards(page)
      .locator('img')
      .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
  ).toBeGreaterThan(0)
})

test('S-305 S-306 S-307 S-505 a card has name, EMS code, category and a description cut to two lines', async ({ page }) => {
  await ready(page, '/tgamers')
  const card = cards(page).filter({ has: page.getByRole('heading', { name: 'Maine Coon', exact: true }) })
  await expect(card.getByText('Cod EMS MCO')).toBeVisible()
  await expect(card.getByText('Categoria 2', { exact: true })).toBeVisible()
  const text = card.getByText(/gigantul blând/)
  await expect(text).toHaveCSS('-webkit-line-clamp', '2')
  expect(await text.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
})

test('S-315 S-316 S-326 D-036 a card opens the detail at its own address, and the X leads back to the card', async ({ page }) => {
  await ready(page, '/tgamers?q=maine')
  await cards(page).first().getByText('Categoria 2').click()
  await expect(dialog(page).getByRole('heading', { name: 'Maine Coon' })).toBeVisible()
  for (const words of ['MCO', 'gigantul blând', 'Crescători pentru această rasă', 'Înainte să iei un pui'])
    await expect(dialog(page).getByText(words).first()).toBeVisible()
  await expect(dialog(page).getByText('Categoria FIFe')).toBeVisible()
  await expect(dialog(page).getByRole('img')).toHaveAttribute('src', /MCO/)
  await expect(page).toHaveURL('/tgamers?q=maine&rasa=MCO')
  await dialog(page).getByRole('button', { name: 'Închide' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/tgamers?q=maine')
  await expect(page.getByRole('link', { name: 'Maine Coon' })).toBeFocused()
})

test('a breed has an address that opens it and a title of its own', async ({ page }) => {
  await ready(page, '/tgamers?rasa=SPH')
  await expect(page).toHaveTitle(/^Sphynx \(SPH\)/)
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/tgamers')
})

test('S-317 while breeders are looked for the detail says so', async ({ page }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/api\/v1\/trainers/, async (route) => {
    await asked
    await route.fulfill({ json: [] })
  })
  await ready(page, '/tgamers?rasa=MCO')
  await expect(dialog(page).getByText('Se caută crescători...')).toBeVisible()
  answer()
  await expect(dialog(page).getByText('Momentan niciun crescător înregistrat pentru această rasă.')).toBeVisible()
})

test('S-318 S-322 S-323 S-324 only breeders who name the breed or its code are shown', async ({ page }) => {
  await stubTrainers(page, [breeder(1, ['mco']), breeder(2, ['pisici Maine Coon']), breeder(3, ['personal']), breeder(4, ['MCO'], { is_approved: false })])
  await ready(page, '/tgamers?rasa=MCO')
  await expect(dialog(page).getByRole('heading', { level: 4 })).toHaveText(['Crescătorul 1', 'Crescătorul 2'])
  await ready(page, '/tgamers?rasa=PER')
  await expect(dialog(page).getByText('Momentan niciun crescător înregistrat pentru această rasă.')).toBeVisible()
})

test('S-319 S-320 S-321 a breeder has name, city, phones joined by commas and the breeds', async ({ page }) => {
  await stubTrainers(page, [breeder(1, ['Maine Coon', 'Ragdoll'])])
  await ready(page, '/tgamers?rasa=MCO')
  const card = dialog(page).getByRole('listitem').filter({ hasText: 'Crescătorul 1' })
  await expect(card).toContainText('Sibiu')
  await expect(card).toContainText('0200 000 001, 0200 000 002')
  await expect(card).toContainText('Specializat în: Maine Coon, Ragdoll')
  await expect(card.getByRole('link', { name: '0200 000 001' })).toHaveAttribute('href', 'tel:+40200000001')
})

test('S-325 S-480 when the breeders cannot be read the detail says there are none, and no error', async ({ page }) => {
  await page.route(/\/api\/v1\/trainers/, (route) => route.fulfill({ status: 500 }))
  await ready(page, '/tgamers?rasa=MCO')
  await expect(dialog(page).getByText('Momentan niciun crescător înregistrat pentru această rasă.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('S-018 a breed shows the breeders of the real directory', async ({ page }) => {
  await ready(page, '/tgamers?rasa=MCO')
  await expect(dialog(page).getByText(/Specializat în: .*Maine Coon/)).toBeVisible()
})

test('S-505 the detail never covers more than 90% of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await ready(page, '/tgamers?rasa=MCO')
  const box = await dialog(page).boundingBox()
  expect(box?.height).toBeLessThanOrEqual(740 * 0.9)
})

test('S-315 in English the breed keeps its address and changes its words', async ({ page }) => {
  await ready(page, '/tgamers?rasa=PER&lang=en')
  await expect(dialog(page).getByRole('heading', { name: 'Persian' })).toBeVisible()
  await expect(dialog(page).getByText(/rich undercoat/)).toBeVisible()
})

test('S-003 changing the language changes the catalogue where it stands', async ({ page }) => {
  await ready(page, '/tgamers?q=per')
  await expect(cards(page).locator('h2').first()).toHaveText('Persană')
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click()
  await expect(cards(page).locator('h2').first()).toHaveText('Persian')
  await expect(page.getByText(/^Long fur with a rich undercoat/)).toBeVisible()
})

for (const language of ['ro', 'en']) {
  test(`D-035 a breed's detail can be used by everybody in ${language}`, async ({ page }) => {
    await ready(page, `/tgamers?rasa=MCO&lang=${language}`)
    await expect(dialog(page).getByRole('heading', { level: 4 }).first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).include('dialog[open]').withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
}
