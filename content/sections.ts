import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { headingAnchor } from './anchors.ts'
import { parseMarkdownFile } from './front-matter.ts'

/** One part of a page of notes: it stands on its own under its anchor. */
export interface Section {
  heading: string
  anchor: string
  /** Markdown, without the heading and without the source line. */
  text: string
  /** Where it was read, for the reader to verify. */
  source: string | null
}

/** A page written in sections, with the day a person last checked it. */
export interface SectionedPage {
  checked_on: string
  review: string
  sections: Section[]
}

const frontMatter = z.object({ checked_on: z.iso.date(), review: z.string().min(1) })

/** Reads a page whose headings look like `## Heading {#anchor}` and whose sections may end with `Sursă: https://…` or `Source: https://…`. */
export function readSections(file: URL): SectionedPage {
  const { data, body } = parseMarkdownFile(readFileSync(file, 'utf8'))
  const sections = body.split(/^## +/m).slice(1).map(readSection)
  return { ...frontMatter.parse(data), sections }
}

function readSection(part: string): Section {
  const [first = '', ...lines] = part.split('\n')
  const [, heading = first, anchor] = /^(.*?)\s*(?:\{#([\w-]+)\})?\s*$/.exec(first) ?? []
  const source = lines.flatMap((line) => /^(?:Sursă|Source):\s*(https?:\S+)/.exec(line)?.[1] ?? []).at(0) ?? null
  const text = lines
    .filter((line) => !/^(?:Surs[ăe]|Source):\s/.test(line))
    .join('\n')
    .trim()
  return { heading, anchor: anchor ?? headingAnchor(heading), text, source }
}
