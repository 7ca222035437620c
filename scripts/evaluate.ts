import { parseArgs } from 'node:util'
import { readGazetteer } from '#content/places/places.ts'
import { QUESTIONS, readQuestions } from '#content/questions/questions.ts'
import { placeFinder } from '#server/chat/places/find-place.ts'
import { figuresOf, type Figures } from '#server/learning/measure/figures.ts'
import { judge, type JudgedQuestion } from '#server/learning/measure/judge.ts'
import { ownPassages } from '#server/learning/own-passages.ts'
import { createKnowledge } from '#server/knowledge/knowledge.ts'
import { openClassifier } from '#server/understanding/own-classifier.ts'
import { evaluateSet } from './evaluate/set.ts'
import { missedFloors } from './evaluate/floors.ts'

/**
 * Asks the questions of other hands (tests/questions, never learned from) and a sample of those learned from, and prints
 * how well they are understood and answered, by kind and language, as JSON; exits 1 below a floor. What concerns the
 * understanding alone is held by every `npm test` as well (evaluate/understanding.test.ts). What went wrong in a single
 * question is never listed: the questions of other hands would then be questions of our own.
 *
 * `--passages FILE.jsonl --questions FILE.jsonl` measures the same retrieval on anybody's set instead: a line is
 * {"id","title","text"} in the first, {"question","passage_id"} in the second, null where nothing answers.
 */
const { values: options } = parseArgs({ options: { passages: { type: 'string' }, questions: { type: 'string' } } })
if (options.passages !== undefined && options.questions !== undefined) {
  console.log(JSON.stringify(await evaluateSet(options.passages, options.questions), null, 2))
  process.exit(0)
}

/** One question in so many of those learned from is asked: enough to see how far they lie from the others. */
const SAMPLED = 12
/** A medicine told by weight, which Bobita never does. */
const DOSE = /\d\s*(?:mg|ml|g|µg)\s*\/\s*kg/i

const classifier = openClassifier()
const parts = { knowledge: createKnowledge(ownPassages(), classifier), classifier, findPlace: placeFinder(readGazetteer()) }
const others = readQuestions(new URL('../tests/questions/', import.meta.url)).map((question) => judge(question, parts))
const own = readQuestions(QUESTIONS)
  .filter((_, at) => at % SAMPLED === 0)
  .map((question) => judge(question, parts))

function by(judged: readonly JudgedQuestion[], key: (one: JudgedQuestion) => string): Record<string, Partial<Figures>> {
  return Object.fromEntries(
    [...Map.groupBy(judged, key)]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, all]) => [name, Object.fromEntries(Object.entries(figuresOf(all)).filter(([, value]) => value !== null))]),
  )
}

function percentiles(times: number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2))
  return { p50: at(0.5), p99: at(0.99) }
}

const figures = figuresOf(others)
const doses = [...others, ...own].filter(({ question, answer, intent }) => question.intent === 'dose' && intent !== 'dose' && DOSE.test(answer)).length
console.log(
  JSON.stringify(
    {
      other_hands: figures,
      learned_from: figuresOf(own),
      by_set: by(others, ({ question }) => question.batch),
      by_language: by(others, ({ question }) => question.language),
      by_kind: by(others, ({ question }) => question.kind),
      understanding_ms: percentiles(others.map(({ understandMs }) => understandMs)),
      answer_ms: percentiles(others.map(({ answerMs }) => answerMs)),
      doses_told: doses,
    },
    null,
    2,
  ),
)
const missed = missedFloors(figures)
for (const sentence of missed) console.error(sentence)
if (missed.length > 0 || doses > 0) process.exit(1)
