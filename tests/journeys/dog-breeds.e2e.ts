import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { readCatBreeds } from '#content/breeds/cats.ts'
import { readDogBreeds } from '#content/breeds/dogs.ts'
import { ready } from './people.ts'
import { expect, test } from './site.ts'

const DOGS = '/tgamers?specie=caini'
const search = (page: Page) => page.getByPlaceholder('Caută rasă, de exemplu labrador...')
const cards = (page: Page) => page.getByRole('main').locator('li', { has: page.locator('h2') })
const dialog = (page: Page) => page.getByRole('dialog')

test('from the cats one press leads to the dogs at an address of their own, and back again', async ({ page }) => {
  await ready(page, '/tgamers')
  await page.getByRole('main').getByRole('link', { name: 'Câini' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rase de câini')
  await expect(page).toHaveURL(DOGS)
  await expect(cards(page)).toHaveCount(readDogBreeds().length)
  await expect(cards(page).first().locator('h2')).toHaveText('Ciobănesc Românesc Mioritic')
  await expect(page.getByRole('main').getByRole('link', { name: 'Câini' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rase de pisici recunoscute FIFé')
  await expect(cards(page)).toHaveCount(readCatBreeds().length)
})

test('typing filters the dogs at once, with and without diacritics, by every name they have', async ({ page }) => {
  await ready(page, DOGS)
  for (const [typed, found] of [
    ['labrador', 'Labrador Retriever'],
    ['SORICAR', 'Teckel'],
    ['dalmațian', 'Dalmațian'],
    ['great dane', 'Dog German'],
  ] as const) {
    await search(page).fill(typed)
    await expect(cards(page).locator('h2')).toHaveText([found])
  }
  await search(page).fill('siameza')
  await expect(page.getByText('Nicio rasă nu se potrivește cu „siameza”.')).toBeVisible()
  await page.getByRole('button', { name: 'Arată toate rasele' }).click()
  await expect(cards(page)).toHaveCount(readDogBreeds().length)
  await expect(page).toHaveURL(DOGS)
})

test('group and size narrow the dogs, stay in the address and can be shared', async ({ page }) => {
  await ready(page, DOGS)
  await page.getByLabel('Grupa FCI').selectOption('8')
  await expect(cards(page).locator('h2')).toHaveText(['Labrador Retriever', 'Golden Retriever', 'Cocker Spaniel Englez'])
  await page.getByLabel('Talia').selectOption('medie')
  await expect(cards(page).locator('h2')).toHaveText(['Cocker Spaniel Englez'])
  await expect(page).toHaveURL(`${DOGS}&grupa=8&talie=medium`)
  await page.getByLabel('Grupa FCI').selectOption('4')
  await expect(page.getByText('Nicio rasă nu se potrivește cu ce ai ales.')).toBeVisible()
  await page.getByRole('button', { name: 'Arată toate rasele' }).click()
  await expect(cards(page)).toHaveCount(readDogBreeds().length)
  await ready(page, `${DOGS}&talie=toy`)
  await expect(page.getByLabel('Talia')).toHaveValue('toy')
  await expect(cards(page).filter({ hasText: 'Chihuahua' })).toHaveCount(1)
  await expect(cards(page).filter({ hasText: 'Rottweiler' })).toHaveCount(0)
})

test('a dog has an address that opens it, its facts, its law and its drawing, and closing leads to the dogs', async ({ page }) => {
  await ready(page, '/tgamers?rasa=rottweiler')
  await expect(page).toHaveTitle(/^Rottweiler · /)
  await expect(dialog(page).getByRole('heading', { name: 'Rottweiler', exact: true })).toBeVisible()
  for (const words of ['38–55 kg', '56–68 cm', 'Valori orientative', 'tumori osoase', 'categoria a II-a', 'înscris în RECS', 'Înainte să iei un pui'])
    await expect(dialog(page).getByText(words).first()).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: 'Câini periculoși: ce cere OUG 55/2002' })).toHaveAttribute('href', '/blog/62')
  await expect(dialog(page).getByRole('img')).toHaveAttribute('src', /rottweiler/)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(DOGS)
  await expect(cards(page)).toHaveCount(readDogBreeds().length)
})

test('a dog that no ordinance names is not told of category II', async ({ page }) => {
  await ready(page, '/tgamers?rasa=labrador')
  await expect(dialog(page).getByText('înscris în RECS')).toBeVisible()
  await expect(dialog(page).getByText('categoria a II-a')).toHaveCount(0)
})

test('a card opens the detail over the search, and the X leads back to the card', async ({ page }) => {
  await ready(page, `${DOGS}&q=husky`)
  await cards(page).first().getByText('Grupa 5').click()
  await expect(page).toHaveURL(`${DOGS}&q=husky&rasa=husky`)
  await dialog(page).getByRole('button', { name: 'Închide' }).click()
  await expect(page).toHaveURL(`${DOGS}&q=husky`)
  await expect(page.getByRole('link', { name: 'Husky Siberian' })).toBeFocused()
})

test('whoever on the list names the breed is shown, and no false friend', async ({ page }) => {
  const trainer = (id: number, pets_can_train: string[]) => ({
    id,
    name: `Dresorul ${id}`,
    city: 'Sibiu',
    pets_can_train,
    phone_numbers: [],
    is_approved: true,
  })
  await page.route(/\/api\/v1\/trainers(\?|$)/, (route) =>
    route.fulfill({ json: [trainer(1, ['câini', 'labradori']), trainer(2, ['labradoodle']), trainer(3, ['Labrador Retriever'])] }),
  )
  await ready(page, '/tgamers?rasa=labrador')
  await expect(dialog(page).getByRole('heading', { name: 'Dresori și crescători care numesc rasa' })).toBeVisible()
  await expect(dialog(page).getByRole('heading', { level: 4 })).toHaveText(['Dresorul 1', 'Dresorul 3'])
  await ready(page, '/tgamers?rasa=golden')
  await expect(dialog(page).getByText('Momentan nimeni din listă nu numește această rasă.')).toBeVisible()
})

test('in English the dogs keep their address and change their words', async ({ page }) => {
  await ready(page, `${DOGS}&lang=en`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dog breeds')
  await expect(cards(page).first().locator('h2')).toHaveText('Romanian Mioritic Shepherd Dog')
  await ready(page, '/tgamers?rasa=mops&lang=en')
  await expect(dialog(page).getByText(/^Imperial China sent the Pug/)).toBeVisible()
})

test('the page of the dogs works before its scripts: a form keeps the species', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  await page.goto(DOGS)
  await page.getByLabel('Caută o rasă de câini').fill('beagle')
  await page.getByLabel('Caută o rasă de câini').press('Enter')
  await expect(cards(page).locator('h2')).toHaveText(['Beagle'])
  await page.close()
})

test('search engines are told the address of the dogs', async ({ page, request }) => {
  await ready(page, '/tgamers?rasa=labrador')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/tgamers\?specie=caini$/)
  const map = await (await request.get('/sitemap.xml')).text()
  expect(map).toContain('/tgamers?specie=caini</loc>')
  expect(map).toContain('/tgamers?specie=caini&amp;lang=en"')
})

for (const language of ['ro', 'en']) {
  test(`D-035 a dog's detail can be used by everybody in ${language}`, async ({ page }) => {
    await ready(page, `/tgamers?rasa=rottweiler&lang=${language}`)
    await expect(dialog(page).getByRole('heading', { level: 3 }).first()).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).include('dialog[open]').withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
}
