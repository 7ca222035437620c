import { expect, test } from 'vitest'
import { createClassifier, type Margins } from './classifier.ts'
import { openClassifier } from './own-classifier.ts'
import type { Weights } from './weights-file.ts'

const classifier = openClassifier()
const heads = ['urgent', 'card', 'page', 'section', 'intent', 'language', 'place', 'goes', 'talk', 'kind']

function numbersOf(margins: Margins): number[] {
  return heads.flatMap((head) => [...margins.of(head).values()])
}

test('the classifier that comes with the site knows every head that is asked', () => {
  expect(heads.filter((head) => classifier.read('').of(head).size === 0)).toEqual([])
})

test.each([
  ['nothing', ''],
  ['only signs', '… — ,,,'],
  ['emoji', '🐕🔥🐈‍⬛ 🩸'],
  ['letters it never saw', '㊗️ 犬がチョコレートを食べました'],
  ['one word of 4,000 letters', 'a'.repeat(4_000)],
  ['4,000 letters in words', 'câinele a mâncat '.repeat(250).slice(0, 4_000)],
  ['half a letter', '\ud83d câine \udc15'],
  ['the names of an object', '__proto__ constructor toString'],
])('every margin is a number for %s', (_, text) => {
  expect(numbersOf(classifier.read(text)).every(Number.isFinite)).toBe(true)
  expect(numbersOf(classifier.read(text, ['', text, '🐕'])).every(Number.isFinite)).toBe(true)
})

test('a text with no known feature has no margins but those of saying nothing', () => {
  expect(numbersOf(classifier.read('犬がチョコレート'))).toEqual(numbersOf(classifier.read('')))
})

test('the same message is always read the same, whatever was read before', () => {
  const first = numbersOf(classifier.read('câinele a mâncat ciocolată'))
  classifier.read('pisica nu mănâncă', ['ce vaccinuri trebuie'])
  expect(numbersOf(classifier.read('câinele a mâncat ciocolată'))).toEqual(first)
})

test('messages before the last one are heard, and less than it', () => {
  const [chocolate, lily] = ['a mâncat o tabletă de ciocolată neagră', 'pisica a ros un crin din vază']
  const alone = classifier.read(chocolate).at('card', 'chocolate')
  const after = classifier.read(chocolate, [lily])
  expect(after.at('card', 'chocolate')).not.toBe(alone)
  expect(after.at('card', 'chocolate')).toBeGreaterThan(classifier.read(lily, [chocolate]).at('card', 'chocolate'))
})

test('a class or a head that was never trained is outside', () => {
  const margins = classifier.read('câine')
  expect(margins.at('page', 'article:99999')).toBe(-1)
  expect(margins.at('no head', 'at all')).toBe(-1)
  expect(margins.of('no head')).toEqual(new Map())
})

test('a margin is what the features of a message weigh, by the scale and the bias of its class', () => {
  const untrained: Weights = {
    messages: 1,
    features: 1,
    cells: 1,
    classes: ['urgent:any', 'card:a:b', 'urgent:pairs'],
    fits: { urgent: [1, 2] },
    questions: '',
    hashes: Uint32Array.of(1),
    frequencies: Uint16Array.of(1),
    counts: Uint16Array.of(1),
    classOf: Uint16Array.of(0),
    weightOf: Int8Array.of(5),
    slots: 1,
    pairs: Int8Array.of(4),
    scales: Float32Array.of(1, 1, 0.5),
    biases: Float32Array.of(-0.5, 0.25, 1),
  }
  const { read, chance } = createClassifier(untrained)
  expect(read('câine').at('urgent', 'any')).toBe(-0.5)
  // Illegible to a classifier that knows one feature: its pairs would be those of others.
  expect(read('câine').at('urgent', 'pairs')).toBe(1)
  expect(read('').at('urgent', 'pairs')).toBe(1)
  expect(read('câine').of('card')).toEqual(new Map([['a:b', 0.25]]))
  expect(chance('urgent', [0])).toBeCloseTo(1 / (1 + Math.exp(-1)))
  expect(chance('urgent', [-0.5])).toBe(0.5)
})

test('words that stand apart tell what is past from what is now', () => {
  const pairs = (text: string) => classifier.read(text).at('urgent', 'pairs')
  expect(pairs('a mâncat ciocolată acum și tremură')).toBeGreaterThan(pairs('a mâncat odată ciocolată, prin 2019, și n-a pățit nimic'))
})
