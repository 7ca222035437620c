import type { FinalEvent, Perspective, Source, UrgentCard } from '#contract/chat.ts'
import type { Language } from '#texts/language.ts'
import type { QuestionImage } from './image.ts'

/** A message said earlier in a conversation. */
export interface EarlierMessage {
  role: 'user' | 'assistant'
  content: string
  /** The id of the urgent card an answer began with. */
  card?: string
}

/** One question with what surrounds it. */
export interface ChatQuestion {
  text: string
  image: QuestionImage | null
  /** What was said before, oldest first, without this question. */
  earlier: EarlierMessage[]
  /** The screen's; the answer is in the question's own where its words tell. */
  language: Language
  maxChunks: number
  includeSources: boolean
  includePerspectives: boolean
  /** False when the session's token budget is spent: Bobita then quotes. */
  mayUseModel: boolean
}

/** A piece of an answer as it is streamed; the first one carries the urgent card, when there is one. */
export interface AnswerPiece {
  text: string
  card?: UrgentCard
}

/** What belongs under the text of an answer; known only when its last piece was streamed. */
export interface AnswerResult {
  sources: Source[]
  perspectives: Perspective[]
  follow_ups: string[]
  card: UrgentCard | null
  mode: FinalEvent['mode']
  /** False when nothing on the site answers: the question goes to the editors. */
  known: boolean
  tokensUsed: number
}
