import { cards, fillIn, submit } from './petition-page.ts'
import { expect, startSite, test } from './site.ts'

test('somebody whose network has just signed a lot waits a moment, reads why, and their signature is counted', async ({ page }) => {
  const site = await startSite({ LIMITS_SCALE: '1' })
  // By its number, so that the browser and this test come from one network.
  const url = site.url.replace('localhost', '127.0.0.1')
  const [petition, other] = await (await fetch(`${url}/api/v1/petitions?active=true`)).json()
  for (let signed = 0; signed < 5; signed += 1) {
    const body = JSON.stringify({ full_name: 'Ana Exemplu', email: `om${signed}@exemplu.ro` })
    const answer = await fetch(`${url}/api/v1/petitions/${petition.id}/sign`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(answer.status).toBe(200)
  }

  const statuses: number[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('/sign')) statuses.push(answer.status())
  })
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  // The work is done at once on this machine; it is held until the sentence was seen.
  await page.route('**/assets/proof-worker-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${url}/petitions`)
  await cards(page).filter({ hasText: other.title }).getByRole('button', { name: 'Semnează Petiția' }).click()
  await fillIn(page)
  await submit(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toContainText('verificăm că nu le trimite un program')
  release()
  await expect(dialog.getByRole('status')).toContainText('Mulțumim')
  expect(statuses).toEqual([428, 200])
  const shown = await (await fetch(`${url}/api/v1/petitions/${other.id}`)).json()
  expect(shown.current_signatures).toBe(other.current_signatures + 1)
  await site.stop()
})
