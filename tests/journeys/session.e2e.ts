import { randomUUID } from 'node:crypto'
import { ready, signedIn } from './people.ts'
import { expect, test } from './site.ts'

test('S-062 S-063 S-064 S-065 S-066 S-067 S-068 the modal logs in or registers; switching clears fields and error', async ({ page }) => {
  await ready(page, '/lege')
  await page.getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Conectează-te' })).toBeVisible()
  await expect(dialog.locator('input')).toHaveCount(2)
  await dialog.locator('input[type=email]').fill('ana@exemplu.ro')
  await dialog.locator('input[name=password]').fill('nu-e-parola')
  await dialog.getByRole('button', { name: 'Conectează-te' }).click()
  await expect(dialog.getByText('E-mailul sau parola nu sunt corecte.')).toBeVisible()

  await dialog.getByRole('button', { name: 'Înregistrează-te' }).click()
  await expect(dialog.getByRole('heading', { name: 'Înregistrează-te' })).toBeVisible()
  await expect(dialog.getByText('E-mailul sau parola nu sunt corecte.')).toBeHidden()
  await expect(dialog.locator('input')).toHaveCount(4)
  await expect(dialog.locator('input[type=email]')).toHaveValue('')
  await dialog.locator('input[name=name]').fill('Ana')
  await dialog.getByRole('button', { name: 'Conectează-te' }).click()
  await expect(dialog.getByRole('heading', { name: 'Conectează-te' })).toBeVisible()
  await expect(dialog.locator('input[type=email]')).toHaveValue('')
})

