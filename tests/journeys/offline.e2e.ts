import type { Page } from '@playwright/test'
import { startChangingFront } from '#tests/servers/changing-front.ts'
import { startPlainBrowser } from '#scripts/plain-browser.ts'
import { startTcpProxy, type TcpProxy } from '#tests/servers/tcp-proxy.ts'
import { faults } from './axe.ts'
import { ready, signedIn } from './people.ts'
import { expect, startSite, test as base } from './site.ts'

/** The site behind a line that can be cut, so that the worker's own calls find no network either. */
const test = base.extend<{ line: TcpProxy }>({
  line: async ({ site }, use) => {
    const line = await startTcpProxy(Number(new URL(site.url).port))
    await use(line)
    await line.close()
  },
  baseURL: async ({ line }, use) => use(`http://localhost:${line.port}`),
})
test.use({ serviceWorkers: 'allow' })

const keptPaths = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('bobita-pages')).keys()).map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/blog/')),
  )

/** Opens a page and waits until everything is kept and the worker answers for the tab. */
async function installed(page: Page, path = '/home'): Promise<void> {
  await ready(page, path)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect.poll(async () => (await keptPaths(page)).length).toBeGreaterThan(40)
}

async function noNetwork(page: Page, line: TcpProxy): Promise<void> {
  await line.cut()
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
}

async function network(page: Page, line: TcpProxy): Promise<void> {
  await line.carry()
  await page.context().setOffline(false)
}

test('the site can be installed: its manifest has a name, a start and icons that are there', async ({ page, request }) => {
  await page.goto('/home')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ name: 'Bobita', start_url: '/', display: 'standalone' })
  for (const { src, sizes } of manifest.icons) {
    const icon = await page.evaluate(async (url: string) => {
      const image = Object.assign(new Image(), { src: url })
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(icon).toBe(sizes)
  }
  const worker = await request.get('/sw.js')
  expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' })
  expect(worker.headers()['content-security-policy']).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'")
})

