import { ready } from './people.ts'
import { expect, test } from './site.ts'

test('an article’s link is copied, and the confirmation lasts two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await ready(page, '/blog/3')
  await page.getByRole('button', { name: 'Copiază linkul' }).click()
  await expect(page.getByRole('button', { name: 'Copiat!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/3$/)
  await page.clock.runFor(2_000)
  await expect(page.getByRole('button', { name: 'Copiază linkul' })).toBeVisible()
})

test('English readers get an article in English, from its title to how it was written, and its links from answers work', async ({ page }) => {
  await ready(page, '/blog/3?lang=en#cand-mergi-acum-la-veterinar')
  await expect(page.getByRole('heading', { level: 1, name: 'What to do when a dog has eaten chocolate' })).toBeVisible()
  const article = page.getByRole('main').getByRole('article')
  await expect(article.locator('#cand-mergi-acum-la-veterinar')).toBeInViewport()
  for (const words of ['by the Bobita team', 'poisoning', 'If a dog has eaten chocolate', 'artificial intelligence model', 'not reviewed by a vet']) {
    await expect(article).toContainText(words)
  }
  await expect(article).not.toContainText('The article itself is in Romanian')
})

test('a search engine reads the article’s data, description and own address', async ({ page, baseURL }) => {
  await ready(page, '/blog/3')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(text ?? '')).toMatchObject({ '@type': 'Article', inLanguage: 'ro', url: `${baseURL}/blog/3` })
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/blog/3`)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Ciocolata/)
})
