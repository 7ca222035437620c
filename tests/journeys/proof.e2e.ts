import type { Page } from '@playwright/test'
import { ready } from './people.ts'
import { cards, fillIn, submit } from './petition-page.ts'
import { expect, startSite, test, type Site } from './site.ts'

/** A site where little is free, reached by its number, so that the browser and the test come from one network. */
async function strictSite(settings: Record<string, string>): Promise<{ site: Site; url: string }> {
  const site = await startSite({ LIMITS_SCALE: '1', ...settings })
  return { site, url: site.url.replace('localhost', '127.0.0.1') }
}

/** The work is done at once on this machine; it is held until `release` so that it can be seen. */
async function holdWork(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/proof-of-work-worker-*.js', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  return release
}

/** The statuses of the answers to one address, as they come. */
function statusesOf(page: Page, ending: string): number[] {
  const statuses: number[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith(ending)) statuses.push(answer.status())
  })
  return statuses
}

/** Signs as many people in from the same network as cost nothing, and opens the form of another petition. */
async function crowdedForm(page: Page, url: string) {
  const [petition, other] = await (await fetch(`${url}/api/v1/petitions?active=true`)).json()
  for (let signed = 0; signed < 5; signed += 1) {
    const body = JSON.stringify({ full_name: 'Ana Exemplu', email: `om${signed}@exemplu.ro` })
    const answer = await fetch(`${url}/api/v1/petitions/${petition.id}/sign`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(answer.status).toBe(200)
  }
  const signatures = async () => (await (await fetch(`${url}/api/v1/petitions/${other.id}`)).json()).current_signatures - other.current_signatures
  await ready(page, `${url}/petitions`)
  await cards(page).filter({ hasText: other.title }).getByRole('button', { name: 'Semnează Petiția' }).click()
  await fillIn(page)
  return { dialog: page.getByRole('dialog'), signatures }
}

test('somebody whose network has just signed a lot waits a moment, reads why, and their signature is counted', async ({ page }) => {
  const { site, url } = await strictSite({ LIMIT_SIGN: '5/10' })
  const statuses = statusesOf(page, '/sign')
  const release = await holdWork(page)
  const { dialog, signatures } = await crowdedForm(page, url)
  await submit(page).click()
  await expect(dialog.getByRole('status')).toContainText('verificăm că nu le trimite un program')
  release()
  await expect(dialog.getByRole('status')).toContainText('Mulțumim')
  expect(statuses).toEqual([428, 200])
  expect(await signatures()).toBe(1)
  await site.stop()
})

test('whoever gives the work up finds the form as it was, and nothing was sent', async ({ page }) => {
  const { site, url } = await strictSite({ LIMIT_SIGN: '5/10' })
  const statuses = statusesOf(page, '/sign')
  const release = await holdWork(page)
  const { dialog, signatures } = await crowdedForm(page, url)
  await submit(page).click()
  await dialog.getByRole('button', { name: 'Renunță', exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveCount(0)
  await expect(submit(page)).toBeEnabled()
  release()
  expect([statuses, await signatures()]).toEqual([[428], 0])
  await site.stop()
})

test('a guest whose network has asked a lot waits a moment and is answered; a question that is stopped meanwhile is not asked', async ({ page }) => {
  const { site, url } = await strictSite({ LIMIT_GUEST_HOUR: '1/20' })
  const body = JSON.stringify({ question: 'bună' })
  await (await fetch(`${url}/api/v1/chat/ask/stream`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).text()
  const statuses = statusesOf(page, '/chat/ask/stream')
  const release = await holdWork(page)
  await ready(page, `${url}/chat`)
  const field = page.getByLabel('Întrebarea ta')
  await field.fill('Cum scot o căpușă de la câine?')
  await field.press('Enter')
  await expect(page.getByRole('article', { name: 'Bobita' }).last()).toContainText('O clipă…')
  await page.getByRole('button', { name: 'Oprește răspunsul' }).click()
  await expect(page.getByRole('article', { name: 'Bobita' }).last()).not.toContainText('O clipă…')
  expect(statuses).toEqual([428])
  await field.fill('Cum scot o căpușă de la pisică?')
  await field.press('Enter')
  await expect(page.getByRole('article', { name: 'Bobita' }).last()).toContainText('O clipă…')
  release()
  await expect(page.getByRole('article', { name: 'Bobita' }).last()).toContainText('căpuș')
  expect(statuses).toEqual([428, 428, 200])
  await site.stop()
})
