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
