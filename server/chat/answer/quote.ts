import { blocks, readableLine, type MarkdownBlock } from '../../knowledge/markdown.ts'

/** A passage shorter than this is quoted whole: cutting it would lose more than it saves. */
const SHORT_CHARACTERS = 420
/** The same for what surely answers: most sections, of which a cut took the sentence that decides in one answer of ten. */
export const SECTION_CHARACTERS = 800

/**
 * Quotes the part of a passage that holds the best sentences, as published: a paragraph from the first of them to the
 * last, a list whole with the sentence that opens it. Sentences said before in the answer are left out.
 *
 * @param wholeUpTo characters up to which it is quoted whole
 * @returns one text a paragraph or list; empty when everything was said before
 */
export function quotePassage(text: string, best: readonly string[], said: Set<string>, wholeUpTo = SHORT_CHARACTERS): string[] {
  const all = blocks(text)
  const whole = text.length <= wholeUpTo
  const chosen = new Set(best)
  const parts = all.flatMap((block, index): MarkdownBlock[] => {
    if (whole) return [block]
    if (block.kind === 'paragraph') return quotedParagraph(block, all[index + 1], chosen)
    const before = all[index - 1]
    const isOpened = before?.kind === 'paragraph' && quotedParagraph(before, block, chosen)[0]?.lines.at(-1)?.endsWith(':')
    return isOpened === true || block.lines.some((line) => chosen.has(readableLine(line))) ? [block] : []
  })
  return joined(parts.flatMap((block) => withoutRepeats(block, said)))
}

/** From the first chosen sentence to the last; the last sentence alone when it opens a list that is quoted. */
function quotedParagraph(block: MarkdownBlock, next: MarkdownBlock | undefined, chosen: Set<string>): MarkdownBlock[] {
  const indexes = block.lines.flatMap((line, index) => (chosen.has(readableLine(line)) ? [index] : []))
  const opensList = next?.kind === 'list' && next.lines.some((line) => chosen.has(readableLine(line)))
  if (opensList) indexes.push(block.lines.length - 1)
  const [first] = indexes
  const last = indexes.at(-1)
  return first === undefined || last === undefined ? [] : [{ ...block, lines: block.lines.slice(first, last + 1) }]
}

/** How a sentence begins that cannot be understood without the one before it. */
const CONTINUES =
  /^(?:Până atunci|După aceea|Apoi|De aceea|Astfel|Așa|În plus|Totuși|Dar|Însă|Iar|Altfel|Atunci|Tot|Aceasta|Acesta|Aceste|Acestea|Ea|El|Ei|Ele)[ ,]/
/** Sentences that an answer begins with. */
const FIRST_SENTENCES = 2

/**
 * The sentence that tells most and the one behind it, as published, to begin an answer with; a line of a list comes with
 * the whole list. What it quotes counts as said.
 */
export function quoteTopSentence(text: string, topSentence: string, said: Set<string>): string[] {
  const all = blocks(text)
  const index = all.findIndex((block) => block.lines.some((line) => readableLine(line) === topSentence))
  const block = all[index]
  if (!block) return []
  const at = block.lines.findIndex((line) => readableLine(line) === topSentence)
  // "Până atunci …" goes on with the sentence before it.
  const from = at > 0 && CONTINUES.test(topSentence) ? at - 1 : at
  const before = all[index - 1]
  const parts: MarkdownBlock[] =
    block.kind === 'list'
      ? [...(before?.lines.at(-1)?.endsWith(':') ? [{ ...before, lines: before.lines.slice(-1) }] : []), block]
      : [{ ...block, lines: block.lines.slice(from, from + FIRST_SENTENCES) }, ...opened(block, from, all[index + 1])]
  return joined(parts.flatMap((part) => withoutRepeats(part, said)))
}

/** The list that the first sentences open. */
function opened({ lines }: MarkdownBlock, from: number, next: MarkdownBlock | undefined): MarkdownBlock[] {
  const last = lines.slice(from, from + FIRST_SENTENCES).at(-1)
  return last?.endsWith(':') && next?.kind === 'list' ? [next] : []
}

/** A paragraph is parted where sentences of it are left out: no quotation hides a gap. */
function withoutRepeats(block: MarkdownBlock, said: Set<string>): MarkdownBlock[] {
  const runs: string[][] = [[]]
  for (const line of block.lines) {
    if (said.has(readableLine(line))) runs.push([])
    else runs.at(-1)?.push(line)
  }
  for (const line of block.lines) said.add(readableLine(line))
  return (block.kind === 'list' ? [runs.flat()] : runs).filter((lines) => lines.length > 0).map((lines) => ({ ...block, lines }))
}

/** A sentence that ends with a colon goes with the list below it. */
function joined(parts: MarkdownBlock[]): string[] {
  const texts: string[] = []
  for (const { kind, lines } of parts) {
    const text = lines.join(kind === 'list' ? '\n' : ' ')
    const opens = kind === 'list' && texts.at(-1)?.endsWith(':')
    texts.push(opens ? `${texts.pop()}\n\n${text}` : text)
  }
  return texts
}
