import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { startSite } from '#tests/journeys/site.ts'
import { chromiumArguments, findChromium } from './chromium.ts'
import { toWebp } from './webp.ts'

/** Pictures of every screen for docs/screens: `node scripts/screens.ts [folder]`. Phone and desk, light and dark, both languages. */
const folder = process.argv[2] ?? 'docs/screens'
const screens = {
  welcome: '/',
  chat: '/',
  home: '/home',
  trainers: '/tamers',
  shelters: '/shelters',
  blog: '/blogs',
  article: '/blog/3',
  complaints: '/plangeri',
  'official-petition': '/plangeri/petitie',
  petitions: '/petitions',
  law: '/lege',
  breeds: '/tgamers',
  'confirm-signature': '/petitions/confirm',
  'own-signatures': '/petitions/signed',
  about: '/despre',
  privacy: '/confidentialitate',
  lost: '/nu-exista',
}
const views = [
  { width: 1280, height: 800, colorScheme: 'light', language: 'ro' },
  { width: 1280, height: 800, colorScheme: 'dark', language: 'en' },
  { width: 360, height: 740, colorScheme: 'light', language: 'en' },
  { width: 360, height: 740, colorScheme: 'dark', language: 'ro' },
] as const
const questions = { ro: 'Câinele meu a mâncat ciocolată, ce fac?', en: 'My dog ate chocolate, what do I do?' }

const site = await startSite()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
mkdirSync(folder, { recursive: true })
for (const { width, height, colorScheme, language } of views) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, baseURL: site.url, reducedMotion: 'reduce' })
  for (const [name, path] of Object.entries(screens)) {
    const page = await context.newPage()
    await page.goto(`${path}?lang=${language}`, { waitUntil: 'networkidle' })
    if (name === 'chat') await ask(page, questions[language])
    const png = await page.screenshot()
    writeFileSync(`${folder}/${name}-${width}-${colorScheme}-${language}.webp`, await toWebp(browser, png))
    await page.close()
  }
  await context.close()
}
await browser.close()
await site.stop()

async function ask(page: Page, question: string): Promise<void> {
  await page.locator('textarea').fill(question)
  await page.locator('textarea').press('Enter')
  await page.getByRole('heading', { name: /^(Surse|Sources)$/ }).waitFor()
}
