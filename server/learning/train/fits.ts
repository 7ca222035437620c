import type { LabelledQuestion } from '#content/questions/question.ts'
import { ANSWERABLE, answerableInputs, answerInputs, ANSWERS, ANSWERS_BY_WORDS, chanceOfAnswer, wordInputs } from '../../knowledge/answerable.ts'
import { createKnowledge, type FeaturedPassage } from '../../knowledge/knowledge.ts'
import { pageOf, type Passage } from '../../knowledge/passages.ts'
import { createClassifier, bestFirst, type Margins } from '../../understanding/classifier.ts'
import {
  goesOnChance,
  goesOnInputs,
  intentInputs,
  likeliestCard,
  likeliestOther,
  otherCardInputs,
  otherIntents,
  severalInputs,
  urgency,
  urgencyInConversationInputs,
  urgencyInputs,
  URGENT,
} from '../../understanding/understanding.ts'
import type { Weights } from '../../understanding/weights-file.ts'
import type { Learned } from './learn.ts'
import { fitLogistic, type Case } from './logistic.ts'

/** Messages whose passages are judged: looking them up is the slow part. */
const MOST_JUDGED = 5_000
/** Passages of each that are judged. */
const TOP_CANDIDATES = 3

/** Fits what is reckoned from the margins on the messages that the lines had not seen. */
export function fitAll(questions: readonly LabelledQuestion[], learned: Learned, passages: Passage[]): Weights['fits'] {
  const { weights, heldOut, rows: all } = learned
  const rows = heldOut.filter((row) => row < all.alone).map((row) => ({ question: at(questions, row), margins: marginsOf(learned, row) }))
  const first = rows.filter(({ question }) => question.before.length === 0)
  const urgent = fitLogistic(first.map(({ question, margins }) => ({ inputs: urgencyInputs(margins), holds: question.cards.length > 0 })))
  const conversations = fitConversations(questions, learned, urgent)
  const intents = otherIntents.map((intent) => [
    `intent:${intent}`,
    fitLogistic(rows.map(({ question, margins }) => ({ inputs: intentInputs(margins), holds: question.intent === intent }))),
  ])
  const several = fitLogistic(
    rows
      .filter(({ question }) => question.intent === 'animals' && question.cards.length === 0 && question.passages !== null)
      .map(({ question, margins }) => ({ inputs: severalInputs(question.text, margins), holds: question.kind === 'several' })),
  )
  return { ...Object.fromEntries(intents), urgent, ...conversations, several, ...fitAnswers(rows, weights, passages) }
}

/** How much a message counts that tells of another emergency than the open one: of those learned from one in twenty does, of those people write one in four or more. */
const ANOTHER = 2

/**
 * Fits what is reckoned of a message that others stand before: whether it goes on with them, whether it is urgent, after
 * calm ones and while an emergency is open, and whether it is another emergency than the open one.
 */
function fitConversations(questions: readonly LabelledQuestion[], learned: Learned, urgent: number[]): Weights['fits'] {
  const { heldOut, rows: all, weights } = learned
  const classifier = createClassifier({ ...weights, fits: { urgent } })
  const later = questions.flatMap((question, row) => (question.before.length > 0 ? [{ question, row }] : []))
  const rowsAlone = new Map(later.map(({ row }, at) => [row, all.alone + at]))
  const cases = heldOut
    .filter((row) => rowsAlone.has(row))
    .map((row) => {
      const { text, before, goesOn, cards } = at(questions, row)
      const earlier = before.map((message) => classifier.read(message))
      const readings = { text, alone: marginsOf(learned, rowsAlone.get(row) ?? row), joined: marginsOf(learned, row), earlier }
      // Nearly what the site has, which goes by the card of its last answer.
      const told = earlier.findLast((margins) => urgency(margins, classifier) >= URGENT)
      return { readings, goesOn, cards, open: told === undefined ? null : likeliestCard(told) }
    })
  const goes = fitLogistic(cases.map(({ readings, goesOn, open }) => ({ inputs: goesOnInputs(readings, open !== null, classifier), holds: goesOn })))
  const withGoes = createClassifier({ ...weights, fits: { urgent, goes } })
  const read = cases.map((one) => ({ ...one, readings: { ...one.readings, goesOn: goesOnChance(one.readings, one.open !== null, withGoes) } }))
  const fitUrgent = (ones: typeof read) =>
    fitLogistic(ones.map(({ readings, cards }) => ({ inputs: urgencyInConversationInputs(readings), holds: cards.length > 0 })))
  const other = read.flatMap(({ readings, cards, open }) => {
    const likeliest = open === null || cards.length === 0 ? null : likeliestOther(open, readings)
    if (open === null || likeliest === null) return []
    const holds = !cards.includes(open)
    return [{ inputs: otherCardInputs(open, likeliest, readings, classifier), holds, weight: holds ? ANOTHER : 1 }]
  })
  return {
    goes,
    other: fitLogistic(other),
    'urgent:calm': fitUrgent(read.filter(({ open }) => open === null)),
    'urgent:open': fitUrgent(read.filter(({ open }) => open !== null)),
  }
}

