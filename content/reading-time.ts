/** Words a minute of an adult reading for what to do; below the usual 230, because people stop at a step and do it. */
const WORDS_A_MINUTE = 200

/** Whole minutes it takes to read a text, at least 1. No imports: this file ships to the browser. */
export function readingMinutes(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
