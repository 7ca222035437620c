import type { Page } from '@playwright/test'
import type { BlogArticle } from '#contract/blog.ts'
import { PageCache } from '#server/pages/page-cache.ts'
import type { PageRenderer } from '#server/pages/pages.ts'
import { screens } from './screens.ts'
import { expect, test } from './site.ts'

/** What the browser refused to run or complained about; that a page is not there is no complaint about it. */
function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/\b404\b/.test(message.text())) heard.push(`${page.url()}: ${message.text()}`)
  })
  return heard
}

/** Collects what the policy refused, for `refused` to read. */
async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, lineNumber }) =>
      refused.push(`${effectiveDirective} in line ${lineNumber}: ${sample}`),
    )
  })
}
const refused = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'refused'))

test('every page runs under its own policy: nothing is refused and nothing complained about', async ({ page }) => {
  const heard = complaints(page)
  await watchPolicy(page)
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  for (const path of screens) {
    await page.goto(path)
    await page.locator('html[data-hydrated][data-theme=dark]').waitFor()
    expect([path, await refused(page)]).toEqual([path, []])
  }
  expect(heard).toEqual([])
})

test('the same page is the same bytes whenever it is rendered', async ({ site }) => {
  const rendered = await Promise.all([1, 2].map(() => renderedBy(site.url, '/blog/3', (post) => post)))
  expect(rendered[0]).toEqual(rendered[1])
})

test('a script that was smuggled into the text of a page does not run, and the page runs without it', async ({ page, site }) => {
  const smuggled = 'window.smuggled=1'
  const rendered = await renderedBy(site.url, '/blog/3', (post) => ({ ...post, content_html: `${post.content_html}<script>${smuggled}</script>` }))
  expect(rendered.body).toContain(`<script>${smuggled}</script>`)
  const kept = await new PageCache().get('/blog/3', async () => rendered)
  await watchPolicy(page)
  await page.route('**/blog/3', (route) =>
    route.fulfill({ status: kept.status, contentType: kept.type, headers: { 'content-security-policy': kept.csp }, body: rendered.body }),
  )
  await page.goto('/blog/3')
  await page.locator('html[data-hydrated]').waitFor()
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false)
  expect(await refused(page)).toEqual([expect.stringMatching(/^script-src-elem /)])
})

/** A page as the built application renders it, its article changed on the way. */
async function renderedBy(site: string, path: string, change: (post: BlogArticle) => BlogArticle) {
  const { render }: PageRenderer = await import(new URL('../../build/server/index.js', import.meta.url).href)
  return render(new Request(site + path), {
    language: 'ro',
    streaming: false,
    async transport(asked, init) {
      const answer = await fetch(`${site}${asked}`, init)
      return asked.startsWith('/api/v1/blog-posts/') ? Response.json(change(await answer.json())) : answer
    },
  })
}
