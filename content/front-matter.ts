import { parse } from 'yaml'

/** A Markdown file in its two parts: the YAML between the `---` lines, still unchecked, and the text below. */
export interface MarkdownFile {
  data: unknown
  body: string
}

/**
 * Splits a Markdown file into front matter and body.
 *
 * @throws Error when the file has no front matter or the YAML does not parse
 */
export function parseMarkdownFile(text: string): MarkdownFile {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text.replace(/^\uFEFF/, ''))
  if (!parts) throw new Error('no front matter')
  return { data: parse(parts[1] ?? ''), body: (parts[2] ?? '').trim() }
}
