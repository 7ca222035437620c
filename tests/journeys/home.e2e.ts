import type { Page } from '@playwright/test'
import { ready } from './people.ts'
import { expect, test } from './site.ts'

function post(id: number, rest: object = {}) {
  const day = String(id).padStart(2, '0')
  return {
    id,
    title: `Articolul ${id}`,
    author: 'Redacția',
    short_description: 'Pe scurt.',
    content: 'Text.',
    category: 'Sănătate',
    tags: [],
    created_at: `2026-10-${day}T08:00:00.000Z`,
    photo_data: null,
    photo_type: null,
    ...rest,
  }
}

/** Answers a list call of the browser with `body`, or with a failure. */
async function stub(page: Page, list: 'trainers' | 'shelters' | 'blog-posts', body: unknown[] | 'failure'): Promise<void> {
  await page.route(new RegExp(`/api/v1/${list}(\\?|$)`), (route) => (body === 'failure' ? route.fulfill({ status: 500 }) : route.fulfill({ json: body })))
}

const articles = (page: Page) => page.getByRole('region', { name: 'Articole Recente' })

test('S-029 S-084 S-085 the landing page has its parts in order, the footer last', async ({ page }) => {
  await ready(page, '/home')
  const headings = page.locator('main, body > footer').locator('h1, h2')
  expect((await headings.allTextContents()).slice(0, 7)).toEqual([
    'Ajută un animal, pas cu pas',
    'Ce găsești aici',
    'De Ce Să Ne Alegi?',
    'Pe scurt, în cifre',
    'Articole Recente',
    'Ai o întrebare chiar acum?',
    'Contact',
  ])
  const cards = page.getByRole('region', { name: 'Ce găsești aici' }).getByRole('link')
  expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(['/tamers', '/shelters', '/'])
})

test('S-082 S-083 S-091 S-097 the ways into the site lead where they say', async ({ page }) => {
  await ready(page, '/home')
  const ways = [
    ['Întreabă-l pe Bobita', '/'],
    ['Explorează Serviciile', '/tamers'],
    ['Vezi toate articolele', '/blogs'],
    ['Vorbește cu Bobita', '/'],
    ['Găsește un Dresor', '/tamers'],
  ] as const
  for (const [name, href] of ways) await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', href)
  await page.getByRole('link', { name: 'Întreabă-l pe Bobita' }).first().click()
  await expect(page).toHaveURL('/')
})

test('S-020 S-086 S-087 S-088 S-101 the figures count the approved records of both directories and no example', async ({ page }) => {
  await stub(page, 'trainers', [
    { id: 1, name: 'Ana', is_approved: true },
    { id: 2, name: 'Dan', approval_status: 'Aprobat' },
    { id: 3, name: 'Ion', is_approved: false },
    { id: 4, name: 'Exemplu', is_approved: true, is_example: true },
  ])
  await stub(page, 'shelters', [
    { id: 1, name: 'Unu', status: 'approved' },
    { id: 2, name: 'Doi', status: 'pending' },
  ])
  await ready(page, '/home')
  const figures = page.getByRole('region', { name: 'Pe scurt, în cifre' })
  for (const figure of ['2+ Profesioniști', '1+ Adăposturi', '24/7 Disponibil']) await expect(figures.getByText(figure, { exact: true })).toBeVisible()
  const services = page.getByRole('region', { name: 'Ce găsești aici' })
  await expect(services.getByText('2 dresori și crescători aprobați')).toBeVisible()
  await expect(services.getByText('1 adăpost aprobat')).toBeVisible()
})

test('S-099 S-100 a directory that cannot be read counts as 0, and the page is still there', async ({ page }) => {
  await stub(page, 'trainers', 'failure')
  await stub(page, 'shelters', 'failure')
  await ready(page, '/home')
  await expect(page.getByText('0+ Profesioniști', { exact: true })).toBeVisible()
  await expect(page.getByText('0+ Adăposturi', { exact: true })).toBeVisible()
  await expect(articles(page).getByRole('listitem').first()).toBeVisible()
})

test('S-089 S-493 the three latest posts are shown, newest first', async ({ page }) => {
  await stub(page, 'blog-posts', [post(2), post(9), post(5), post(7)])
  await ready(page, '/home')
  await expect(articles(page).getByRole('heading', { level: 3 })).toHaveText(['Articolul 9', 'Articolul 7', 'Articolul 5'])
  await articles(page).getByRole('link', { name: 'Articolul 9' }).click()
  await expect(page).toHaveURL('/blog/9')
})

test('S-090 fewer than three posts are all shown', async ({ page }) => {
  await stub(page, 'blog-posts', [post(3), post(4)])
  await ready(page, '/home')
  await expect(articles(page).getByRole('heading', { level: 3 })).toHaveText(['Articolul 4', 'Articolul 3'])
})

