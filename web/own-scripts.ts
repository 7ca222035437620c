const BEGIN = '<script'
const END = '</script>'

/**
 * Tells the scripts our own components wrote from whatever else stands in a rendered page: only ours carry the nonce,
 * which is random and gone when the page leaves, so the same page stays the same bytes. Found by plain searches: an
 * expression with the nonce in it would be compiled for each page, which took a seventh of rendering it.
 *
 * @returns the page without the nonce, and the texts of our inline scripts
 */
export function ownScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const pieces = html.split(` nonce="${nonce}"`)
  const scripts = pieces.slice(1).flatMap((after, at) => (endsInScriptTag(pieces[at] ?? '') ? textOf(after) : []))
  return { html: pieces.join(''), scripts }
}

/** What stands before a nonce: the begin of a script's own tag, not yet closed. */
function endsInScriptTag(before: string): boolean {
  const tag = before.slice(before.lastIndexOf('<'))
  return tag.startsWith(BEGIN) && !tag.includes('>')
}

/** The text of the script whose tag goes on here; none where it has no text or no end. */
function textOf(after: string): string[] {
  const start = after.indexOf('>') + 1
  const end = after.indexOf(END, start)
  return start === 0 || after.slice(0, start).includes('<') || end <= start ? [] : [after.slice(start, end)]
}
