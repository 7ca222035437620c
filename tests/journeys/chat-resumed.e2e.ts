import type { Page } from '@playwright/test'
import { startModelServer } from '#tests/servers/model-server.ts'
import { startTcpProxy } from '#tests/servers/tcp-proxy.ts'
import { ready } from './people.ts'
import { expect, startSite, test as base } from './site.ts'

const PIECES = 120
const LAST = `Bucata ${PIECES - 1}.`

/** A site whose model speaks slowly enough to be left in the middle of an answer. */
const test = base.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const model = await startModelServer({ kind: 'says', pieces: Array.from({ length: PIECES }, (_piece, index) => `Bucata ${index}. [1]\n`), pauseMs: 40 })
    const site = await startSite({ LLM_BASE_URL: model.url, LLM_MODEL: 'test' })
    await use(site.url)
    await site.stop()
    await model.close()
  },
})

/** Asks, and waits for the middle of the answer. */
async function askAndHear(page: Page, address = '/'): Promise<void> {
  await ready(page, address)
  await page.getByLabel('Întrebarea ta').fill('De ce îmi latră câinele noaptea?')
  await page.getByLabel('Întrebarea ta').press('Enter')
  await expect(page).toHaveURL(/\/chat\/[\w-]{22}$/)
  await expect(answerOn(page)).toContainText('Bucata 3.')
  await expect(answerOn(page)).not.toContainText(LAST)
}

const answerOn = (page: Page) => page.getByRole('article', { name: 'Bobita' }).last()

/** The answer is there from its first word to its last, once, and the next question can be sent. */
async function expectWhole(page: Page): Promise<void> {
  await expect(answerOn(page)).toContainText(LAST)
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false')
  const words = (await answerOn(page).textContent()) ?? ''
  for (const index of [0, 1, 60, PIECES - 1]) expect(words.split(`Bucata ${index}.`)).toHaveLength(2)
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByLabel('Întrebarea ta').fill('Mulțumesc')
  await page.getByLabel('Întrebarea ta').press('Enter')
  await expect(page.getByRole('article', { name: 'Tu' })).toHaveCount(2)
}

test('D-030 a page reloaded in the middle of an answer shows it whole, and the next question can be asked', async ({ page }) => {
  await askAndHear(page)
  await page.reload()
  await expect(answerOn(page)).toContainText('Bucata 3.')
  await expectWhole(page)
})

test('D-030 a page closed in the middle of an answer and opened again shows it whole', async ({ page, context }) => {
  await askAndHear(page)
  const address = page.url()
  await page.close()
  const again = await context.newPage()
  await again.goto(address)
  await expectWhole(again)
})

test('D-030 an answer whose connection is lost is whole by itself once the network is back', async ({ page, context, baseURL }) => {
  const line = await startTcpProxy(Number(new URL(baseURL ?? '').port))
  await askAndHear(page, `http://127.0.0.1:${line.port}/`)
  // The browser's own switch leaves what has begun alone.
  await context.setOffline(true)
  await line.cut()
  await expect(page.getByRole('button', { name: 'Încearcă din nou' })).toBeVisible()
  await line.carry()
  await context.setOffline(false)
  await expectWhole(page)
  await line.close()
})
