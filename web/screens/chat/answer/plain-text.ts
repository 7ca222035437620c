/** An answer as it is read aloud: the words without Markdown's signs, addresses and source numbers. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\[\d{1,2}\](?!\()/g, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replaceAll(/^-{3,}$/gm, '')
    .replaceAll(/[*_`~]{1,3}/g, '')
    .replaceAll(/\s+([.,;:!?])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** True for an answer that begins as an emergency: the server puts this heading first, in both languages. */
export function isUrgent(markdown: string): boolean {
  return /^##\s+Urgen(?:ță|t)/i.test(markdown.trimStart())
}

/** The urgent card of an answer and what follows it, parted by the rule the server puts between them. */
export function splitUrgent(markdown: string): { card: string; rest: string } {
  const [card = '', ...rest] = markdown.split(/\n\n---\n\n/)
  return { card, rest: rest.join('\n\n') }
}

/** True when the text names the emergency number. */
export function names112(text: string): boolean {
  return /\b112\b/.test(text)
}
