import type { LabelledQuestion } from '#content/questions/question.ts'
import { urgentCard } from '#content/cards/cards.ts'
import { composeExtractive } from '../../chat/answer/compose-extractive.ts'
import { openWithCard } from '../../chat/answer/opening.ts'
import { searchParts } from '../../chat/answer/search-parts.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { pageOf } from '../../knowledge/passages.ts'
import { understandQuestion, type UnderstandingParts, type UnderstoodQuestion } from './understood.ts'

/** What was made of one labelled question, without a model. */
export interface JudgedQuestion extends UnderstoodQuestion {
  /** Pages in the order found. */
  pages: string[]
  answered: boolean
  /** Answered without the warning that it only comes near. */
  plainly: boolean
  /** Pages among the sources of the answer. */
  sources: string[]
  answer: string
  answerMs: number
}

export interface JudgeParts extends UnderstandingParts {
  knowledge: Knowledge
}

const MOST_SOURCES = 10

/** Asks one question, after the messages before it. */
export function judge(question: LabelledQuestion, parts: JudgeParts): JudgedQuestion {
  const { text } = question
  const read = understandQuestion(question, parts)
  const { understood, intent } = read
  const { knowledge } = parts
  const started = performance.now()
  const { before, margins } = understood
  const language = understood.language ?? 'ro'
  const card = understood.card && urgentCard(understood.card.id)
  const opening = card && openWithCard(card, language, understood.card?.goesOn ?? false)
  const search = knowledge.search(text, { before, margins, firstPage: opening?.source.url ?? null })
  const searched = searchParts(text, understood, knowledge)
  const composed = composeExtractive(text, { search, parts: searched, opening, language, maxChunks: MOST_SOURCES, hasImage: false })
  const answerMs = read.understandMs + performance.now() - started
  const isSearched = intent === 'animals' || opening !== null
  return {
    ...read,
    pages: [...new Set(knowledge.candidates(text, { before, margins }).map(({ passage }) => pageOf(passage.id)))],
    answered: isSearched && search.answerable,
    plainly: isSearched && search.clear,
    sources: [...new Set(composed.sources.map(({ url }) => pageOfUrl(url)))],
    answer: composed.answer,
    answerMs,
  }
}

/** '/blog/3#ce-faci' is 'article:3', '/lege#recs' is 'law:recs'. */
function pageOfUrl(url: string): string {
  const [, blog] = /^\/blog\/(\d+)/.exec(url) ?? []
  if (blog !== undefined) return `article:${blog}`
  return url.replace('/lege#', 'law:').replace('/plangeri#', 'guide:').replace('/tgamers?rasa=', 'breed:')
}
