import type { Classifier, Margins } from '../understanding/classifier.ts'
import { pageMargins } from '../understanding/understanding.ts'
import type { AnswerFeatures } from './lexical/answer-features.ts'
import { pageOf, type Passage } from './passages.ts'

/** The fitted combination that tells how likely a passage answers (server/learning/train). */
export const ANSWERS = 'answers'
/** The same by words alone, for a page that was written after the heads were trained. */
export const ANSWERS_BY_WORDS = 'answers:words'

const featureNames = [
  'confidence',
  'phrase',
  'phraseHeld',
  'subjects',
  'topical',
  'missed',
  'unmet',
  'otherAnimals',
  'domain',
  'bestLineShare',
  'figureless',
] as const

/** 0..1: the chance that a passage answers a question. */
export function chanceOfAnswer(features: AnswerFeatures, passage: Passage, margins: Margins, classifier: Classifier): number {
  // An article an operator wrote after the heads were trained is not among their pages.
  return margins.of('page').has(pageOf(passage.id))
    ? classifier.chance(ANSWERS, answerInputs(features, passage, margins))
    : classifier.chance(ANSWERS_BY_WORDS, wordInputs(features))
}

/** What the chance that a passage answers a question is reckoned from: how their words meet, and what the learned heads say. */
export function answerInputs(features: AnswerFeatures, passage: Passage, margins: Margins): number[] {
  const page = margins.at('page', pageOf(passage.id))
  const [best = -1] = margins.of('page').values()
  return [...wordInputs(features), page, best, margins.at('page', 'none'), margins.at('intent', 'animals'), Number(page >= best)]
}

/** The fitted combination that tells how likely anything on the site answers a question. */
export const ANSWERABLE = 'answerable'

/** Keeps the log odds of a chance of 0 or 1 finite. */
const CERTAIN = 0.001

/** What the chance that a question is answered is reckoned from: the likeliest of its first passages, and the learned heads. */
export function answerableInputs(likeliest: number, margins: Margins): number[] {
  const [best = -1, second = -1] = pageMargins(margins)
  const bounded = Math.min(1 - CERTAIN, Math.max(CERTAIN, likeliest))
  return [Math.log(bounded / (1 - bounded)), margins.at('page', 'none'), best, second, margins.at('intent', 'animals'), margins.at('urgent', 'any')]
}

/** How the words of a passage and a question meet. */
export function wordInputs(features: AnswerFeatures): number[] {
  return featureNames.map((name) => features[name])
}
