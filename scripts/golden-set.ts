import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** An article's id, or the id of a passage such as "law:recs"; one of several when more than one place answers. */
const place = z.union([z.number(), z.string()])

const question = z.object({
  question: z.string(),
  /** What was asked just before it. */
  context: z.string().optional(),
  /** Null: nothing on the site answers it. Absent: asked only for its urgent card or its place. */
  expect: z
    .union([place, z.array(place)])
    .nullable()
    .optional(),
  urgent: z.union([z.string(), z.array(z.string())]).nullable(),
  /** Asks for the records of a place, such as "shelter Bacău". */
  place: z.string().optional(),
  tags: z.array(z.string()),
})

export type GoldenQuestion = z.infer<typeof question>

/** What weights and word lists are set on, and what they are only measured with. */
export type Part = 'tuning' | 'held_out'

/** The questions of tests/golden/questions.jsonl, in its order. @throws when a line is not a question */
export function readGoldenSet(): GoldenQuestion[] {
  return readFileSync(new URL('../tests/golden/questions.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => question.parse(JSON.parse(line)))
}

/** One question in three is held out, by a hash of its text: a new question never moves an old one. */
export function partOf({ question: text, context = '' }: GoldenQuestion): Part {
  let hash = 0x811c9dc5
  for (const letter of `${context}|${text}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash % 3 === 0 ? 'held_out' : 'tuning'
}
