import type { Page, Route } from '@playwright/test'
import { ready, signedIn } from './people.ts'
import { expect, test } from './site.ts'

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** A post as a server tells it that knows only the specification. */
function post(id: number, fields: Record<string, unknown> = {}) {
  const created_at = new Date(Date.UTC(2026, 8, 30 - id)).toISOString()
  return {
    id,
    title: `Articolul ${id}`,
    author: 'Ana',
    short_description: `Pe scurt ${id}`,
    content: `Textul ${id}`,
    category: 'Sănătate',
    tags: ['unu', 'doi'],
    created_at,
    ...fields,
  }
}

/** Answers the list instead of the server. */
async function stubList(page: Page, answer: (route: Route) => Promise<void>) {
  await page.route(({ pathname }) => pathname === '/api/v1/blog-posts', answer)
}

async function stubPosts(page: Page, posts: unknown) {
  await stubList(page, (route) => route.fulfill({ json: posts }))
}

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Caută în articole' })

test('S-010 S-164 S-165 S-166 S-167 S-171 D-040 the real list searches without diacritics, filters and shows nine a page', async ({ page }) => {
  await ready(page, '/blogs')
  await expect(page.getByRole('button', { name: 'Toate', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(cards(page)).toHaveCount(9)
  await searchBox(page).fill('CIOCOLATA')
  await expect(page).toHaveURL(/q=CIOCOLATA/)
  await expect(cards(page).first()).toContainText('ciocolată')
  await searchBox(page).fill('')
  await expect(page).toHaveURL('/blogs')
  await page.getByRole('button', { name: 'Seniori' }).click()
  await expect(page).toHaveURL('/blogs?category=Seniori')
  await expect(cards(page)).toHaveCount(4)
  await page.goBack()
  await expect(cards(page)).toHaveCount(9)
})

test('S-389 S-390 S-173 pages have addresses, back restores them, and a search starts at the first', async ({ page }) => {
  await ready(page, '/blogs')
  const first = await cards(page).first().textContent()
  await page.getByRole('link', { name: 'Pagina 2' }).click()
  await expect(page).toHaveURL('/blogs?page=2')
  await expect(cards(page).first()).not.toHaveText(first ?? '')
  await page.goBack()
  await expect(cards(page).first()).toHaveText(first ?? '')
  await ready(page, '/blogs?page=2')
  await searchBox(page).fill('pisica')
  await expect(page).toHaveURL('/blogs?q=pisica')
})

test('the list works before and without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/blogs')
  await searchBox(page).fill('căpușă')
  await searchBox(page).press('Enter')
  await expect(cards(page).first()).toContainText('căpuș')
  await page.getByRole('button', { name: 'Legislație' }).click()
  await expect(page).toHaveURL(/category=Legisla/)
  await context.close()
})

test('S-168 S-169 S-170 S-172 S-407 a whole list is searched in the browser, in title, description and content', async ({ page }) => {
  const posts = [
    post(1, { title: 'Căpușe' }),
    post(2, { short_description: 'despre căpușe' }),
    post(3, { content: 'căpușe' }),
    post(4, { category: 'Sănătate animală' }),
    post(5, { category: 'sănătate' }),
  ]
  let calls = 0
  await stubList(page, (route) => {
    calls += 1
    return route.fulfill({ json: { data: posts } })
  })
  await ready(page, '/blogs')
  await expect(cards(page)).toHaveCount(5)
  await searchBox(page).fill('capuse')
  await expect(cards(page)).toHaveCount(3)
  await searchBox(page).fill('')
  await page.getByRole('button', { name: 'Sănătate', exact: true }).click()
  await expect(cards(page)).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'Articolul 4' })).toBeHidden()
  expect(calls).toBe(1)
})

