import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCommand } from '#tests/operators/command-line.ts'
import { cards } from './petition-page.ts'
import { ready } from './people.ts'
import { expect, startSite, test, type Site } from './site.ts'

let folder: string
let one: Site
let other: Site

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bobita-shared-'))
  one = await startSite({ DATA_DIR: folder })
  other = await startSite({ DATA_DIR: folder })
})

test.afterAll(async () => {
  await one.stop()
  await other.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('who signed at one server sees their signature counted on the page of another, which was made before', async ({ page }) => {
  await (await fetch(`${other.url}/petitions`)).text()
  const [petition] = await (await fetch(`${one.url}/api/v1/petitions?active=true`)).json()
  const { current_signatures: before } = petition
  const signed = await fetch(`${one.url}/api/v1/petitions/${petition.id}/sign`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ full_name: 'Ana Exemplu', email: 'ana@exemplu.ro' }),
  })
  expect(signed.status).toBe(200)
  await ready(page, `${other.url}/petitions`)
  const card = cards(page).filter({ hasText: petition.title })
  await expect(card).toContainText(new Intl.NumberFormat('ro').format(before + 1))
})

test('what an operator takes off the site is gone from the pages of every server within seconds', async () => {
  const status = async (site: Site) => (await fetch(`${site.url}/blog/3`)).status
  for (const site of [one, other]) expect(await status(site)).toBe(200)
  const { ended } = startCommand({ DATA_DIR: folder }, ['articles', 'unpublish', '--id', '3', '--reason', 'proba'])
  expect(await ended).toBe(0)
  for (const site of [one, other]) await expect.poll(() => status(site)).toBe(404)
})
