import type { Signs } from './signs.ts'

/**
 * A logistic combination of the signs, fitted on the tuning part of tests/golden/questions.jsonl with
 * scripts/fit-answerable.ts; scripts/evaluate.ts reports it on the held-out part.
 */
const weights: Readonly<Record<keyof Signs, number>> = {
  confidence: 3.42,
  phrase: 3.55,
  phraseHeld: 2.37,
  subjects: 0.97,
  topical: 2.09,
  missed: -0.32,
  unmet: -3.67,
  strangers: -2.19,
  domain: 1.57,
}
const bias = -10.02

/** The chance that a text answers a question; 0..1, one kind of question being as frequent as the other. */
export function chanceOfAnswer(signs: Signs): number {
  const { confidence, phrase, phraseHeld, subjects, topical, missed, unmet, strangers, domain } = signs
  const sum =
    bias +
    weights.confidence * confidence +
    weights.phrase * phrase +
    weights.phraseHeld * phraseHeld +
    weights.subjects * subjects +
    weights.topical * topical +
    weights.missed * missed +
    weights.unmet * unmet +
    weights.strangers * strangers +
    weights.domain * domain
  return 1 / (1 + Math.exp(-sum))
}
