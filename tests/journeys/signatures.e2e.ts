import { expect, test } from './site.ts'
import { ready, signedIn } from './people.ts'

const TOKEN = 'A'.repeat(43)

test('Ana opens the link of her mail, and only her press on the button confirms', async ({ page }) => {
  const sent: unknown[] = []
  await page.route('**/api/v1/petitions/confirm', async (route) => {
    sent.push(route.request().postDataJSON())
    await route.fulfill({ json: { petition_id: 7, title: 'Apă în parc' } })
  })
  await ready(page, `/petitions/confirm?token=${TOKEN}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmă semnătura' })).toBeVisible()
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Confirm semnătura mea' }).click()
  await expect(page.getByText('Ai confirmat semnătura la petiția „Apă în parc”. Mulțumim.')).toBeVisible()
  expect(sent).toEqual([{ token: TOKEN }])
})

test('a link that opens nothing says so in the language of the reader', async ({ page }) => {
  await ready(page, `/petitions/confirm?token=${TOKEN}&lang=en`)
  await page.getByRole('button', { name: 'Confirm my signature' }).click()
  await expect(page.getByRole('alert')).toHaveText('The link is not valid or has expired.')
})

test('Ana sees in her account what she signed and takes it back', async ({ page }) => {
  const ana = await signedIn(page)
  const [petition] = await (await page.request.get('/api/v1/petitions?active=true')).json()
  const headers = { authorization: `Bearer ${ana.token}` }
  await page.request.post(`/api/v1/petitions/${petition.id}/sign`, { data: { full_name: ana.name, email: ana.email }, headers })

  await ready(page, '/petitions')
  await page.getByRole('button', { name: /Ana Exemplu/ }).click()
  await page.getByRole('button', { name: 'Contul meu' }).click()
  await page.getByText('Semnăturile mele').click()
  await page.getByRole('button', { name: `Retrage semnătura de la „${petition.title}”` }).click()
  await expect(page.getByText('Semnătura a fost retrasă.')).toBeVisible()
  // A signature given with the same address without the account may well exist.
  await expect(page.getByText('Nu vedem semnături date din acest cont.')).toBeVisible()
  expect(await (await page.request.get('/api/v1/profile/signatures', { headers })).json()).toEqual([])
})
