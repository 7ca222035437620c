import type { Classifier, Margins } from '../understanding/classifier.ts'
import { ANSWERABLE, answerableInputs } from './answerable.ts'
import { MOST_RERANKED, type Candidate } from './rank-passages.ts'
import { pathOf } from './passage-index.ts'
import { pageOf } from './passages.ts'

/** From this chance on something answers, or comes near; set so that few answerable questions are refused. */
export const MIN_CHANCE = 0.58
/** What comes near without answering. */
const TOO_UNSURE = MIN_CHANCE - 0.01
/** From this chance on it answers, and does not only come near. */
export const MIN_CHANCE_CLEAR = 0.84
/** The same for the chance by words alone. */
const MIN_CHANCE_BY_WORDS = 0.3
const MIN_CHANCE_CLEAR_BY_WORDS = 0.5
/**
 * Below this chance of the likeliest passage an answer only comes near, however surely a message asks for something that is
 * told. Of 247 questions of strangers who did not know what the site tells, 14 of the 27 answered plainly below it were not
 * answered as they should be, 52 of 174 above it.
 */
const MIN_LIKELIEST_CLEAR = 0.7
/**
 * Below this one nothing answers. Of 120 messages of strangers, judged by others, 10 of 13 answers below it were off, 27 of
 * 70 above; of 1,250 answerable test questions it refuses one in a hundred more.
 */
const MIN_LIKELIEST = 0.35
/** A passage this far below the best one is not quoted. */
const SHARE_OF_BEST = 0.3
/** Only the first few make a question answerable: a candidate further down would not be the answer. */
const TOP_FOR_ANSWERABLE = 3
/** From this chance on a title is worth naming when nothing answers. */
const MIN_TOPIC_CHANCE = 0.1
const MOST_NEAREST = 3

/** 0..1: how surely one of the passages answers. A page the heads do not know is judged by its own words alone. */
export function chanceOfAny(candidates: readonly Candidate[], margins: Margins, classifier: Classifier): number {
  const top = candidates.slice(0, TOP_FOR_ANSWERABLE)
  const known = top.filter(({ passage }) => margins.of('page').has(pageOf(passage.id)))
  const likeliest = highestChance(known)
  const byHeads = known.length === 0 || likeliest === 1 ? likeliest : classifier.chance(ANSWERABLE, answerableInputs(likeliest, margins))
  const byWords = highestChance(top.filter((candidate) => !known.includes(candidate)))
  // What editors have labelled is asked for in words that no page holds: its page is surely meant, however unlikely its words.
  const isMeant = known.some(({ passage }) => margins.at('page', pageOf(passage.id)) > 0)
  const most = likeliest >= MIN_LIKELIEST_CLEAR ? 1 : likeliest >= MIN_LIKELIEST || isMeant ? MIN_CHANCE : TOO_UNSURE
  // The record of a breed that is named comes near, whatever is asked of it.
  const byKnown = Math.max(Math.min(byHeads, most), top[0]?.isNamed ? MIN_CHANCE : 0)
  return Math.max(byKnown, byWords >= MIN_CHANCE_CLEAR_BY_WORDS ? MIN_CHANCE_CLEAR : byWords >= MIN_CHANCE_BY_WORDS ? MIN_CHANCE : 0)
}

/** A semantic match is as good as certain. */
function highestChance(candidates: readonly Candidate[]): number {
  return candidates.reduce((high, { chance, isSemanticMatch }) => Math.max(high, isSemanticMatch ? 1 : chance), 0)
}

/** What is nearly as likely to answer as the likeliest passage, in its order. */
export function nearTheBest(candidates: readonly Candidate[]): Candidate[] {
  const likeliest = candidates.reduce((high, { chance }) => Math.max(high, chance), 0)
  return candidates.filter(({ chance, isSemanticMatch }) => isSemanticMatch || (chance > 0 && chance >= likeliest * SHARE_OF_BEST))
}

/** The first passage of each of the first pages that may be asked about. */
export function bestOfPages(candidates: readonly Candidate[], most: number): Candidate[] {
  const reranked = candidates.filter(({ features }) => features !== null)
  return [...Map.groupBy(reranked, ({ passage }) => pageOf(passage.id)).values()].flatMap(([best]) => best ?? []).slice(0, most)
}

/** In an emergency the page of the card answers, whatever words were used; then the nearest other page, which may say more on this very one. */
export function withPageFirst(answering: readonly Candidate[], candidates: readonly Candidate[], path: string): Candidate[] {
  const [first, ...rest] = candidates.filter(({ passage }) => pathOf(passage) === path)
  const others = answering.filter(({ passage }) => pathOf(passage) !== path)
  return first ? [first, ...others.slice(0, 1), ...rest, ...others.slice(1)] : others
}

/** What an editor said answers comes first, as sure as can be: the section that was named, else what of its page comes nearest to the question. */
export function withLabelledFirst(answering: readonly Candidate[], candidates: readonly Candidate[], labelled: string): Candidate[] {
  const ofPage = candidates.filter(({ passage }) => pageOf(passage.id) === pageOf(labelled))
  const section = labelled.includes('#') ? ofPage.find(({ passage }) => passage.id === labelled) : undefined
  const first = section ?? ofPage[0]
  return first ? [{ ...first, chance: 1 }, ...answering.filter((one) => one !== first)] : [...answering]
}

/** The titles nearest to a question, to name when nothing answers it. */
export function nearestTitles(candidates: readonly Candidate[]): string[] {
  const near = candidates
    .slice(0, MOST_RERANKED)
    .filter(({ chance }) => chance >= MIN_TOPIC_CHANCE)
    .map(({ passage }) => passage.title)
  return [...new Set(near)].slice(0, MOST_NEAREST)
}
