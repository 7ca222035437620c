import { sentences } from './sentences.ts'

/** A piece of Markdown that is quoted as one: a paragraph in sentences, or a list in items. */
export interface MarkdownBlock {
  kind: 'paragraph' | 'list'
  /** Sentences of a paragraph, or lines of a list with their bullets, exactly as written. */
  lines: string[]
}

const bullet = /^\s*(?:[-*]|\d+\.)\s+/

/** Splits a passage's Markdown into paragraphs and lists; a list item that goes on in a second line stays whole. */
export function blocks(markdown: string): MarkdownBlock[] {
  return markdown
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part): MarkdownBlock => {
      if (!bullet.test(part)) return { kind: 'paragraph', lines: sentences(part.replace(/^>\s?/gm, '').replaceAll('\n', ' ')) }
      return { kind: 'list', lines: part.split(/\n(?=\s*(?:[-*]|\d+\.)\s)/).map((line) => line.trim()) }
    })
}

/** A list line without its bullet or number. */
export function withoutBullet(line: string): string {
  return line.replace(bullet, '')
}

/** A line of a block as a reader sees it: a sentence, or an item without its bullet. */
export function readableLine(line: string): string {
  return plainText(withoutBullet(line))
}

/** The words of a piece of Markdown as a reader sees them: links become their text, bold loses its stars. */
export function plainText(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1').replaceAll('**', '')
}
