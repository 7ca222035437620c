import type { LabelledQuestion } from '#content/questions/question.ts'
import type { Passage } from '../../knowledge/passages.ts'
import type { Weights } from '../../understanding/weights-file.ts'
import { fitAll } from './fits.ts'
import { learn } from './learn.ts'

/** Learns everything from labelled messages and the passages they are answered from; the result does not depend on how many threads work at it. */
export async function learnWeights(questions: readonly LabelledQuestion[], passages: Passage[], threads?: number): Promise<Weights> {
  const learned = await learn(questions, passages, threads)
  return { ...learned.weights, fits: fitAll(questions, learned, passages) }
}
