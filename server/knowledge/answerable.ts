import type { Signs } from './signs.ts'

/**
 * A logistic combination of the signs, fitted on the tuning part of tests/golden/questions.jsonl with
 * scripts/fit-answerable.ts; scripts/evaluate.ts reports it on the held-out part.
 */
const weights: Readonly<Record<keyof Signs, number>> = {
  confidence: 3.4,
  phrase: 1.87,
  phraseHeld: 2.28,
  subjects: 0.72,
  topical: 1.25,
  missed: -0.37,
  unmet: -2.18,
  strangers: -1.31,
  domain: 0.87,
  own: 1,
  figureless: -1.13,
}
const bias = -8.2

const signNames = ['confidence', 'phrase', 'phraseHeld', 'subjects', 'topical', 'missed', 'unmet', 'strangers', 'domain', 'own', 'figureless'] as const

/** The chance that a text answers a question; 0..1, one kind of question being as frequent as the other. */
export function chanceOfAnswer(signs: Signs): number {
  const sum = signNames.reduce((total, name) => total + weights[name] * signs[name], bias)
  return 1 / (1 + Math.exp(-sum))
}