test('S-167 S-173 S-391 S-491 a whole list of twenty fills three pages, a filter starts at the first', async ({ page }) => {
  await stubPosts(
    page,
    Array.from({ length: 20 }, (_, index) => post(index + 1, { category: index < 10 ? 'Sănătate' : 'Urgențe' })),
  )
  await ready(page, '/blogs?page=3')
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Urgențe' }).click()
  await expect(cards(page)).toHaveCount(9)
  await expect(page).toHaveURL('/blogs?category=Urgen%C8%9Be')
  await searchBox(page).fill('Articolul 20')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: 'Pagini' })).toHaveCount(0)
})

test('S-174 S-175 D-036 a card opens its preview, which has an address and leads to the article', async ({ page }) => {
  await ready(page, '/blogs?category=Nutri%C8%9Bie')
  const opener = cards(page).first().getByRole('heading').getByRole('link')
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Previzualizare' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/category=Nutri%C8%9Bie&id=\d+/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL('/blogs?category=Nutri%C8%9Bie')
  await opener.click()
  await dialog.getByRole('link', { name: 'Citește articolul' }).click()
  await expect(page).toHaveURL(/\/blog\/\d+$/)
})

test('a preview somebody was sent opens wherever its post stands, and closes to the list', async ({ page }) => {
  await ready(page, '/blogs?id=3')
  const dialog = page.getByRole('dialog', { name: 'Previzualizare' })
  await expect(dialog).toContainText('ciocolată')
  await dialog.getByRole('button', { name: 'Închide' }).click()
  await expect(page).toHaveURL('/blogs')
  await expect(cards(page)).toHaveCount(9)
})

