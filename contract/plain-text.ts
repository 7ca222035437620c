import { AFTER_CARD } from './limits.ts'

/** An answer as it is read aloud: the words without Markdown's signs, addresses and source numbers. This file ships to the browser. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\[\d{1,2}\](?!\()/g, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replaceAll(/^-{3,}$/gm, '')
    .replaceAll(/(?<=\])\\(?=[(:])/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll(/[*_`~]{1,3}/g, '')
    .replaceAll(/\s+([.,;:!?])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The rest of an answer that begins with an urgent card; nothing while the card itself is still arriving. */
export function restBehindCard(text: string): string {
  const end = text.indexOf(AFTER_CARD)
  return end === -1 ? '' : text.slice(end + AFTER_CARD.length)
}
