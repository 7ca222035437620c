import { ready, signedIn } from './people.ts'
import { expect, test } from './site.ts'

const routes = [
  ['S-031', '/', 'Bine ai venit!'],
  ['S-032', '/home', null],
  ['S-033', '/chat', 'Bine ai venit!'],
  ['S-034', '/chat/AAAAAAAAAAAAAAAAAAAAAA', null],
  ['S-035', '/tamers', null],
  ['S-036', '/shelters', null],
  ['S-037', '/blogs', null],
  ['S-038', '/blog/3', null],
  ['S-039', '/plangeri', 'Plângeri și Cereri'],
  ['S-040', '/petitions', null],
  ['S-041', '/lege', null],
  ['S-042', '/media/AAAAAAAAAAAAAAAAAAAAAA', null],
  ['S-043', '/tgamers', 'Rase de pisici recunoscute FIFé'],
] as const

for (const [id, path, heading] of routes) {
  test(`${id} S-001 S-044 S-045 a guest opens ${path} directly, with the bar and no request to log in`, async ({ page }) => {
    const response = await page.goto(path)
    // There is no set behind this link, and the page says so.
    expect(response?.status()).toBe(path.startsWith('/media/') ? 404 : 200)
    await expect(page.getByRole('navigation', { name: 'Meniul principal' })).toBeAttached()
    await expect(page.locator('h1')).toHaveCount(1)
    if (heading) await expect(page.locator('h1')).toHaveText(heading)
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}

test('S-049 S-044 the six entries lead in order to their screens, by navigation in the browser too', async ({ page }) => {
  await ready(page, '/')
  const entries = page.getByRole('navigation', { name: 'Meniul principal' }).getByRole('link')
  const addresses = ['/', '/home', '/plangeri', '/petitions', '/lege', '/shelters']
  expect(await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(addresses)
  let loads = 0
  page.on('load', () => (loads += 1))
  for (const [index, address] of addresses.entries()) {
    await entries.nth(index).click()
    await expect(page).toHaveURL(address)
    await expect(page.locator('h1')).toHaveCount(1)
  }
  expect(loads).toBe(0)
})

test('S-050 S-051 S-052 S-053 the chat entry is active on / and below /chat, another entry on its own path', async ({ page }) => {
  const active = page.getByRole('navigation', { name: 'Meniul principal' }).locator('[aria-current=page]')
  for (const path of ['/', '/chat', '/chat/orice']) {
    await page.goto(path)
    await expect(active).toHaveText(['Chat'])
  }
  await page.goto('/home')
  await expect(active).toHaveText(['Acasă'])
  await page.goto('/lege')
  await expect(active).toHaveText(['Lege'])
})

test('S-046 a new path begins at the top', async ({ page }) => {
  await ready(page, '/tgamers')
  await page.evaluate(() => window.scrollTo(0, 1_500))
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000)
  await page.getByRole('navigation', { name: 'Meniul principal' }).getByRole('link', { name: 'Lege' }).click()
  await expect(page).toHaveURL('/lege')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('S-047 S-048 an unknown address is a 404 that says so and leads back', async ({ page }) => {
  for (const path of ['/nu-exista', '/blog/1/x']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  }
})

test('S-392 S-393 S-394 S-395 a guest finds no door for administrators and every door for guests', async ({ page }) => {
  for (const [, path] of routes) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: /\badmin/i }).or(page.getByRole('button', { name: /\badmin/i }))).toHaveCount(0)
    await expect(page.locator('a[href*="/admin"]')).toHaveCount(0)
  }
  await ready(page, '/petitions')
  await page.getByRole('button', { name: 'Semnează Petiția' }).first().click()
  await expect(page.getByRole('dialog').locator('input[type=email]')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('S-054 S-055 the entries are in a menu that opens, and closes on a second press', async ({ page }) => {
    await ready(page, '/home')
    const entry = page.getByRole('navigation', { name: 'Meniul principal' }).getByRole('link', { name: 'Petiții' })
    await expect(entry).toBeHidden()
    await page.getByRole('button', { name: 'Deschide meniul' }).click()
    await expect(entry).toBeVisible()
    await page.getByRole('button', { name: 'Închide meniul' }).click()
    await expect(entry).toBeHidden()
  })

  test('no screen is wider than the phone', async ({ page }) => {
    for (const [, path] of routes) {
      await page.goto(path)
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 360])
    }
  })
})

test('S-002 S-482 a first visit is Romanian whatever the browser says', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'en-US', ...(baseURL !== undefined && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro')
  await expect(page.locator('h1')).toHaveText('Bine ai venit!')
  await context.close()
})

test('S-003 the interface goes to English and back, and stays so after a reload', async ({ page }) => {
  await ready(page, '/lege')
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Shelters' })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByRole('banner').getByRole('link', { name: /^RO/ }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro')
})

test('S-056 S-057 S-058 S-059 S-060 S-061 S-355 the bar shows Login, or the name with its menu, and logging out brings Login back', async ({ page }) => {
  await ready(page, '/lege')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  const ana = await signedIn(page)
  await ready(page, '/lege')
  await expect(page.getByRole('button', { name: 'Login' })).toBeHidden()
  await page.getByRole('button', { name: /Ana Exemplu/ }).click()
  await expect(page.getByText(ana.email)).toBeVisible()
  await page.getByRole('button', { name: 'Deconectare' }).click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([null, null])
  const answer = await page.request.get('/api/v1/profile', { headers: { authorization: `Bearer ${ana.token}` } })
  expect(answer.status()).toBe(401)
})

test('the keyboard reaches the content first, and the theme can be chosen without a flash', async ({ page }) => {
  await ready(page, '/lege')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Sari la conținut' })).toBeFocused()
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await ground()
  const theme = page.getByRole('button', { name: /^Aspect/ })
  while ((await theme.getAttribute('aria-label')) !== 'Aspect: întunecat') await theme.click()
  expect(await ground()).not.toBe(light)
  const dark = await ground()
  await page.reload({ waitUntil: 'commit' })
  await page.locator('h1').waitFor()
  expect(await ground()).toBe(dark)
})
