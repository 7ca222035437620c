import { urgentCard } from '#content/cards/cards.ts'
import { readQuestions } from '#content/questions/questions.ts'
import { readArticles } from '#content/articles.ts'
import { readLawNotes } from '#content/law/notes.ts'
import { readPoliceGuide } from '#content/police-guide.ts'
import { blocks } from '#server/knowledge/markdown.ts'
import { composeExtractive } from '#server/chat/answer/compose-extractive.ts'
import { createKnowledge, type Knowledge } from '#server/knowledge/knowledge.ts'
import { contentPassages, type Passage } from '#server/knowledge/passages.ts'
import { openWithCard } from '#server/chat/answer/opening.ts'
import { openClassifier } from '#server/understanding/own-classifier.ts'
import { noSubject, understand } from '#server/understanding/understanding.ts'

/**
 * How long the index takes to build, a question to be looked up and a whole answer to be made, at three sizes; prints JSON.
 * Sets larger than the content are made of its own sentences, dealt out anew, so that words keep their frequencies.
 * The time of a question is its best of several rounds, so that a busy machine measures nearly the same.
 */
const SIZES = [200, 1_000, 5_000]
const ROUNDS = 7
const BUILDS = 3
const MOST_QUESTIONS = 1_000

const passages = contentPassages({ articles: readArticles(), law: readLawNotes(), guide: readPoliceGuide() })
const classifier = openClassifier()
const questions = readQuestions(new URL('../tests/questions/', import.meta.url))
  .filter(({ before }) => before.length === 0)
  .slice(0, MOST_QUESTIONS)
  .map(({ text }) => text)

/** The content itself up to its size, then passages of the same shape with sentences taken from all over. */
function passagesOf(size: number): Passage[] {
  const sentences = passages.flatMap(({ text }) => blocks(text).flatMap(({ lines }) => lines))
  return Array.from({ length: size }, (_, index) => {
    const model = passages[index % passages.length]
    if (!model) throw new Error('no content')
    if (index < passages.length) return model
    const text = Array.from({ length: 6 }, (_, line) => sentences[(index * 7919 + line * 104_729) % sentences.length]).join(' ')
    return { ...model, id: `${model.id}~${index}`, text }
  })
}

function percentile(sorted: number[], share: number): number {
  return Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(3))
}

function measure(size: number): Record<string, number> {
  const set = passagesOf(size)
  const builds = Array.from({ length: BUILDS }, () => timeMs(() => createKnowledge(set, classifier)))
  const knowledge = createKnowledge(set, classifier)
  const rounds = Array.from({ length: ROUNDS }, () => questions.map((question) => timeMs(() => knowledge.search(question))))
  const times = questions.map((_, index) => Math.min(...rounds.map((round) => round[index] ?? Infinity))).sort((one, other) => one - other)
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
  const understood = understand(question, noSubject, classifier)
  const card = understood.card && urgentCard(understood.card.id)
  const opening = card && openWithCard(card, 'ro', false)
  const search = knowledge.search(question, { margins: understood.margins, firstPage: card?.link.url ?? null })
  return composeExtractive(question, { search, opening, language: 'ro', maxChunks: 10, hasImage: false }).answer
}

function timeMs(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

// The first build also compiles the code; a server does that once.
createKnowledge(passagesOf(200), classifier)
console.log(JSON.stringify(SIZES.map(measure), null, 2))
