import { readPoisons } from '#content/poisons/poisons.ts'
import { ready } from './people.ts'
import { expect, test } from './site.ts'

test('the table of poisons follows every letter, without diacritics and in both languages, and the address keeps the search', async ({ page }) => {
  await ready(page, '/otravuri')
  const names = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(names).toHaveCount(readPoisons().length)
  await page.getByLabel('Caută o otravă').fill('tigari')
  await expect(names.first()).toHaveText('Țigări, mucuri, tutun')
  await expect(page).toHaveURL(/\?q=tigari$/)
  await page.getByLabel('Caută o otravă').fill('rat bait')
  await expect(names).toHaveText(['Otravă de șobolani și de șoareci'])
  await page.getByLabel('Caută o otravă').fill('varză murată')
  await expect(page.getByRole('status').filter({ hasText: 'Asta nu înseamnă că este sigur' })).toBeVisible()
  await page.getByRole('button', { name: 'Arată toate otrăvurile' }).click()
  await expect(names).toHaveCount(readPoisons().length)
})

test('an entry tells how bad it is for whom and what to do now, and leads to its article', async ({ page }) => {
  await ready(page, '/otravuri?q=antigel')
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Antigel (etilenglicol)' }) })
  await expect(entry).toContainText('Câine: mortal')
  await expect(entry).toContainText('Pisică: mortal')
  await expect(entry).toContainText('Pleacă acum la clinică')
  await entry.getByRole('link', { name: /Citește pe larg/ }).click()
  await expect(page).toHaveURL(/\/blog\/19$/)
})

test('without scripts the form asks the server, which answers with those found', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, ...(baseURL === undefined ? {} : { baseURL }) })
  const page = await context.newPage()
  await page.goto('/otravuri?lang=en')
  await page.getByLabel('Search for a poison').fill('crin')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/otravuri\?.*q=crin/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Lily')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await context.close()
})

test('the articles and the article on poisoning lead to the table', async ({ page }) => {
  await ready(page, '/blogs')
  await page.getByRole('link', { name: 'Caută în tabelul otrăvurilor' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabelul otrăvurilor')
  await ready(page, '/blog/2')
  await page.getByRole('link', { name: 'tabelul otrăvurilor', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabelul otrăvurilor')
})
