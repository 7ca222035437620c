import { readFileSync } from 'node:fs'
import { readArticles } from '#content/articles.ts'
import { readLawNotes } from '#content/law/notes.ts'
import { readPoliceGuide } from '#content/police-guide.ts'
import { blocks } from '#server/knowledge/markdown.ts'
import { composeExtractive } from '#server/chat/compose-extractive.ts'
import { createKnowledge, type Knowledge } from '#server/knowledge/knowledge.ts'
import { contentPassages, type Passage } from '#server/knowledge/passages.ts'

/**
 * How long the index takes to build, a question to be looked up and a whole answer to be made, at three sizes; prints JSON.
 * Sets larger than the content are made of its own sentences, dealt out anew, so that words keep their frequencies.
 * The time of a question is its best of several rounds, so that a busy machine measures nearly the same.
 */
const SIZES = [200, 1_000, 5_000]
const ROUNDS = 7
const BUILDS = 3

const passages = contentPassages({ articles: readArticles(), law: readLawNotes(), guide: readPoliceGuide() })
const questions = readFileSync(new URL('../tests/golden/questions.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => String(JSON.parse(line).question))

/** The content itself up to its size, then passages of the same shape with sentences taken from all over. */
function passagesOf(size: number): Passage[] {
  const sentences = passages.flatMap(({ text }) => blocks(text).flatMap(({ lines }) => lines))
  return Array.from({ length: size }, (_, place) => {
    const model = passages[place % passages.length]
    if (!model) throw new Error('no content')
    if (place < passages.length) return model
    const text = Array.from({ length: 6 }, (_, line) => sentences[(place * 7919 + line * 104_729) % sentences.length]).join(' ')
    return { ...model, id: `${model.id}~${place}`, text }
  })
}

function percentile(sorted: number[], share: number): number {
  return Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(3))
}

function measure(size: number): Record<string, number> {
  const set = passagesOf(size)
  const builds = Array.from({ length: BUILDS }, () => timeMs(() => createKnowledge(set)))
  const knowledge = createKnowledge(set)
  const rounds = Array.from({ length: ROUNDS }, () => questions.map((question) => timeMs(() => knowledge.search(question))))
  const times = questions.map((_, place) => Math.min(...rounds.map((round) => round[place] ?? Infinity))).sort((one, other) => one - other)
  const answers = questions.map((question) => timeMs(() => answerWithoutModel(knowledge, question))).sort((one, other) => one - other)
  return {
    passages: size,
    build_ms: Math.round(Math.min(...builds)),
    p50_ms: percentile(times, 0.5),
    p99_ms: percentile(times, 0.99),
    answer_p50_ms: percentile(answers, 0.5),
    answer_p99_ms: percentile(answers, 0.99),
  }
}

/** A whole answer as the server makes it, its first words being there when it is whole. */
function answerWithoutModel(knowledge: Knowledge, question: string): string {
  const urgent = knowledge.urgent(question)
  return composeExtractive(question, { search: knowledge.search(question), urgent, language: 'ro', maxChunks: 10, hasImage: false }).answer
}

function timeMs(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

// The first build also compiles the code; a server does that once.
createKnowledge(passagesOf(200))
console.log(JSON.stringify(SIZES.map(measure), null, 2))
