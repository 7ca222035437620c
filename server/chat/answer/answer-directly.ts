import type { AnswerLanguage, Source } from '#contract/chat.ts'
import { talkKinds } from '#contract/talk.ts'
import { answerTexts } from '#texts/answer/answer.ts'
import type { Classifier } from '../../understanding/classifier.ts'
import { asksSeveral, noSubject, understand, type Understanding } from '../../understanding/understanding.ts'
import type { Directories } from '../places/directories.ts'
import type { AnswerResult, ChatQuestion } from '../question.ts'
import { splitMessage } from './split-message.ts'

/** An answer that needs no search and no model. */
interface DirectAnswer {
  text: string
  result: AnswerResult
}

/**
 * Answers small talk, doses, people's health, what is from elsewhere, and questions for the records of a town; null for
 * everything else. Names and phone numbers are given as recorded: no model words them.
 */
export async function answerDirectly(
  question: ChatQuestion,
  understood: Understanding,
  language: AnswerLanguage,
  directories: Directories | undefined,
): Promise<DirectAnswer | null> {
  const { intent } = understood
  const texts = answerTexts[language]
  switch (intent) {
    case 'animals':
      return null
    case 'place': {
      const records = await directories?.answer(question.text, { understood, language, most: question.maxChunks })
      // Nothing listed is no answer: the question goes to the editors.
      return records ? direct(records.text, records.sources.length > 0, records.sources) : null
    }
    case 'talk': {
      const [kind = 'hello'] = talkKinds.toSorted((one, other) => understood.margins.at('talk', other) - understood.margins.at('talk', one))
      return direct(texts.talk[kind], true)
    }
    case 'elsewhere':
      return direct(`${texts.unknown} ${texts.askWhom.elsewhere}`, false)
    case 'dose':
    case 'person':
      return direct(texts.askWhom[intent], true)
  }
}

function direct(text: string, known: boolean, sources: Source[] = []): DirectAnswer {
  return { text, result: { sources, perspectives: [], follow_ups: [], card: null, mode: 'extractive', known, tokensUsed: 0 } }
}

/** A message that asks of animals beside something else is searched for: each part gets its own answer. */
export function asksOfAnimalsToo(text: string, understood: Understanding, classifier: Classifier): boolean {
  if (understood.intent !== 'elsewhere' || !asksSeveral(understood, text)) return false
  return splitMessage(text).questions.some((part) => understand(part, noSubject, classifier).intent === 'animals')
}