test('without a network an urgent article, first aid and the chat open, and every other page leads to what can be read', async ({ page, line }) => {
  await installed(page)
  await page.evaluate(() => localStorage.setItem('bobita.vet', JSON.stringify({ name: '', phone: '0722 123 456' })))
  await noNetwork(page, line)
  await page.goto('/blog/2')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Otrăv')
  await page.locator('html[data-hydrated]').waitFor()
  await page.goto('/prim-ajutor')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Primul ajutor la animale')
  await page.goto('/')
  await page.locator('html[data-hydrated]').waitFor()
  await expect(page.getByLabel('Întrebarea ta')).toBeVisible()

  await page.goto('/tgamers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce poți citi fără internet')
  await expect(page.getByRole('link', { name: 'Încearcă din nou' })).toHaveAttribute('href', '/tgamers')
  await expect(page.getByRole('link', { name: /^Sună medicul meu/ })).toHaveAttribute('href', 'tel:+40722123456')
  await page.getByText('animalul se sufocă cu un obiect rămas în gât').click()
  await expect(page.getByText('Deschide gura și uită-te.')).toBeVisible()
  await page.getByRole('button', { name: 'Magyar' }).click()
  await expect(page.getByText('Nyisd ki a száját')).toBeVisible()
  await page.getByRole('link', { name: /Otrăvire la câine/ }).click()
  await expect(page).toHaveURL(/\/blog\/2$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Otrăv')
})

test('a link followed inside the application without a network leads to the kept page, and the network’s page comes first when it is back', async ({
  page,
  line,
}) => {
  await installed(page, '/home')
  await noNetwork(page, line)
  await page.getByRole('navigation', { name: 'Meniul principal' }).getByRole('link', { name: 'Lege' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce poți citi fără internet')
  await network(page, line)
  await page.getByRole('link', { name: 'Încearcă din nou' }).click()
  await expect(page).toHaveURL(/\/lege$/)
})

test('where the browser does not know that it has no network, a link inside the application still leads to the kept page', async ({ page, line }) => {
  await installed(page, '/fara-internet')
  await line.cut()
  await page.getByRole('link', { name: 'Română' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Primul ajutor la animale')
})

const CHOCOLATE = 'Câinele meu a mâncat o tabletă de ciocolată, ce fac?'

async function askWithoutNetwork(page: Page, line: TcpProxy): Promise<void> {
  await installed(page, '/')
  await noNetwork(page, line)
  await ready(page, '/')
  await page.getByLabel('Întrebarea ta').fill(CHOCOLATE)
  await page.getByLabel('Întrebarea ta').press('Enter')
  await expect(page.getByRole('heading', { name: /^Urgență: .*ciocolat/ })).toBeVisible()
  await expect(page.getByText('Fără internet. Întrebarea ta este păstrată')).toBeVisible()
}

const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

test('a question written without a network gets its urgent card at once and is sent when the network is back', async ({ page, line }) => {
  await askWithoutNetwork(page, line)
  expect(await faults(page)).toEqual([])
  await network(page, line)
  await expect(page.getByText('Fără internet. Întrebarea ta')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Surse' })).toBeVisible()
  await expect(page).toHaveURL(/\/chat\/[\w-]{22}$/)
  await expect(page.getByRole('article', { name: 'Tu' })).toHaveCount(1)
  await expect.poll(() => databases(page)).toEqual([])
})

test('a question that waits when the browser is closed is listed, and sent when the chat is opened again', async ({ page, context, line }) => {
  await askWithoutNetwork(page, line)
  await page.close()
  const again = await context.newPage()
  await network(again, line)
  await ready(again, '/stocare-locala')
  await expect(again.getByRole('listitem').filter({ hasText: CHOCOLATE })).toBeVisible()
  await ready(again, '/')
  await expect(again.getByRole('article', { name: 'Tu' })).toHaveText(CHOCOLATE)
  await expect(again.getByRole('heading', { name: 'Surse' })).toBeVisible()
  await expect.poll(() => databases(again)).toEqual([])
})

test('signing out removes the questions that wait', async ({ page, line }) => {
  const { name } = await signedIn(page)
  await askWithoutNetwork(page, line)
  expect(await databases(page)).toEqual(['bobita'])
  await page.getByRole('button', { name: `${name}, meniul contului` }).click()
  await page.getByRole('button', { name: 'Deconectare' }).click()
  await expect.poll(() => databases(page)).toEqual([])
})

test('on a line that carries nothing a kept page is shown after a few seconds', async ({ page, line }) => {
  await installed(page)
  line.hang()
  await page.goto('/blog/2', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Otrăv')
})

test('an English reader reads in English without a network', async ({ page, line }) => {
  await ready(page, '/home?lang=en')
  await expect.poll(async () => (await keptPaths(page)).length).toBeGreaterThan(40)
  await page.goto('/home')
  await noNetwork(page, line)
  await page.goto('/shelters')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What you can read offline')
  await page.goto('/blog/2')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('what is kept is a guest’s, whoever is signed in; it is listed with size and day, and gone when it is removed', async ({ page }) => {
  const { name, email } = await signedIn(page)
  await installed(page)
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('bobita-pages')
    const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
    return {
      text: (await Promise.all(answers.map(async (answer) => answer?.text()))).join('\n'),
      cookies: answers.filter((answer) => answer?.headers.has('set-cookie')).length,
    }
  })
  expect(kept.cookies).toBe(0)
  expect(kept.text).not.toContain(name)
  expect(kept.text).not.toContain(email)

  await ready(page, '/stocare-locala')
  await expect(page.getByText(/^\d+ de pagini, \d,\d MB în total\.$/)).toBeVisible()
  await page.getByText('Paginile păstrate pe acest dispozitiv').click()
  await expect(page.getByRole('row', { name: /Otrăvire.*kB/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Șterge paginile și nu mai păstra' }).click()
  await expect(page.getByText('Ai ales să nu păstrăm pagini pe acest dispozitiv.')).toBeVisible()
  expect(await page.evaluate(async () => ({ caches: await caches.keys(), workers: (await navigator.serviceWorker.getRegistrations()).length }))).toEqual({
    caches: [],
    workers: 0,
  })
  await ready(page, '/home')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await ready(page, '/stocare-locala')
  await page.getByRole('button', { name: 'Păstrează din nou' }).click()
  await expect(page.getByText(/^\d+ de pagini, \d,\d MB în total\.$/)).toBeVisible()
})

test('a new version is told in one line; the old tab goes on until the person reloads, and nothing reloads by itself', async ({ page, context, site }) => {
  const front = await startChangingFront(site.url)
  await installed(page, `${front.url}/home`)
  let loads = 0
  page.on('load', () => (loads += 1))
  front.change('/sw.js', (script) => script.replaceAll(/(["'`])[0-9a-f]{8}\1/g, '"ffffffff"'))
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const line = page.getByRole('complementary', { name: /versiune nouă/ })
  await expect(line).toBeVisible()
  await page.getByRole('navigation', { name: 'Meniul principal' }).getByRole('link', { name: 'Lege' }).click()
  await expect(page).toHaveURL(/\/lege$/)
  expect(loads).toBe(0)
  const other = await context.newPage()
  await ready(other, `${front.url}/home`)
  await line.getByRole('button', { name: 'Reîncarcă' }).click()
  await expect.poll(() => loads).toBe(1)
  // Another tab is open: the worker waits with its files until that one is closed.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null)).toBe(true)
  await other.close()
  await front.close()
})

test('a withdrawn worker removes what it kept and answers for nothing any more', async ({ site }) => {
  const front = await startChangingFront(site.url)
  const without = await startSite({ SERVICE_WORKER: 'off' })
  const browser = await startPlainBrowser()
  const caches = () => browser.evaluate('caches.keys().then((names) => names.sort().map((name) => name.split("-")[0]).join(" "))')
  const activeSays = () => browser.evaluate('navigator.serviceWorker.ready.then(({ active }) => active.state)')
  await browser.open(`${front.url}/home`)
  await expect.poll(activeSays).toBe('activated')
  await expect.poll(caches).toBe('bobita workbox')
  front.turnTo(without.url)
  // A browser looks for a new worker by itself after each visit, when it finds time; here it is told to.
  await browser.evaluate('navigator.serviceWorker.getRegistration().then((registration) => registration.update())')
  await browser.open(`${front.url}/home`)
  await expect.poll(() => browser.evaluate('navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting)')).toBe(null)
  await browser.open(`${front.url}/blog/2`)
  await expect.poll(() => browser.evaluate('document.querySelector("h1").textContent')).toContain('Otrăv')
  await expect.poll(caches).toBe('')
  await browser.close()
  await without.stop()
  await front.close()
})
