/** Where the guide is downloaded as a PDF. Here and not beside its reader, because this file ships to the browser. */
export const POLICE_GUIDE_PDF = '/plangeri/ghid-petitie-politie.pdf'

/** A part of a section: a paragraph, or a list whose items may be numbered. */
export type GuideBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; ordered: boolean; items: string[] }

/** Cuts the little Markdown the guide is written in, paragraphs and lists, into blocks. */
export function guideBlocks(markdown: string): GuideBlock[] {
  return markdown
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(blockOf)
}

function blockOf(part: string): GuideBlock {
  const lines = part.split('\n')
  const ordered = lines.every((line) => /^\d+\. /.test(line))
  if (ordered || lines.every((line) => line.startsWith('- '))) {
    return { kind: 'list', ordered, items: lines.map((line) => line.replace(/^(\d+\.|-) /, '')) }
  }
  return { kind: 'paragraph', text: lines.join(' ') }
}

/** A piece of a line: plain words, or words that lead to a page of the site. */
export interface GuideWords {
  text: string
  /** A path of the site; null for plain words. */
  to: string | null
}

/** Cuts a line where its links, `[words](/page)`, begin and end. */
export function guideWords(line: string): GuideWords[] {
  return line
    .split(/(\[[^\]]+\]\(\/[^)\s]*\))/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, text = piece, to = null] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? []
      return { text, to }
    })
}

/** A line as it is read where nothing can be pressed. */
export function plainLine(line: string): string {
  return guideWords(line)
    .map(({ text }) => text)
    .join('')
}
