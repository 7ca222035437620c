import type { AnswerLanguage, Source } from '#contract/chat.ts'
import type { Search } from '../../knowledge/knowledge.ts'
import type { ExtractiveAnswer } from '../answer/compose-extractive.ts'
import type { UrgentOpening } from '../answer/opening.ts'
import type { ChatQuestion } from '../question.ts'

/** What a model writes an answer from. */
export interface Material {
  question: ChatQuestion
  /** That of the answer. */
  language: AnswerLanguage
  search: Search
  /** The urgent card, streamed before the model's words. */
  opening: UrgentOpening | null
  extractive: ExtractiveAnswer
}

/** The sources of a model's answer by number: the urgent card first, then the passages in the order given. */
export interface NumberedSources {
  /** The fixed text of the urgent card, streamed before the model's words; empty when nothing is urgent. */
  opening: string
  /** Number of the first passage. */
  first: number
  sources: Source[]
}
