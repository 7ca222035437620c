import { chanceOfAnswer } from '#server/knowledge/answerable.ts'
import type { Signs } from '#server/knowledge/signs.ts'
import { partOf, readGoldenSet } from './golden-set.ts'
import { readOwnKnowledge } from './own-knowledge.ts'

/**
 * Fits the weights of server/knowledge/answerable.ts on the tuning part of the golden questions and prints them as JSON,
 * with the chance at which 95 of 100 answerable questions are answered. Questions with an urgent card are left out: they
 * are answered whatever their words.
 */
const STEPS = 20_000
const RATE = 0.5
/** Keeps weights small where the questions do not ask for more. */
const DECAY = 0.01
const ANSWERED = 0.95

interface Example {
  values: number[]
  answers: boolean
}

const knowledge = readOwnKnowledge()
const examples = readGoldenSet().flatMap((question) => {
  if (partOf(question) !== 'tuning' || question.expect === undefined || (question.expect !== null && question.urgent !== null)) return []
  const considered = knowledge.candidates(question.question, question.context).slice(0, 3)
  const [likeliest] = considered.map(({ signs }) => signs).toSorted((one, other) => chanceOfAnswer(other) - chanceOfAnswer(one))
  return likeliest ? [{ signs: likeliest, answers: question.expect !== null }] : []
})
const names = signNames(examples.map(({ signs }) => signs))
const raw = examples.map(({ signs, answers }): Example => ({ values: names.map((name) => signs[name]), answers }))

function signNames([first]: Signs[]): (keyof Signs)[] {
  return first ? Object.keys(first).filter((name): name is keyof Signs => name in first) : []
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

/** Every sign brought to mean 0 and deviation 1, so that one rate fits all. */
const centres = names.map((_, place) => mean(raw.map(({ values }) => values[place] ?? 0)))
const spreads = names.map((_, place) => Math.sqrt(mean(raw.map(({ values }) => ((values[place] ?? 0) - (centres[place] ?? 0)) ** 2))) || 1)
const scaled = raw.map(({ values, answers }): Example => ({
  values: values.map((value, place) => (value - (centres[place] ?? 0)) / (spreads[place] ?? 1)),
  answers,
}))

const weights = names.map(() => 0)
let bias = 0
const shareAnswering = mean(scaled.map(({ answers }) => Number(answers)))

function chance(values: number[]): number {
  return 1 / (1 + Math.exp(-(bias + values.reduce((sum, value, place) => sum + value * (weights[place] ?? 0), 0))))
}

for (let step = 0; step < STEPS; step++) {
  const slopes = names.map((_, place) => DECAY * (weights[place] ?? 0))
  let tilt = 0
  for (const { values, answers } of scaled) {
    // Both kinds of question weigh the same together, whatever their numbers.
    const miss = ((chance(values) - Number(answers)) * (answers ? 0.5 / shareAnswering : 0.5 / (1 - shareAnswering))) / scaled.length
    tilt += miss
    values.forEach((value, place) => (slopes[place] = (slopes[place] ?? 0) + miss * value))
  }
  bias -= RATE * tilt
  slopes.forEach((slope, place) => (weights[place] = (weights[place] ?? 0) - RATE * slope))
}

const chances = scaled
  .filter(({ answers }) => answers)
  .map(({ values }) => chance(values))
  .sort((one, other) => one - other)
console.log(
  JSON.stringify(
    {
      examples: scaled.length,
      weights: Object.fromEntries(names.map((name, place) => [name, Number(((weights[place] ?? 0) / (spreads[place] ?? 1)).toFixed(2))])),
      bias: Number((bias - names.reduce((sum, _, place) => sum + ((weights[place] ?? 0) * (centres[place] ?? 0)) / (spreads[place] ?? 1), 0)).toFixed(2)),
      sure: Number((chances[Math.floor(chances.length * (1 - ANSWERED))] ?? 0.5).toFixed(3)),
    },
    null,
    2,
  ),
)