function fitAnswers(rows: { question: LabelledQuestion; margins: Margins }[], weights: Weights, passages: Passage[]): Weights['fits'] {
  const knowledge = createKnowledge(passages, createClassifier(weights))
  const judged = rows.filter(({ question: { passages, intent, cards } }) =>
    intent === 'animals' ? passages !== null && (passages.length > 0 || cards.length === 0) : cards.length === 0,
  )
  const step = Math.max(1, judged.length / MOST_JUDGED)
  const cases: Case[] = []
  const casesByWords: Case[] = []
  const asked: { question: LabelledQuestion; margins: Margins; top: FeaturedPassage[] }[] = []
  for (const { question, margins } of Array.from({ length: Math.floor(judged.length / step) }, (_, number) => at(judged, Math.floor(number * step)))) {
    const wanted = new Set((question.passages ?? []).map(pageOf))
    const holds = ({ passage }: FeaturedPassage) => wanted.has(pageOf(passage.id))
    const candidates = knowledge.candidates(question.text, { before: question.goesOn ? question.before : [], margins })
    const byWords = candidates.toSorted((one, other) => other.features.confidence - one.features.confidence)
    asked.push({ question, margins, top: candidates.slice(0, TOP_CANDIDATES) })
    // Which passage answers is learned from what is about animals; whether any does, from everything.
    if (question.intent !== 'animals') continue
    cases.push(...candidates.slice(0, TOP_CANDIDATES).map((one) => ({ inputs: answerInputs(one.features, one.passage, margins), holds: holds(one) })))
    casesByWords.push(...byWords.slice(0, TOP_CANDIDATES).map((one) => ({ inputs: wordInputs(one.features), holds: holds(one) })))
  }
  const answers = { [ANSWERS]: fitLogistic(cases), [ANSWERS_BY_WORDS]: fitLogistic(casesByWords) }
  const classifier = createClassifier({ ...weights, fits: answers })
  const answerable = asked.map(({ question, margins, top }) => {
    const likeliest = top.reduce((high, { features, passage }) => Math.max(high, chanceOfAnswer(features, passage, margins, classifier)), 0)
    return { inputs: answerableInputs(likeliest, margins), holds: question.intent === 'animals' && (question.passages ?? []).length > 0 }
  })
  return { ...answers, [ANSWERABLE]: fitLogistic(answerable) }
}

/** The margins of a message by lines that had not seen it. */
function marginsOf({ weights: { classes }, unseen }: Learned, row: number): Margins {
  const value = (name: string) => unseen.get(name)?.[row] ?? 0
  return {
    legible: true,
    of: bestFirst((head) => classes.filter((name) => name.startsWith(`${head}:`)).map((name) => [name.slice(head.length + 1), value(name)])),
    at: (head, name) => (unseen.has(`${head}:${name}`) ? value(`${head}:${name}`) : -1),
  }
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`nothing at ${index}`)
  return item
}