test('S-176 S-479 a search without a match says so and leads back to everything', async ({ page }) => {
  await ready(page, '/blogs?q=zzzz')
  await expect(page.getByText('Nu au fost găsite articole.', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Arată toate articolele' }).click()
  await expect(cards(page)).toHaveCount(9)
  await expect(searchBox(page)).toHaveValue('')
})

test('S-176 a blog without posts says so', async ({ page }) => {
  await stubPosts(page, [])
  await ready(page, '/blogs')
  await expect(page.getByText('Nu au fost găsite articole.', { exact: true })).toBeVisible()
})

test('S-177 S-474 S-378 S-379 a list that fails says so and is reloaded; what was on the screen stays', async ({ page }) => {
  await stubList(page, (route) => route.fulfill({ status: 500, json: {} }))
  await ready(page, '/blogs')
  await expect(page.getByRole('alert')).toContainText('Eroare la încărcarea articolelor')
  await expect(cards(page)).toHaveCount(9)
  await page.unrouteAll()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Încearcă din nou' }).click()
  await reloaded
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('S-378 S-177 opened from another page the list says that it is loading, then that it failed', async ({ page }) => {
  let fail: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (fail = resolve))
  await stubList(page, async (route) => {
    await asked
    await route.fulfill({ status: 500, json: {} })
  })
  await ready(page, '/blog/3')
  await page.getByRole('link', { name: 'Înapoi la articole' }).click()
  await expect(page.getByText('Se încarcă articolele...')).toBeVisible()
  fail()
  await expect(page.getByRole('alert')).toContainText('Eroare la încărcarea articolelor')
  await expect(cards(page)).toHaveCount(0)
})

test('S-178 S-483 S-408 an article shows title, author, Romanian date, category, tags, content and where it comes from', async ({ page }) => {
  await ready(page, '/blog/3')
  await expect(page.getByRole('heading', { level: 1, name: 'Ce faci dacă un câine a mâncat ciocolată' })).toBeVisible()
  const article = page.getByRole('main').getByRole('article')
  for (const words of [
    'de Echipa Bobita',
    '21 noiembrie 2026',
    'Urgențe',
    'intoxicații',
    'teobromină',
    'susține:',
    'scris cu ajutorul unui model de inteligență artificială, recitit de echipă la 22 noiembrie 2026',
    'nerevizuit de un medic veterinar',
  ]) {
    await expect(article).toContainText(words)
  }
  await expect(article.getByRole('link', { name: 'Sună la 112' })).toHaveAttribute('href', 'tel:112')
  await expect(page).toHaveTitle('Ce faci dacă un câine a mâncat ciocolată · Bobita')
})

test('S-178 the table of contents leads to a heading with the anchor that answers link to', async ({ page }) => {
  await ready(page, '/blog/3')
  await page.getByRole('navigation', { name: 'În acest articol' }).getByRole('link', { name: 'Când mergi acum la veterinar' }).click()
  await expect(page).toHaveURL('/blog/3#cand-mergi-acum-la-veterinar')
  await expect(page.getByRole('heading', { name: 'Când mergi acum la veterinar' })).toBeInViewport()
})

test('S-179 S-180 an article leads back to the list, twice', async ({ page }) => {
  await ready(page, '/blog/3')
  await expect(page.getByRole('link', { name: 'Vezi alte articole' })).toHaveAttribute('href', '/blogs')
  await page.getByRole('link', { name: 'Înapoi la articole' }).click()
  await expect(page).toHaveURL('/blogs')
  await expect(page.getByRole('heading', { level: 1, name: 'Articole' })).toBeVisible()
})

test('an article leads on to related ones and to its neighbours', async ({ page }) => {
  await ready(page, '/blog/3')
  await expect(page.getByRole('region', { name: 'Citește și' }).getByRole('listitem')).toHaveCount(3)
  await page.getByRole('link', { name: /Articolul următor/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Ce faci dacă un câine a mâncat ciocolată')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a link inside an article to a page of ours opens it without loading the site anew', async ({ page }) => {
  await ready(page, '/blog/2')
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.getByRole('link', { name: 'pagina despre lege' }).click()
  await expect(page).toHaveURL('/lege')
  expect(loads).toBe(0)
})

test('S-181 S-475 an article that fails says so', async ({ page }) => {
  await page.route('**/api/v1/blog-posts/3', (route) => route.fulfill({ status: 500, json: {} }))
  await ready(page, '/blog/3')
  await expect(page.getByText('Eroare la încărcarea articolului')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Ce faci dacă un câine a mâncat ciocolată' })).toBeVisible()
})

for (const path of ['/blog/99999', '/blog/abc', '/blog/0', '/blog/-1']) {
  test(`S-182 S-475 ${path} says that the article was not found, with status 404`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Articolul nu a fost găsit' })).toBeVisible()
  })
}

for (const wrapped of [false, true]) {
  test(`S-409 S-410 S-183 a post that comes ${wrapped ? 'in data' : 'bare'} is asked by its number and shows its photo and plain paragraphs`, async ({
    page,
  }) => {
    const body = post(3, { photo_data: PIXEL, photo_type: 'image/png', content: 'Unu\n\nDoi <b>trei</b>' })
    const asked: string[] = []
    await page.route('**/api/v1/blog-posts/*', (route) => {
      asked.push(new URL(route.request().url()).pathname)
      return route.fulfill({ json: wrapped ? { data: body } : body })
    })
    await ready(page, '/blog/3')
    await expect(page.getByRole('heading', { level: 1, name: 'Articolul 3' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('img', { name: 'Articolul 3' })).toHaveAttribute('src', `data:image/png;base64,${PIXEL}`)
    await expect(page.getByText('Doi <b>trei</b>', { exact: true })).toBeVisible()
    expect(asked).toEqual(['/api/v1/blog-posts/3'])
  })
}

test('S-398 the list is asked with the token that is stored', async ({ page }) => {
  const { token } = await signedIn(page)
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/v1/blog-posts')
  await ready(page, '/blogs')
  expect((await asked).headers()['authorization']).toBe(`Bearer ${token}`)
})

test('S-399 a guest asks for the list without a token', async ({ page }) => {
  const asked = page.waitForRequest('**/api/v1/blog-posts')
  await ready(page, '/blogs')
  const request = await asked
  expect(request.headers()['authorization']).toBeUndefined()
  expect((await request.response())?.status()).toBe(200)
})
