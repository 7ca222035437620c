import type { Page } from '@playwright/test'
import { ready } from './people.ts'
import { expect, test } from './site.ts'

interface Stub {
  [field: string]: unknown
}

let ids = 0

/** A trainer as a server of the specification may send one. */
function trainer(fields: Stub): Stub {
  ids += 1
  return { id: ids, name: `Dresor ${ids}`, city: 'Iași', pets_can_train: [], description: '', phone_numbers: ['0722 000 000'], is_approved: true, ...fields }
}

function shelter(fields: Stub): Stub {
  ids += 1
  return {
    id: ids,
    name: `Adăpost ${ids}`,
    location: 'Iași',
    description: '',
    phone_numbers: ['0722 000 000'],
    website: 'exemplu.ro',
    status: 'aprobat',
    ...fields,
  }
}

/** Answers the list call of the browser. */
async function stub(page: Page, list: 'trainers' | 'shelters', body: unknown, status = 200): Promise<void> {
  await page.route(`**/api/v1/${list}`, (route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }))
}

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading')

test('S-035 S-129 S-130 S-131 S-132 S-136 somebody who looks for a trainer finds a search, two filters, 8 cards and a note for suggestions', async ({
  page,
}) => {
  await ready(page, '/tamers')
  await expect(page.getByRole('heading', { level: 1, name: 'Dresori' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(page.getByLabel('Oraș').getByRole('option').first()).toHaveText('Toate orașele')
  await expect(page.getByLabel('Specie').getByRole('option').first()).toHaveText('Toate speciile')
  await expect(cards(page)).toHaveCount(8)
  await expect(page.getByRole('complementary')).toContainText('Cunoști un dresor')
})

test('S-009 S-133 S-134 S-135 S-137 a card opens the detail of its trainer, with every number and a button that calls the first', async ({ page }) => {
  await stub(page, 'trainers', [
    trainer({
      name: 'Ana',
      city: 'Cluj',
      pets_can_train: ['câini', 'pisici'],
      phone_numbers: ['0722 123 456', '0733 123 456'],
      description: 'Lucrează\ncu răbdare.',
    }),
  ])
  await ready(page, '/tamers')
  // The page comes with the real records; the stubbed one stands there once the browser has asked again.
  await expect(names(page)).toHaveText(['Ana'])
  await cards(page).getByText('Lucrează').click()
  const dialog = page.getByRole('dialog', { name: 'Detalii Trainer' })
  await expect(dialog.getByText('Trainer Aprobat')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Ana' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Sună acum' })).toHaveAttribute('href', 'tel:+40722123456')
  await expect(dialog.getByRole('link', { name: 'Sună la 0733 123 456' })).toHaveAttribute('href', 'tel:+40733123456')
  for (const label of ['Tip', 'Capacitate', 'Experiență', 'Specializare', 'Locație'])
    await expect(dialog.getByRole('term').filter({ hasText: label })).toBeVisible()
  await expect(dialog.getByRole('definition').filter({ hasText: 'Cluj' })).toBeVisible()
  await expect(dialog.getByRole('definition').filter({ hasText: 'nespecificat' })).toHaveCount(3)
})

test('the open detail is an address: back closes it, a link opens it, Escape closes it without leaving the list', async ({ page }) => {
  await ready(page, '/tamers?q=exemplu')
  const open = page.getByRole('dialog', { name: 'Detalii Trainer' })
  await names(page).first().click()
  await expect(open).toBeVisible()
  await expect(page).toHaveURL(/\/tamers\?q=exemplu&id=\d+$/)
  const address = page.url()
  await page.goBack()
  await expect(open).toBeHidden()
  await page.goto(address)
  await expect(open).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(open).toBeHidden()
  await expect(page).toHaveURL(/\/tamers\?q=exemplu$/)
})

test('S-138 S-139 S-143 D-040 a search looks at name and city, whatever the case and diacritics, and starts at page 1', async ({ page }) => {
  const many = Array.from({ length: 9 }, (_, place) => trainer({ name: `Andrei ${place}`, city: 'Iași' }))
  await stub(page, 'trainers', [...many, trainer({ name: 'Ștefan', city: 'Bacău' })])
  await ready(page, '/tamers?page=2')
  await expect(names(page)).toHaveText(['Andrei 8', 'Ștefan'])
  const search = page.getByRole('searchbox')
  await search.fill('STEFAN')
  await expect(names(page)).toHaveText(['Ștefan'])
  await search.fill('bacau')
  await expect(names(page)).toHaveText(['Ștefan'])
  await search.fill('andrei')
  await expect(names(page).first()).toHaveText('Andrei 0')
  await expect(cards(page)).toHaveCount(8)
  await expect(page).toHaveURL(/\/tamers\?q=andrei$/)
})

test('S-140 S-141 S-142 S-143 city and species narrow the list together with the search', async ({ page }) => {
  await stub(page, 'trainers', {
    data: [
      trainer({ name: 'Ana', city: 'Cluj', pets_can_train: ['câini', 'pisici'] }),
      trainer({ name: 'Dan', city: 'Cluj-Napoca', pets_can_train: ['câini'] }),
      trainer({ name: 'Ilie', city: 'Cluj', pets_can_train: ['câini', 'MCO', 'Maine Coon'] }),
    ],
  })
  await ready(page, '/tamers')
  await expect(page.getByLabel('Specie').getByRole('option')).toHaveText(['Toate speciile', 'câini', 'pisici'])
  await page.getByLabel('Oraș').selectOption('Cluj')
  await expect(names(page)).toHaveText(['Ana', 'Ilie'])
  await page.getByLabel('Specie').selectOption('pisici')
  await expect(names(page)).toHaveText(['Ana'])
  await page.getByRole('searchbox').fill('ilie')
  await expect(page.getByText('No tamers found')).toBeVisible()
  await page.getByRole('link', { name: 'Arată toată lista' }).click()
  await expect(names(page)).toHaveText(['Ana', 'Dan', 'Ilie'])
  await page.goBack()
  await expect(page.getByLabel('Oraș')).toHaveValue('Cluj')
  await expect(page.getByRole('searchbox')).toHaveValue('ilie')
})

test('S-389 S-391 S-491 the pages of the list are links, and one page needs none', async ({ page }) => {
  await stub(
    page,
    'trainers',
    Array.from({ length: 80 }, (_, place) => trainer({ name: `Nume ${place + 1}` })),
  )
  await ready(page, '/tamers?page=5')
  const pager = page.getByRole('navigation', { name: 'Pagini' })
  await expect(pager).toHaveText('1…456…10')
  await pager.getByRole('link', { name: 'Pagina 6' }).click()
  await expect(names(page).first()).toHaveText('Nume 41')
  await expect(page).toHaveURL(/page=6/)
  await page.getByRole('searchbox').fill('Nume 80')
  await expect(names(page)).toHaveText(['Nume 80'])
  await expect(pager).toBeHidden()
})

test('S-144 S-145 S-146 S-492 a card shows the photo or the drawing, and the first 16 words', async ({ page }) => {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const words = Array.from({ length: 17 }, (_, place) => `cuvânt${place + 1}`)
  await stub(page, 'trainers', [
    trainer({ name: 'Cu poză', photo_data: pixel, photo_type: 'image/png' }),
    trainer({ name: 'Fără poză', description: words.join(' ') }),
  ])
  await ready(page, '/tamers')
  await expect(cards(page).first().locator('img')).toHaveAttribute('src', `data:image/png;base64,${pixel}`)
  await expect(cards(page).last().locator('img')).toHaveAttribute('src', /\/records\/trainer-/)
  await expect(cards(page).last()).toContainText('cuvânt16...')
  await expect(cards(page).last()).not.toContainText('cuvânt17')
})

test('S-008 S-150 S-163 S-340 S-341 S-342 S-343 S-344 S-345 only what one of the five fields approves is shown', async ({ page }) => {
  const spellings: Stub[] = [{ is_approved: 1 }, { isApproved: 'true' }, { approved: true }, { status: 'APROBATĂ' }, { approval_status: 'Aprobat' }]
  const others: Stub[] = [{}, { is_approved: false }, { approved: 0 }, { status: 'pending' }]
  const list = [
    ...spellings.map((fields, place) => ({ ...fields, id: place + 1, name: `Aprobat ${place + 1}` })),
    ...others.map((fields, place) => ({ ...fields, id: place + 50, name: `Ascuns ${place}` })),
  ]
  await stub(page, 'trainers', list)
  await stub(page, 'shelters', list)
  for (const path of ['/tamers', '/shelters']) {
    await page.goto(path)
    await expect(names(page)).toHaveText(['Aprobat 1', 'Aprobat 2', 'Aprobat 3', 'Aprobat 4', 'Aprobat 5'])
  }
})

test('S-147 S-479 S-161 an empty directory says so in the words of the specification, in both languages', async ({ page }) => {
  await stub(page, 'trainers', [])
  await stub(page, 'shelters', [])
  for (const language of ['ro', 'en']) {
    await page.goto(`/tamers?lang=${language}`)
    await expect(page.getByText('No tamers found')).toBeVisible()
    await page.goto(`/shelters?lang=${language}`)
    await expect(page.getByText('No shelters found')).toBeVisible()
  }
})

for (const [path, list, sentence] of [
  ['/tamers', 'trainers', 'Eroare la încărcarea trainerilor'],
  ['/shelters', 'shelters', 'Eroare la încărcarea adăposturilor'],
] as const) {
  test(`S-148 S-149 S-162 S-472 S-473 a list that fails says '${sentence}', and the button loads the page anew`, async ({ page }) => {
    await stub(page, list, { message: 'nu merge' }, 500)
    await page.goto(path)
    await expect(page.getByRole('alert')).toContainText(sentence)
    await expect(cards(page)).toHaveCount(0)
    await page.unroute(`**/api/v1/${list}`)
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Încearcă din nou' }).click()
    await reloaded
    await expect(cards(page)).toHaveCount(8)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('S-151 S-152 S-153 S-159 S-160 shelters are searched by name and location, 8 a page', async ({ page }) => {
  const words = Array.from({ length: 17 }, (_, place) => `cuvânt${place + 1}`)
  const many = Array.from({ length: 9 }, (_, place) => shelter({ name: `Lăbuțe ${place}`, location: 'Huși, județul Vaslui' }))
  await stub(page, 'shelters', [...many, shelter({ name: 'Casa Zambila', location: 'Târgu Mureș', description: words.join(' ') })])
  await ready(page, '/shelters?page=2')
  await expect(names(page)).toHaveText(['Lăbuțe 8', 'Casa Zambila'])
  await page.getByRole('searchbox').fill('targu mures')
  await expect(names(page)).toHaveText(['Casa Zambila'])
  await expect(cards(page)).toContainText('cuvânt16...')
  await page.getByRole('searchbox').fill('LABUTE')
  await expect(cards(page)).toHaveCount(8)
  await expect(names(page).first()).toHaveText('Lăbuțe 0')
})

test('S-154 S-155 S-156 S-157 S-158 S-507 the detail of a shelter calls, opens its site with https:// in front, and the note invites suggestions', async ({
  page,
}) => {
  await stub(page, 'shelters', [shelter({ name: 'Casa Zambila', website: 'exemplu.ro' }), shelter({ name: 'Casa Lalelei', website: 'http://labute.ro' })])
  await ready(page, '/shelters')
  await names(page).filter({ hasText: 'Casa Zambila' }).click()
  const dialog = page.getByRole('dialog', { name: 'Detalii Adăpost' })
  await expect(dialog.getByRole('link', { name: 'Sună acum' })).toHaveAttribute('href', 'tel:+40722000000')
  const site = dialog.getByRole('link', { name: 'Vezi site-ul' })
  await expect(site).toHaveAttribute('href', 'https://exemplu.ro')
  await expect(site).toHaveAttribute('target', '_blank')
  await expect(dialog.getByRole('link', { name: 'Arată pe hartă' })).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/search\?query=Ia%C8%99i$/)
  await dialog.getByRole('button', { name: 'Închide' }).click()
  await names(page).filter({ hasText: 'Casa Lalelei' }).click()
  await expect(site).toHaveAttribute('href', 'http://labute.ro')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary')).toContainText('Cunoști un adăpost')
})

test('S-398 S-399 the lists carry the bearer token when one is stored, and none for a guest', async ({ page }) => {
  const authorizations: string[] = []
  await page.route('**/api/v1/profile', (route) => route.fulfill({ json: { id: 'x'.repeat(22), name: 'Ana', email: 'ana@exemplu.ro', phone_number: null } }))
  page.on('request', (request) => {
    if (/\/api\/v1\/(trainers|shelters)$/.test(request.url())) authorizations.push(request.headers()['authorization'] ?? 'none')
  })
  await ready(page, '/tamers')
  await expect.poll(() => authorizations).toEqual(['none'])
  await page.evaluate(() => {
    localStorage.setItem('token', 'jeton')
    localStorage.setItem('user', JSON.stringify({ id: 'x'.repeat(22), name: 'Ana', email: 'ana@exemplu.ro', phone_number: null }))
  })
  await ready(page, '/shelters')
  await expect.poll(() => authorizations).toEqual(['none', 'Bearer jeton'])
})

test('the whole directory fits a narrow phone, and every control is large enough for a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/tamers', '/shelters', '/tamers?id=1']) {
    await page.goto(path)
    await expect(cards(page).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    const controls = await page.getByRole('main').locator('button:visible, select:visible, input:visible, a[href^="tel:"]:visible').all()
    for (const control of controls) {
      const box = await control.boundingBox()
      expect.soft(Math.round(box?.height ?? 0), await control.evaluate((element) => element.outerHTML.slice(0, 120))).toBeGreaterThanOrEqual(44)
    }
  }
})
