import { pageOf } from '../../knowledge/passages.ts'
import type { JudgedQuestion } from './judge.ts'
import type { UnderstoodQuestion } from './understood.ts'

/** What is measured of what messages were understood to be; shares of 0..1, null where the set has no question of the kind. */
export interface UnderstandingFigures {
  questions: number
  /** Of the emergencies: a card first, and the right one; as the second message of a conversation too. */
  card_first: number | null
  right_card: number | null
  followup_right_card: number | null
  /** Of the calm messages: given a card all the same. */
  alarm: number | null
  /** The place and whom it looks for. */
  place: number | null
  /** Questions that are not about a record, taken for one. */
  place_false: number | null
  /** Small talk, doses, people's health and what is from elsewhere, told as such. */
  intent: number | null
  language: number | null
}

/** The same with what was found and answered. */
export interface Figures extends UnderstandingFigures {
  /** Of what a page answers: that page first, among the first three, refused. */
  page_first: number | null
  page_in_three: number | null
  refused: number | null
  /** Of what nothing answers: answered plainly. */
  unanswerable_plainly: number | null
  /** Calm second messages: the right page among the first three. */
  followup: number | null
  /** Of the questions of a message with several: their pages among the sources. */
  parts_met: number | null
}

const MISSED = -1

/** Measures how a set was understood, whatever was found afterwards. */
export function understandingFiguresOf(all: readonly UnderstoodQuestion[]): UnderstandingFigures {
  const urgent = all.filter(({ question }) => question.cards.length > 0)
  const calm = all.filter(({ question }) => question.cards.length === 0)
  const right = ({ question, card }: UnderstoodQuestion) => card !== null && question.cards.includes(card)
  const looking = all.filter(({ question }) => question.place !== null)
  return {
    questions: all.length,
    card_first: share(urgent, ({ card }) => card !== null),
    right_card: share(urgent, right),
    followup_right_card: share(
      urgent.filter(({ question }) => question.before.length > 0),
      right,
    ),
    alarm: share(calm, ({ card }) => card !== null),
    place: share(looking, ({ placeFits }) => placeFits),
    place_false: share(
      all.filter(({ question: { place, intent } }) => place === null && intent !== 'place'),
      ({ intent, card }) => intent === 'place' && card === null,
    ),
    intent: share(
      all.filter(({ question: { intent } }) => intent !== 'animals' && intent !== 'place'),
      ({ intent, question, card }) => card === null && intent === question.intent,
    ),
    language: share(all, ({ language, question }) => language === question.language),
  }
}

/** Measures what was made of a set. */
export function figuresOf(all: readonly JudgedQuestion[]): Figures {
  const paged = all.filter(({ question: { passages, intent } }) => passages !== null && passages.length > 0 && intent === 'animals')
  const single = paged.filter(({ question }) => question.before.length === 0)
  const none = all.filter(({ question: { passages, intent, cards } }) => passages?.length === 0 && intent === 'animals' && cards.length === 0)
  const several = paged.filter(({ question }) => question.kind === 'several' && question.cards.length === 0)
  return {
    ...understandingFiguresOf(all),
    page_first: share(single, (one) => rankOf(one) === 0),
    page_in_three: share(single, (one) => rankOf(one) !== MISSED && rankOf(one) < 3),
    refused: share(single, ({ answered }) => !answered),
    unanswerable_plainly: share(none, ({ plainly }) => plainly),
    followup: share(
      paged.filter(({ question: { before, goesOn, cards } }) => before.length > 0 && goesOn && cards.length === 0),
      (one) => rankOf(one) !== MISSED && rankOf(one) < 3,
    ),
    parts_met: meanShare(several),
  }
}

/** The rank of the first right page from 0; MISSED when none was found. */
function rankOf({ pages, question: { passages } }: JudgedQuestion): number {
  const wanted = new Set((passages ?? []).map(pageOf))
  return pages.findIndex((page) => wanted.has(page))
}

/** Each question has one page or more in the answer; how many of the labelled ones, on average. */
function meanShare(all: readonly JudgedQuestion[]): number | null {
  if (all.length === 0) return null
  const met = all.reduce((sum, { sources, question: { passages } }) => {
    const wanted = [...new Set((passages ?? []).map(pageOf))]
    return sum + wanted.filter((page) => sources.includes(page)).length / Math.max(1, wanted.length)
  }, 0)
  return round(met / all.length)
}

function share<Question>(all: readonly Question[], holds: (question: Question) => boolean): number | null {
  return all.length === 0 ? null : round(all.filter(holds).length / all.length)
}

function round(value: number): number {
  return Number(value.toFixed(4))
}
