import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { createLexicalIndex } from '#server/knowledge/lexical/lexical-index.ts'

const passage = z.object({ id: z.union([z.string(), z.number()]), title: z.string().nullish(), text: z.string() })
/** `passage_id` null: no passage of the set answers. */
const question = z.object({ question: z.string(), passage_id: z.union([z.string(), z.number()]).nullable() })

/** How well the site's retrieval finds the passages of anybody's set; shares of 0..1. */
export interface SetFigures {
  passages: number
  questions: number
  hit1: number
  hit5: number
  mrr10: number
  /** How well its confidence tells answerable questions from the others: 0.5 is a coin; null when the set has only one kind. */
  abstain_auc: number | null
  ms_per_question: number
}

const CANDIDATES = 10
/** As for the site's own answers: only the first few make a question answerable. */
const TOP_FOR_ANSWERABLE = 3

/** Measures on two files of JSON lines. @throws Error naming the line that cannot be read */
export async function evaluateSet(passagesFile: string, questionsFile: string): Promise<SetFigures> {
  const passages = await readLines(passagesFile, passage)
  const questions = await readLines(questionsFile, question)
  const index = createLexicalIndex(
    passages.map(({ title, text }) => ({
      parts: [
        { text: title ?? '', weight: 2, topical: true },
        { text, weight: 1, topical: false },
      ],
    })),
    'any',
  )
  const started = performance.now()
  const asked = questions.map(({ question: words, passage_id }) => {
    const { matches } = index.search(words, CANDIDATES)
    const rank = matches.findIndex(({ document }) => passage_id !== null && String(passages[document]?.id) === String(passage_id)) + 1
    return { answerable: passage_id !== null, rank, confidence: Math.max(0, ...matches.slice(0, TOP_FOR_ANSWERABLE).map(({ coverage }) => coverage)) }
  })
  const ms = performance.now() - started
  const answerable = asked.filter((one) => one.answerable)
  const share = (holds: (rank: number) => number) => round(answerable.reduce((sum, { rank }) => sum + holds(rank), 0) / Math.max(1, answerable.length))
  return {
    passages: passages.length,
    questions: questions.length,
    hit1: share((rank) => Number(rank === 1)),
    hit5: share((rank) => Number(rank >= 1 && rank <= 5)),
    mrr10: share((rank) => (rank === 0 ? 0 : 1 / rank)),
    abstain_auc: areaUnderCurve(asked),
    ms_per_question: round(ms / Math.max(1, questions.length)),
  }
}

async function readLines<Line>(file: string, schema: z.ZodType<Line>): Promise<Line[]> {
  const lines: Line[] = []
  let number = 0
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number += 1
    if (text.trim() === '') continue
    const parsed = schema.safeParse(parse(text))
    if (!parsed.success) throw new Error(`${file}, line ${number}: ${z.prettifyError(parsed.error)}`)
    lines.push(parsed.data)
  }
  return lines
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The chance that an answerable question is more confident than one that is not; ties count half. */
function areaUnderCurve(asked: { answerable: boolean; confidence: number }[]): number | null {
  const sorted = asked.toSorted((one, other) => one.confidence - other.confidence)
  const [yes, no] = [asked.filter((one) => one.answerable).length, asked.filter((one) => !one.answerable).length]
  if (yes === 0 || no === 0) return null
  let below = 0
  let sum = 0
  for (let start = 0; start < sorted.length;) {
    let end = start
    while (end < sorted.length && sorted[end]?.confidence === sorted[start]?.confidence) end += 1
    const tied = sorted.slice(start, end)
    const unanswerable = tied.filter((one) => !one.answerable).length
    sum += (tied.length - unanswerable) * (below + unanswerable / 2)
    below += unanswerable
    start = end
  }
  return round(sum / (yes * no))
}

function round(value: number): number {
  return Number(value.toFixed(4))
}
