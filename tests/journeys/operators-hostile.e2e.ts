import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '#scripts/postgres.ts'
import { TIMEOUTS } from '#server/app.ts'
import { openBobita, type Bobita } from '#server/bobita.ts'
import { readConfig } from '#server/config.ts'
import { listen } from '#server/http/http-server.ts'
import { named } from '#tests/api/access.ts'
import { madeFor, operatorCalls, send, withText } from '#tests/api/operator-calls.ts'
import { hostileTexts } from '#tests/hostile/hostile-texts.ts'
import { FAR_LIMITS } from '#tests/setup/far-limits.ts'
import { staffMember, type StaffMember } from '#tests/staff/operators.ts'
import { DESK } from '#web/lib/desk-path.ts'
import { deskEntries } from '#web/desk/frame/entries.ts'
import { look, lookAgain, squeezed, watch, type Misdeeds } from './hostile-page.ts'
import { expect, ownDatabase, test } from './site.ts'

const SAMPLE = 2
/** Enough for every list and what it leads to. */
const MOST_PAGES = 40

/** What a visitor types and operators read. */
const ofVisitors = (text: string) => {
  const short = text.slice(0, 90)
  return {
    suggestRecord: { kind: 'shelter', name: short, place: short, phone: short.slice(0, 30), why: text },
    correctRecord: { kind: 'shelter', id: 1, what: text },
    reportContent: { kind: 'petition', id: '1', reason: 'other', what: text },
    register: { name: short, email: `${randomInt(2 ** 40)}@exemplu.ro`, password: 'mac-verde-tractor' },
    ask: { question: text },
  }
}

/** Fills a text in wherever an operator or a visitor can; what a form refuses is refused. */
async function fillIn(world: Bobita, owner: StaffMember, text: string): Promise<void> {
  for (const [name, payload] of Object.entries(ofVisitors(text)))
    expect([name, (await send(world, name, { payload }, {})).statusCode < 500]).toEqual([name, true])
  for (const [name, trial] of operatorCalls) {
    if (named(name).method === 'GET' || /SignOut/.test(name)) continue
    const target = await madeFor(world, owner, trial)
    const { statusCode } = await send(world, name, { ...target, payload: withText(target.payload, text) }, owner.headers)
    expect([name, statusCode < 500]).toEqual([name, true])
  }
}

/** Opens every screen of the area and what its links lead to; answers how many, and on how many a text stood as it was typed. */
async function walk(page: Page, misdeeds: Misdeeds, texts: readonly string[]): Promise<{ pages: string[]; shown: number }> {
  const waiting: string[] = deskEntries.map(({ path }) => (path === '' ? DESK : `${DESK}/${path}`))
  const kinds = new Map<string, number>()
  const pages: string[] = []
  let shown = 0
  for (let path = waiting.shift(); path !== undefined && pages.length < MOST_PAGES; path = waiting.shift()) {
    await look(page, path, misdeeds)
    // The part of the area, its screen and what it reads come one after the other.
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('Se încarcă')).toHaveCount(0)
    const text = await lookAgain(page, misdeeds, true)
    if (texts.some((one) => text.includes(squeezed(one).slice(0, 60)))) shown += 1
    pages.push(path)
    const links = await page.locator(`main a[href^="${DESK}/"]`).evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    for (const link of links) {
      // Two of each kind of page: the third looks like them.
      const kind = link.split('/').slice(0, 3).join('/') + link.split('/').length
      const met = kinds.get(kind) ?? 0
      if (waiting.includes(link) || pages.includes(link) || met >= 2) continue
      kinds.set(kind, met + 1)
      waiting.push(link)
    }
  }
  return { pages, shown }
}

test('whatever visitors and operators type, every screen of the area shows letters: it runs nothing, loads nothing from elsewhere and holds no element of it', async ({
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'bobita-desk-hostile-'))
  const dropDatabase = await ownDatabase()
  const port = await freePort()
  const config = readConfig({ ...process.env, ...FAR_LIMITS, DATA_DIR: folder, PORT: String(port), LIMITS_SCALE: '1000000' })
  const world = await openBobita(config, false, { pages: 'whole' })
  await listen(world.app, config, TIMEOUTS)
  const url = `http://localhost:${port}`
  // Ready before anybody asks.
  await expect.poll(async () => (await world.app.inject('/readyz')).statusCode).toBe(200)
  const seed = Number(process.env['HOSTILE_SEED'] ?? randomInt(hostileTexts.length))
  const texts = Array.from({ length: SAMPLE }, (_, at) => hostileTexts[(seed + at * 271) % hostileTexts.length] ?? '')
  const owner = await staffMember(world, 'owner')
  for (const text of texts) await fillIn(world, owner, text)

  const context = await browser.newContext({ baseURL: url })
  const misdeeds: Misdeeds = []
  await watch(context, url, misdeeds)
  await context.addCookies([cookieOf(owner, url)])
  const { pages, shown } = await walk(await context.newPage(), misdeeds, texts)
  await context.close()
  await world.close()
  await dropDatabase()
  rmSync(folder, { recursive: true, force: true })
  expect(misdeeds, `HOSTILE_SEED=${seed}, ${pages.join(' ')}`).toEqual([])
  expect(pages.length).toBeGreaterThan(deskEntries.length)
  expect(shown).toBeGreaterThan(3)
})

function cookieOf({ headers }: StaffMember, url: string) {
  const [name = '', value = ''] = (headers['cookie'] ?? '').split('=')
  return { name, value, url: `${url}/api/v1/operators`, sameSite: 'Strict' as const }
}
