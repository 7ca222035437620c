import { setImmediate } from 'node:timers/promises'
import type { Perspective, Source } from '#contract/chat.ts'
import type { Language } from '#texts/language.ts'
import { opensFollowUp } from '../knowledge/follow-up.ts'
import type { LiveKnowledge } from '../knowledge/live.ts'
import { ownTurn } from '../platform/own-turn.ts'
import { composeExtractive } from './compose-extractive.ts'
import { readContext } from './context.ts'
import type { QuestionImage } from './image.ts'
import type { Composer, Turn } from './model/composer.ts'
import type { Directories, PlaceAnswer } from './places/directories.ts'

/** One question with what surrounds it. */
export interface Question {
  text: string
  image: QuestionImage | null
  /** What was said before, oldest first, without this question. */
  earlier: Turn[]
  language: Language
  maxChunks: number
  includeSources: boolean
  includePerspectives: boolean
  /** False when the session's token budget is spent: Bobita then quotes. */
  mayUseModel: boolean
}

/** What an answer ends with. `content` is the whole text, equal to the chunks put together. */
export interface Answered {
  sources: Source[]
  perspectives: Perspective[]
  follow_ups: string[]
  mode: 'model' | 'extractive' | 'fallback'
  /** False when nothing on the site answers: the question goes to the editors. */
  known: boolean
  tokensUsed: number
}

/** What answering needs; `composer` is null when no model is set. */
export interface AnswerParts {
  knowledge: Pick<LiveKnowledge, 'current' | 'near'>
  composer: Composer | null
  /** Absent where no directory is asked. */
  directories?: Directories
}

/**
 * Answers from what the site publishes, speaking as it goes: yields the text, returns what belongs under it.
 * The urgent card comes first and never waits for a model (design.md §7).
 *
 * @throws ModelInterrupted when a model fails after it began to speak
 */
export async function* answer(question: Question, parts: AnswerParts, signal: AbortSignal): AsyncGenerator<string, Answered> {
  const { composer, directories } = parts
  const knowledge = await parts.knowledge.current()
  const urgent = knowledge.urgent(question.text)
  // Names and phone numbers are told as recorded: no model words them.
  const context = readContext(question.earlier)
  const records = urgent || question.image ? null : await directories?.answer(question.text, question.language, question.maxChunks, context.standing)
  if (records) {
    yield records.text
    return ofRecords(records)
  }
  const meant = opensFollowUp(question.text) ? `${context.standing} ${question.text}` : question.text
  const near = urgent ? [] : await parts.knowledge.near(meant)
  await ownTurn()
  const search = knowledge.search(question.text, { limit: question.maxChunks, context: context.all, near })
  const extractive = composeExtractive(question.text, {
    search,
    urgent,
    urgentBefore: opensFollowUp(question.text) ? knowledge.urgent(context.standing) : null,
    language: question.language,
    maxChunks: question.maxChunks,
    hasImage: question.image !== null,
  })

  let spoken = ''
  if (composer && question.mayUseModel) {
    const writing = composer.write({ question, search, urgent, extractive }, signal)
    for (let next = await writing.next(); ; next = await writing.next()) {
      if (!next.done) {
        spoken += next.value
        yield next.value
      } else if (next.value) return next.value
      else break
    }
  }
  for (const paragraph of paragraphs(afterSpoken(extractive.answer, spoken))) {
    yield paragraph
    // Lets the first words leave before the rest is handed over.
    await setImmediate()
  }
  return {
    sources: extractive.sources,
    perspectives: extractive.perspectives,
    follow_ups: extractive.follow_ups,
    mode: composer && question.mayUseModel ? 'fallback' : 'extractive',
    known: extractive.sources.length > 0,
    tokensUsed: 0,
  }
}

/** Nothing listed is no answer: the question goes to the editors. */
function ofRecords({ sources }: PlaceAnswer): Answered {
  return { sources, perspectives: [], follow_ups: [], mode: 'extractive', known: sources.length > 0, tokensUsed: 0 }
}

/** What is left to say of the quoted answer when a model has spoken no more than the urgent card it begins with. */
function afterSpoken(answerText: string, spoken: string): string {
  if (answerText.startsWith(spoken)) return answerText.slice(spoken.length)
  return spoken.startsWith(answerText) ? '' : answerText
}

/** The text cut behind its blank lines; put together again it is the same text. */
function paragraphs(text: string): string[] {
  return text.split(/(?<=\n\n)/)
}