test('S-092 while the posts load the page says so', async ({ page }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/api\/v1\/blog-posts/, async (route) => {
    await asked
    await route.fulfill({ json: [post(1)] })
  })
  await ready(page, '/home')
  await expect(page.getByText('Se încarcă articolele...')).toBeVisible()
  answer()
  await expect(page.getByText('Se încarcă articolele...')).toBeHidden()
})

test('S-093 without posts the page says so', async ({ page }) => {
  await stub(page, 'blog-posts', [])
  await ready(page, '/home')
  await expect(page.getByText('Nu există articole disponibile momentan.')).toBeVisible()
})

test('posts that cannot be read are said to have failed, with a button that reloads', async ({ page }) => {
  await stub(page, 'blog-posts', 'failure')
  await ready(page, '/home')
  await expect(page.getByRole('alert')).toContainText('Eroare la încărcarea articolelor')
  // What the page came with is not taken away.
  await expect(articles(page).getByRole('heading', { level: 3 })).toHaveCount(3)
  const reloaded = page.waitForEvent('load')
  await page.getByRole('alert').getByRole('button', { name: 'Încearcă din nou' }).click()
  await reloaded
})

test("S-094 S-095 S-096 a card shows two tags, then '+N mai multe'", async ({ page }) => {
  await stub(page, 'blog-posts', [post(8, { tags: ['unu', 'doi', 'trei', 'patru', 'cinci'] }), post(6, { tags: ['câine', 'pisică'] })])
  await ready(page, '/home')
  const card = (title: string) =>
    articles(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title }) })
  await expect(card('Articolul 8').getByRole('listitem')).toHaveText(['unu', 'doi', '+3 mai multe'])
  await expect(card('Articolul 6').getByRole('listitem')).toHaveText(['câine', 'pisică'])
})

test('a new site claims nobody it does not have: no figure of a list of examples, no opinion nobody has said', async ({ page }) => {
  for (const [language, none, guide] of [
    ['ro', 'Încă nu avem niciun adăpost în listă', 'Cum găsești un adăpost'],
    ['en', 'No shelter is listed yet', 'How to find a shelter'],
  ] as const) {
    await ready(page, `/home?lang=${language}`)
    await expect(page.getByText(none)).toBeVisible()
    await expect(page.getByText(guide)).toBeVisible()
    const text = await page.getByRole('main').innerText()
    expect(text).not.toMatch(/\d+ (de )?(dresori|adăposturi|approved)|\d\+|din 5|out of 5/)
  }
  await expect(page.getByRole('main').getByRole('figure')).toHaveCount(0)
})

test('S-022 S-023 S-024 S-025 S-027 S-028 the footer has contact, links, services, social links, legal pages and a copyright line', async ({ page }) => {
  await ready(page, '/home')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading', { name: 'Contact' })).toBeVisible()
  await expect(footer.getByRole('navigation', { name: 'Linkuri rapide' }).getByRole('link', { name: 'Petiții' })).toHaveAttribute('href', '/petitions')
  await expect(footer.getByRole('navigation', { name: 'Servicii' }).getByRole('link')).toHaveCount(5)
  await expect(footer.getByRole('link', { name: /Facebook/ })).toHaveAttribute('rel', /noopener/)
  await expect(footer.getByText(/^© \d{4} /)).toBeVisible()
  for (const [name, heading] of [
    ['Politica de confidențialitate', 'Politica de confidențialitate'],
    ['Termeni și condiții', 'Termeni și condiții'],
    ['Ce păstrăm în browser', 'Ce păstrăm în browser'],
    ['Despre Bobita', 'Despre Bobita'],
    ['Accesibilitate', 'Accesibilitate'],
  ] as const) {
    const href = await footer.getByRole('link', { name }).getAttribute('href')
    const legal = await page.context().newPage()
    await legal.goto(href ?? '')
    await expect(legal.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(legal.getByText('Nu este trecut cine ține acest site')).toBeVisible()
    await legal.close()
  }
})

test('S-026 the newsletter box sends nothing and says so', async ({ page }) => {
  await ready(page, '/home')
  const footer = page.getByRole('contentinfo')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await footer.getByLabel('Adresa ta de e-mail').fill('ana@exemplu.ro')
  await footer.getByRole('button', { name: 'Abonează-mă' }).click()
  await expect(footer.getByText(/vine în curând/)).toBeVisible()
  expect(sent).toEqual([])
})

test('S-030 no other screen has the footer', async ({ page }) => {
  for (const path of [
    '/',
    '/chat',
    '/tamers',
    '/shelters',
    '/blogs',
    '/blog/3',
    '/plangeri',
    '/petitions',
    '/lege',
    '/media/AAAAAAAAAAAAAAAAAAAAAA',
    '/tgamers',
  ]) {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.getByText(/^© \d{4} /)).toHaveCount(0)
  }
})
