import { writeFileSync } from 'node:fs'
import { QUESTIONS, readQuestions } from '#content/questions/questions.ts'
import { CALM, foldedWords, tableText } from '#web/features/emergency/card-words.ts'

/**
 * Learns which words tell of which urgent card, for the browser to find one without a network (npm run train). A softmax
 * regression over cut words, pruned to its largest weights and fitted again over those: what is left is a table of some
 * forty kilobytes compressed, beside five megabytes of the server's own understanding.
 */
const RARE = 3
/** Weights that are kept, for each card on average. */
const WEIGHTS_PER_CARD = 230
const PASSES = { whole: 6, pruned: 4 }

const questions = readQuestions(QUESTIONS).filter(({ before }) => before.length === 0)
const cards = [CALM, ...new Set(questions.flatMap((question) => question.cards).toSorted())]
const texts = questions.map(({ text }) => [...foldedWords(text)])
const counts = new Map<string, number>()
for (const word of texts.flat()) counts.set(word, (counts.get(word) ?? 0) + 1)
const vocabulary = [...counts.keys()].filter((word) => countOf(word) >= RARE).toSorted()
const rows = new Map(vocabulary.map((word, row) => [word, row]))
/** In tenths, as the table writes it. */
const rarity = vocabulary.map((word) => Math.round((10 * Math.log(questions.length / countOf(word))) / 4) / 10)
const examples = questions.map(({ cards: told }, at) => ({
  rows: (texts[at] ?? []).flatMap((word) => rows.get(word) ?? []),
  classes: told.length === 0 ? [0] : told.map((card) => cards.indexOf(card)),
}))

function countOf(word: string): number {
  return counts.get(word) ?? 0
}

/** Numbers below 1, the same at every run (Mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Model {
  /** By row, then by card. */
  weights: Float32Array
  biases: Float32Array
  /** The cards each row may speak for. */
  cells: readonly (readonly number[])[]
}

/** One pass over all examples in a new order, each a step down the gradient of its cross-entropy. */
function pass({ weights, biases, cells }: Model, rate: number, random: () => number): void {
  const size = cards.length
  const sums = new Float32Array(size)
  for (const { rows: named, classes } of shuffled(examples, random)) {
    const seen = named.filter((row) => (cells[row]?.length ?? 0) > 0)
    const length = Math.hypot(...seen.map((row) => rarity[row] ?? 0)) || 1
    sums.set(biases)
    for (const row of seen) for (const card of cells[row] ?? []) add(sums, card, ((rarity[row] ?? 0) / length) * (weights[row * size + card] ?? 0))
    const highest = sums.reduce((most, sum) => Math.max(most, sum), -Infinity)
    const total = sums.reduce((all, sum) => all + Math.exp(sum - highest), 0)
    // Where several cards are right, the likeliest of them is to become surer.
    const right = classes.reduce((best, card) => ((sums[card] ?? 0) > (sums[best] ?? 0) ? card : best))
    for (let card = 0; card < size; card++) sums[card] = (Math.exp((sums[card] ?? 0) - highest) / total - Number(card === right)) * rate
    for (let card = 0; card < size; card++) add(biases, card, -0.05 * (sums[card] ?? 0))
    for (const row of seen) for (const card of cells[row] ?? []) add(weights, row * size + card, (-(sums[card] ?? 0) * (rarity[row] ?? 0)) / length)
  }
}

function add(numbers: Float32Array, at: number, more: number): void {
  numbers[at] = (numbers[at] ?? 0) + more
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

/** The cells of the largest weights; a weight counts for more where its word is met more often. */
function largest({ weights }: Model, kept: number): number[][] {
  const size = cards.length
  const worth = weights.map((weight, at) => {
    const row = Math.floor(at / size)
    return Math.abs(weight) * (rarity[row] ?? 0) * Math.sqrt(countOf(vocabulary[row] ?? ''))
  })
  const [least = 0] = worth.toSorted().slice(-kept)
  return vocabulary.map((_, row) => cards.flatMap((_card, card) => ((worth[row * size + card] ?? 0) >= least ? [card] : [])))
}

const random = randomFrom(1)
const everyCard = cards.map((_, card) => card)
const whole: Model = {
  weights: new Float32Array(vocabulary.length * cards.length),
  biases: new Float32Array(cards.length),
  cells: vocabulary.map(() => everyCard),
}
for (let round = 0; round < PASSES.whole; round++) pass(whole, 2 / (1 + 0.3 * round), random)
const pruned: Model = { ...whole, cells: largest(whole, WEIGHTS_PER_CARD * cards.length) }
for (let round = 0; round < PASSES.pruned; round++) pass(pruned, 1 / (1 + round), random)

const table = {
  cards,
  biases: [...pruned.biases],
  words: vocabulary.flatMap((word, row) => {
    const weights = (pruned.cells[row] ?? []).map((card): [number, number] => [card, pruned.weights[row * cards.length + card] ?? 0])
    return weights.length === 0 ? [] : [{ word, rarity: rarity[row] ?? 0, weights }]
  }),
}
const text = tableText(table)
writeFileSync(new URL('../web/features/emergency/card-words.txt', import.meta.url), text)
console.log(`${table.words.length} words, ${text.length} bytes`)
