import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readArticles } from '#content/articles.ts'
import { readBreeds } from '#content/breeds/breeds.ts'
import { readShelters, readTrainers } from '#content/directories/directories.ts'
import { readLawNotes } from '#content/law/notes.ts'
import { readExamplePetitions } from '#content/petitions/petitions.ts'
import { readPoliceGuide } from '#content/police-guide.ts'
import { readPlaces } from '#server/chat/places/listed-places.ts'
import { readPlaceQuestion } from '#server/chat/places/place-question.ts'
import { createKnowledge, type Found, type Knowledge } from '#server/knowledge/knowledge.ts'
import { contentPassages } from '#server/knowledge/passages.ts'
import { breedPassages, petitionPassages } from '#server/knowledge/record-passages.ts'
import { evaluateSet } from './evaluate-set.ts'

/**
 * Asks the golden questions and prints how well the answers are found, as JSON; exits 1 below a floor.
 * `--list` also names every question that went wrong.
 *
 * `--passages FILE.jsonl --questions FILE.jsonl` measures the same retrieval on anybody's set instead: a line is
 * {"id","title","text"} in the first, {"question","passage_id"} in the second, null where nothing answers.
 */
const { values: options } = parseArgs({ options: { list: { type: 'boolean' }, passages: { type: 'string' }, questions: { type: 'string' } } })
if (options.passages !== undefined && options.questions !== undefined) {
  console.log(JSON.stringify(await evaluateSet(options.passages, options.questions), null, 2))
  process.exit(0)
}

const floors = {
  hit1: 0.93,
  hit3: 0.95,
  mrr10: 0.94,
  urgent_recall: 1,
  /** At most this share of the questions that are not urgent may get a card. */
  urgent_false: 0.03,
  /** Of the questions that have nothing to do with animals, or that the content does not answer. */
  abstained: 0.7,
  abstained_off_topic: 1,
  /** At most this share of the answerable questions may get "nu știu". */
  abstained_wrongly: 0.06,
  /** Of the questions for the records of a place; no other question may be taken for one. */
  place_recall: 0.9,
  place_false: 0,
} as const

/** An article's id, or the id of a passage such as "law:recs"; one of several when more than one place answers. */
const place = z.union([z.number(), z.string()])
const questions = z
  .object({
    question: z.string(),
    /** Null: nothing on the site answers it. Absent: asked only for its urgent card. */
    expect: z
      .union([place, z.array(place)])
      .nullable()
      .optional(),
    urgent: z.union([z.string(), z.array(z.string())]).nullable(),
    /** Asks for the records of a place, such as "shelter Bacău". */
    place: z.string().optional(),
    tags: z.array(z.string()),
  })
  .array()
  .parse(
    readFileSync(new URL('../tests/golden/questions.jsonl', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  )

type Question = (typeof questions)[number]

interface Outcome extends Question {
  /** Place of the first right passage from 1, or null. */
  rank: number | null
  answered: boolean
  domain: boolean
  card: string | null
  /** The place it was read to ask for. */
  asked: string | null
  ms: number
}

/** Passages of the field that share words with animals, but that nobody should be answered with when asking these. */
const OFF_TOPIC = 'alt-domeniu'

function ask(knowledge: Knowledge, question: Question): Outcome {
  const started = performance.now()
  const { found, answerable } = knowledge.search(question.question)
  const card = knowledge.urgent(question.question)
  const asked = readPlaceQuestion(question.question, places)
  const ms = performance.now() - started
  const expected = [question.expect ?? []].flat().map((wanted) => (typeof wanted === 'number' ? `article:${wanted}` : wanted))
  const right = found.findIndex((one) => expected.some((wanted) => isOf(one, wanted)))
  return {
    ...question,
    rank: right < 0 ? null : right + 1,
    answered: answerable,
    domain: !question.tags.includes(OFF_TOPIC),
    card: card?.id ?? null,
    asked: asked && `${asked.kind} ${asked.place}`,
    ms,
  }
}

function isOf({ passage }: Found, wanted: string): boolean {
  return passage.id === wanted || passage.id.startsWith(`${wanted}#`)
}

function share(all: Outcome[], holds: (outcome: Outcome) => boolean): number {
  return Number((all.filter(holds).length / Math.max(1, all.length)).toFixed(3))
}

function rightCard({ card, urgent }: Outcome): boolean {
  return [urgent ?? []].flat().includes(card ?? '')
}

const knowledge = createKnowledge([
  ...contentPassages({ articles: readArticles(), law: readLawNotes(), guide: readPoliceGuide() }),
  ...breedPassages(readBreeds()),
  ...petitionPassages(readExamplePetitions()),
])
const places = readPlaces([...readShelters().map(({ location }) => location), ...readTrainers().map(({ city }) => city)])
const outcomes = questions.map((question) => ask(knowledge, question))
const answerable = outcomes.filter(({ expect }) => expect !== null && expect !== undefined)
const unanswerable = outcomes.filter(({ expect }) => expect === null)
const urgent = outcomes.filter((outcome) => outcome.urgent !== null)
const calm = outcomes.filter((outcome) => outcome.urgent === null)

const measured = {
  questions: questions.length,
  passages: knowledge.size,
  hit1: share(answerable, ({ rank }) => rank === 1),
  hit3: share(answerable, ({ rank }) => rank !== null && rank <= 3),
  mrr10: Number((answerable.reduce((sum, { rank }) => sum + (rank === null ? 0 : 1 / rank), 0) / answerable.length).toFixed(3)),
  urgent_recall: share(urgent, rightCard),
  urgent_false: share(calm, ({ card }) => card !== null),
  abstained: share(unanswerable, ({ answered }) => !answered),
  abstained_off_topic: share(
    unanswerable.filter(({ domain }) => !domain),
    ({ answered }) => !answered,
  ),
  abstained_wrongly: share(answerable, ({ answered }) => !answered),
  place_recall: share(
    outcomes.filter(({ place }) => place !== undefined),
    ({ place, asked }) => asked === place,
  ),
  place_false: share(
    outcomes.filter(({ place }) => place === undefined),
    ({ asked }) => asked !== null,
  ),
  ms_per_question: Number((outcomes.reduce((sum, { ms }) => sum + ms, 0) / outcomes.length).toFixed(2)),
}
const below = [
  ...(['hit1', 'hit3', 'mrr10', 'urgent_recall', 'abstained', 'abstained_off_topic', 'place_recall'] as const).filter((name) => measured[name] < floors[name]),
  ...(['urgent_false', 'abstained_wrongly', 'place_false'] as const).filter((name) => measured[name] > floors[name]),
]
console.log(JSON.stringify({ ...measured, below }, null, 2))
if (options.list) {
  const wrong = outcomes.filter(
    (outcome) =>
      (outcome.expect === null ? outcome.answered : outcome.expect !== undefined && (outcome.rank ?? 99) > 3) ||
      (outcome.place ?? null) !== outcome.asked ||
      (outcome.urgent === null ? outcome.card !== null : !rightCard(outcome)),
  )
  for (const { question, expect, rank, card, answered, asked } of wrong) console.log(JSON.stringify({ question, expect, rank, answered, card, asked }))
}
process.exitCode = below.length > 0 ? 1 : 0
