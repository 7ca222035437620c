import { blocks, plainText, withoutBullet, type Block } from '../knowledge/markdown.ts'

/** A passage shorter than this is quoted whole: cutting it would lose more than it saves. */
const SHORT_CHARACTERS = 420

/**
 * Quotes the part of a passage that holds the best sentences, as published: a paragraph from the first of them to the
 * last, a list whole with the sentence that opens it. Sentences said before in the answer are left out.
 *
 * @returns one text a paragraph or list,; empty when everything was said before
 */
export function quotePassage(text: string, best: readonly string[], said: Set<string>): string[] {
  const all = blocks(text)
  const whole = text.length <= SHORT_CHARACTERS
  const chosen = new Set(best)
  const parts = all.flatMap((block, place): Block[] => {
    if (whole) return [block]
    if (block.kind === 'list') return block.lines.some((line) => chosen.has(readable(line))) ? [block] : []
    return quotedParagraph(block, all[place + 1], chosen)
  })
  return joined(parts.map((block) => withoutRepeats(block, said)).filter(({ lines }) => lines.length > 0))
}

/** From the first chosen sentence to the last; the last sentence alone when it opens a list that is quoted. */
function quotedParagraph(block: Block, next: Block | undefined, chosen: Set<string>): Block[] {
  const places = block.lines.flatMap((line, place) => (chosen.has(readable(line)) ? [place] : []))
  const opensList = next?.kind === 'list' && next.lines.some((line) => chosen.has(readable(line)))
  if (opensList) places.push(block.lines.length - 1)
  const [first] = places
  const last = places.at(-1)
  return first === undefined || last === undefined ? [] : [{ ...block, lines: block.lines.slice(first, last + 1) }]
}

function readable(line: string): string {
  return plainText(withoutBullet(line))
}

function withoutRepeats(block: Block, said: Set<string>): Block {
  const lines = block.lines.filter((line) => !said.has(readable(line)))
  for (const line of lines) said.add(readable(line))
  return { ...block, lines }
}

/** A sentence that ends with a colon goes with the list below it. */
function joined(parts: Block[]): string[] {
  const texts: string[] = []
  for (const { kind, lines } of parts) {
    const text = lines.join(kind === 'list' ? '\n' : ' ')
    const opens = kind === 'list' && texts.at(-1)?.endsWith(':')
    texts.push(opens ? `${texts.pop()}\n\n${text}` : text)
  }
  return texts
}
