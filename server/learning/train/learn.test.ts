import { expect, test } from 'vitest'
import { QUESTIONS, readQuestions } from '#content/questions/questions.ts'
import { decodeWeights, encodeWeights } from '../../understanding/weights-file.ts'
import { ownPassages } from '../own-passages.ts'
import { learnWeights } from './learn-weights.ts'

/** One question in so many: enough for every kind of head, and learned in seconds. */
const SAMPLED = 120

test('the same questions always make the same weights, byte for byte, whatever the number of threads', async () => {
  const sample = readQuestions(QUESTIONS).filter((_, at) => at % SAMPLED === 0)
  const make = async (threads: number) => encodeWeights(await learnWeights(sample, ownPassages(), threads))
  const one = await make(1)
  expect((await make(3)).equals(one)).toBe(true)
  const { fits, classes } = decodeWeights(one)
  expect(Object.values(fits).flat().every(Number.isFinite)).toBe(true)
  expect(Object.keys(fits)).toEqual(expect.arrayContaining(['urgent', 'goes', 'answers', 'answers:words']))
  expect(classes).toContain('urgent:any')
})
