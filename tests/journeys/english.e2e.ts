import type { Page } from '@playwright/test'
import { ready } from './people.ts'
import { screens } from './screens.ts'
import { expect, test } from './site.ts'

/** Texts of the page that say they are English and hold Romanian words; names, quotations, a name in brackets and what is marked as Romanian are neither. */
function romanianTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const romanian = /\b(?:este|sunt|pentru|trebuie|sau|din|unde|dintre|județul|sectorul)\b|(?<![\p{L}-])\p{Ll}*[ăâîșț]\p{Ll}*/u
    const isEnglish = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === 'en' && !element.closest('script, style, q, blockquote')
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement && isEnglish(node.parentElement)) texts.push(node.textContent ?? '')
    }
    for (const name of ['placeholder', 'aria-label', 'title', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]`)) if (isEnglish(element)) texts.push(element.getAttribute(name) ?? '')
    }
    return texts.filter((text) => romanian.test(text.replaceAll(/[„“"][^”"]*[”"]|\([^)]*\)/g, '')))
  })
}

test('a reader of English meets no Romanian sentence but quotations, whatever the screen', async ({ page }) => {
  for (const path of [...screens, '/blog/37', '/blog/56']) {
    await ready(page, `${path}${path.includes('?') ? '&' : '?'}lang=en`)
    expect.soft(await romanianTexts(page), path).toEqual([])
  }
})
