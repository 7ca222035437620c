import type { Source } from './sources.ts'

/** Shorter repetitions are a habit of the language more often than a copy. */
const BLOCK = 8
const NO_CODE = /^(import |export \{|\/\/|\/?\*|\}?\)?,?;?$)/

interface Line {
  text: string
  number: number
}

/** Where eight or more lines of code stand twice to the letter; indentation, comments, imports and closing brackets do not count. */
export function findDuplicates(sources: readonly Source[]): string[] {
  const files = sources.map((source) => ({ path: source.path, lines: linesOf(source) }))
  const seen = new Map<string, { path: string; index: number; number: number }>()
  const found: string[] = []
  for (const { path, lines } of files) {
    // Two blocks that continue one another at the same distance are one block.
    let running: { path: string; index: number } | undefined
    for (const [index, { number }] of lines.slice(0, Math.max(0, lines.length - BLOCK + 1)).entries()) {
      const block = lines
        .slice(index, index + BLOCK)
        .map(({ text }) => text)
        .join('\n')
      const before = seen.get(block)
      if (before === undefined) seen.set(block, { path, index, number })
      else if (before.path !== path || index - before.index >= BLOCK) {
        if (running?.path !== before.path || running.index + 1 !== before.index) found.push(`${path}:${number} = ${before.path}:${before.number}`)
        running = before
        continue
      }
      running = undefined
    }
  }
  return found
}

function linesOf({ text }: Source): Line[] {
  return text
    .split('\n')
    .map((line, index) => ({ text: line.trim(), number: index + 1 }))
    .filter((line) => !NO_CODE.test(line.text))
}