test('S-069 S-070 S-071 S-072 S-073 S-074 S-490 the form refuses what is missing or too short without a request', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/auth/') && calls.push(request.url()))
  await ready(page, '/lege')
  await page.getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Înregistrează-te' }).click()
  await expect(dialog.locator('input[name=email]')).toHaveAttribute('type', 'email')
  await expect(dialog.locator('input[name=password]')).toHaveAttribute('placeholder', 'Minim 6 caractere')
  const submit = dialog.locator('button[type=submit]')

  await submit.click()
  await dialog.locator('input[name=name]').fill('Ana')
  await submit.click()
  await dialog.locator('input[name=email]').fill(`${randomUUID()}@exemplu.ro`)
  await submit.click()
  await dialog.locator('input[name=password]').fill('zq7xk')
  await submit.click()
  await expect(dialog.locator('input[name=password]')).toHaveAttribute('aria-invalid', 'true')
  expect(calls).toEqual([])
  await dialog.locator('input[name=password]').fill('zq7xk9')
  await submit.click()
  await expect(page.getByRole('button', { name: /Ana/ })).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('S-075 S-076 S-080 S-081 S-328 S-353 S-354 registering without a phone signs in at once, and so does logging in', async ({ page }) => {
  const email = `${randomUUID()}@exemplu.ro`
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/v1/auth/*', async (route) => {
    await seen.promise
    await route.continue()
  })
  await ready(page, '/lege')
  await page.getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Înregistrează-te' }).click()
  await dialog.locator('input[name=name]').fill('Ilinca Exemplu')
  await dialog.locator('input[name=email]').fill(email)
  await dialog.locator('input[name=password]').fill('mac-verde-tractor')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.getByRole('button', { name: 'Se procesează...' })).toBeVisible()
  seen.resolve()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /Ilinca Exemplu/ })).toBeVisible()
  const stored = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])
  expect(stored[0]).toMatch(/^[\w-]{43}$/)
  expect(JSON.parse(stored[1] ?? '{}')).toMatchObject({ name: 'Ilinca Exemplu', email })

  await page.getByRole('button', { name: /Ilinca Exemplu/ }).click()
  await page.getByRole('button', { name: 'Deconectare' }).click()
  await page.getByRole('button', { name: 'Login' }).click()
  await dialog.locator('input[type=email]').fill(email)
  await dialog.locator('input[name=password]').fill('mac-verde-tractor')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /Ilinca Exemplu/ })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^[\w-]{43}$/)
})

for (const [ids, mode, path, sentence] of [
  ['S-078 S-461 S-463', 'login', 'login', /Login failed|A apărut o eroare/],
  ['S-079 S-462', 'register', 'register', /Registration failed|A apărut o eroare/],
] as const) {
  test(`${ids} a ${mode} refused without a message says so in the form`, async ({ page }) => {
    await page.route(`**/api/v1/auth/${path}`, (route) => route.fulfill({ status: 500, body: '' }))
    await ready(page, '/lege')
    await page.getByRole('button', { name: 'Login' }).click()
    const dialog = page.getByRole('dialog')
    if (mode === 'register') {
      await dialog.getByRole('button', { name: 'Înregistrează-te' }).click()
      await dialog.locator('input[name=name]').fill('Ana')
    }
    await dialog.locator('input[type=email]').fill('ana@exemplu.ro')
    await dialog.locator('input[name=password]').fill('mac-verde-tractor')
    await dialog.locator('button[type=submit]').click()
    await expect(dialog.getByText(sentence)).toBeVisible()
  })
}

test('S-411 what the server refuses of a form stands at its field, which has the focus; the e-mail of a login is its `login`', async ({ page }) => {
  await page.route('**/api/v1/auth/login', (route) =>
    route.fulfill({ status: 422, json: { message: 'Verifică datele.', errors: [{ field: 'login', message: 'Adresa nu este corectă.' }] } }),
  )
  await ready(page, '/lege')
  await page.getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=email]').fill('ana@exemplu')
  await dialog.locator('input[name=password]').fill('oarecare-parola')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.getByRole('alert')).toHaveText('Verifică datele.')
  await expect(dialog.getByText('Adresa nu este corectă.')).toBeVisible()
  await expect(dialog.locator('input[type=email]')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.locator('input[type=email]')).toBeFocused()
})

test('S-077 S-412 a wrong password shows the server’s sentence', async ({ page }) => {
  await ready(page, '/lege')
  await page.getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=email]').fill('nimeni@exemplu.ro')
  await dialog.locator('input[name=password]').fill('oarecare-parola')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.getByText('E-mailul sau parola nu sunt corecte.')).toBeVisible()
})

test('S-351 a reload keeps the person signed in', async ({ page }) => {
  await signedIn(page)
  await ready(page, '/lege')
  await expect(page.getByRole('button', { name: /Ana Exemplu/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /Ana Exemplu/ })).toBeVisible()
})

test('S-352 a saved user nobody can read clears both', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('token', 'x'.repeat(43))
    localStorage.setItem('user', '{nu e json')
  })
  await ready(page, '/lege')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([null, null])
})

test('S-356 a refused profile logs out; a broken server does not', async ({ page }) => {
  await signedIn(page)
  await page.route('**/api/v1/profile', (route) => route.fulfill({ status: 503, body: '{}' }))
  await ready(page, '/lege')
  await expect(page.getByRole('button', { name: /Ana Exemplu/ })).toBeVisible()
  await page.unroute('**/api/v1/profile')
  await page.route('**/api/v1/profile', (route) => route.fulfill({ status: 401, contentType: 'application/json', body: '{"message":"nu"}' }))
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
})

test('S-357 a token without a user, or a user without a token, is a guest', async ({ browser, baseURL }) => {
  for (const [key, value] of [
    ['token', 'x'.repeat(43)],
    ['user', '{"id":"AAAAAAAAAAAAAAAAAAAAAA","name":"Ana","email":"ana@exemplu.ro","phone_number":null}'],
  ]) {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const page = await context.newPage()
    await page.addInitScript(([name, text]) => localStorage.setItem(name ?? '', text ?? ''), [key, value])
    await ready(page, '/lege')
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await context.close()
  }
})

test('D-036 the login modal keeps the focus, closes on Escape and gives the focus back', async ({ page }) => {
  await ready(page, '/lege')
  const opener = page.getByRole('button', { name: 'Login' })
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('input[type=email]')).toBeFocused()
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('D-041 the owner changes the password, exports and erases from the account dialog', async ({ page }) => {
  const ana = await signedIn(page)
  await ready(page, '/lege')
  await page.getByRole('button', { name: /Ana Exemplu/ }).click()
  await page.getByRole('button', { name: 'Contul meu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contul meu' })

  await dialog.getByText('Schimbă parola').click()
  await dialog.getByLabel('Parola actuală', { exact: true }).fill(ana.password)
  await dialog.getByLabel('Parola nouă', { exact: true }).fill('alt-tractor-galben')
  await dialog.getByRole('button', { name: 'Salvează parola' }).click()
  await expect(dialog.getByText(/Parola a fost schimbată/)).toBeVisible()

  await dialog.getByText('Datele mele').click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Descarcă datele' }).click()
  expect((await download).suggestedFilename()).toBe('bobita-datele-mele.json')

  await dialog.getByText('Șterge contul', { exact: true }).click()
  await dialog.getByLabel('Parola', { exact: true }).fill('alt-tractor-galben')
  await dialog.getByRole('button', { name: 'Șterge contul definitiv' }).click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  const again = await page.request.post('/api/v1/auth/login', { data: { login: ana.email, password: 'alt-tractor-galben' } })
  expect(again.status()).toBe(401)
})

test('who signs out without a network is signed out at the site too, as soon as there is one', async ({ page, context }) => {
  await signedIn(page)
  await ready(page, '/lege')
  await page.getByRole('button', { name: /Ana Exemplu/ }).click()
  const signOut = page.getByRole('button', { name: 'Deconectare' })
  await expect(signOut).toBeVisible()
  await context.setOffline(true)
  await signOut.click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  // The cookie is still there, and still opens the account.
  expect(await page.evaluate(() => localStorage.getItem('signing-out'))).toBe('1')

  const heard = page.waitForResponse((response) => response.url().endsWith('/auth/logout'))
  await context.setOffline(false)
  expect((await heard).status()).toBe(204)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('signing-out'))).toBeNull()
  expect((await page.request.get('/api/v1/profile')).status()).toBe(401)
})
