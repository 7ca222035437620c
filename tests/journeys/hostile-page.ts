import type { BrowserContext, Page } from '@playwright/test'
import { CANARY, FOREIGN_HOST } from '#tests/hostile/hostile-texts.ts'

/** What pages have done that they must not, each with its address. */
export type Misdeeds = string[]

/** Notes whatever the pages of a browser run, ask for elsewhere, or try against their own rules. */
export async function watch(context: BrowserContext, site: string, misdeeds: Misdeeds): Promise<void> {
  await context.exposeBinding(CANARY, ({ page }) => void misdeeds.push(`a text was run at ${page.url()}`))
  await context.exposeBinding('violated', ({ page }, what: string) => void misdeeds.push(`${what} at ${page.url()}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.get(globalThis, 'violated')(`against ${violatedDirective}: ${blockedURI}`),
    )
  })
  context.on('dialog', (dialog) => {
    misdeeds.push(`a dialog at ${dialog.page()?.url()}`)
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${site}/`) && !url.startsWith('data:') && !url.startsWith('blob:')) misdeeds.push(`${url} was asked for`)
  })
}

export interface Look {
  /** An operator may link elsewhere here. */
  links?: boolean
  /** What the browser fetches once the page is awake: looked for first. */
  shows?: string
}

/** Opens a page, waits for React, and answers its text without spaces; what does not belong there is a misdeed. */
export async function look(page: Page, path: string, misdeeds: Misdeeds, { links = false, shows = 'main' }: Look = {}): Promise<string> {
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor()
  await page.locator(shows).first().waitFor({ state: 'attached' })
  return lookAgain(page, misdeeds, links)
}

/** The same of the page as it stands. */
export async function lookAgain(page: Page, misdeeds: Misdeeds, links = false): Promise<string> {
  const { strange, text } = await page.evaluate(foreignElements, { host: FOREIGN_HOST, canary: CANARY, links })
  misdeeds.push(...strange.map((what) => `${what} at ${page.url()}`))
  return squeezed(text)
}

/** Without what a browser may do to spaces. */
export function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, '')
}

/** Runs in the page: the elements and attributes that none of our screens has. */
function foreignElements({ host, canary, links }: { host: string; canary: string; links: boolean }): { strange: string[]; text: string } {
  const never =
    'iframe,frame,frameset,object,embed,applet,base,portal,fencedframe,math,marquee,isindex,keygen,plaintext,xmp,listing,noembed,noframes,foreignObject,'
  const nor = 'animate,set,discard,feImage,image,area,track,audio,svg script,svg style,meta[http-equiv],[contenteditable],[formaction],[ping],[background],[is]'
  const addresses = new Set(['src', 'srcset', 'href', 'xlink:href', 'action', 'poster', 'data', 'srcdoc'])
  const isOwn = (address: string) => address.startsWith(`${location.origin}/assets/`)
  const wrong = (element: Element): boolean => {
    if (element.matches(never + nor) || [canary, 'document', 'cookie', 'currentScript', 'body'].includes(element.id)) return true
    if (
      element instanceof HTMLScriptElement &&
      !/^(try\{let t=|window\.__reactRouterContext|import|\(function keepAndWake\()/.test(element.textContent) &&
      !element.type.endsWith('json') &&
      !isOwn(element.src)
    )
      return true
    if (element instanceof HTMLStyleElement && (element.textContent.includes(host) || element.textContent.includes(canary))) return true
    return [...element.attributes].some(({ name, value }) => {
      if (name.startsWith('on') || name.includes(canary) || (name === 'style' && value.includes('url('))) return true
      if (!addresses.has(name)) return false
      const outside = URL.parse(value, document.baseURI)
      if (outside === null) return false
      if (/^(javascript|vbscript|filesystem|jar|feed):/.test(outside.protocol)) return true
      if (outside.protocol === 'data:') return !value.startsWith('data:image/')
      return outside.hostname === host && !(links && name === 'href' && element instanceof HTMLAnchorElement)
    })
  }
  const strange = [...document.querySelectorAll('*')].filter(wrong).map((element) => element.outerHTML.slice(0, 300))
  const typed = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea')].map(({ value }) => value)
  return { strange, text: [document.body.textContent, ...typed].join(' ') }
}
