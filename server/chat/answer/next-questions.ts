import type { AnswerLanguage } from '#contract/chat.ts'
import { answerTexts } from '#texts/answer/answer.ts'
import type { Passage } from '../../knowledge/knowledge.ts'
import { withoutDiacritics, normalise } from '../../language/romanian.ts'

const MOST = 3

/** Titles exist in Romanian and English. */
const asks = {
  ro: /^(ce|cum|când|cât|câtă|câți|câte|care|cine|cui|unde|de ce|de câte|la ce|la cât|pe cine|pe ce|în ce|cu cine|cu ce|poți)\s/i,
  en: /^(what|how|when|why|which|who|where|is|are|can|do|does)\s/i,
}

/** Headings that the same words open in every article mean nothing without it. */
const shared = /^când mergi acum la veterinar/i

/**
 * Two or three questions to ask next, made of the headings and titles around the answer: one that is already a question
 * gets its question mark, any other becomes "what should I know about …".
 */
export function nextQuestions(neighbours: Passage[], question: string, language: AnswerLanguage): string[] {
  const headings =
    language === 'ro' ? neighbours.flatMap(({ heading }) => (heading !== null && !shared.test(heading) && asks.ro.test(heading) ? [heading] : [])) : []
  const titles = neighbours.map(({ title, english }) => (language === 'ro' ? title : (english?.title ?? title)))
  const topics = [...new Set(titles)]
  const questions = [...headings.slice(0, MOST - 1).map((heading) => asQuestion(heading, language)), ...topics.map((title) => asQuestion(title, language))]
  const asked = plain(question)
  return [...new Map(questions.filter((next) => plain(next) !== asked).map((next) => [plain(next), next])).values()].slice(0, MOST)
}

/** "Cum scoți o căpușă" becomes a question as it stands; "Babesioza la câine: semne" becomes a question about its first part. */
export function asQuestion(topic: string, language: AnswerLanguage): string {
  if (asks[language === 'ro' ? 'ro' : 'en'].test(topic)) return `${topic.replace(/[?.:;]+$/, '')}?`
  return answerTexts[language].tellMeAbout(topic.split(':')[0]?.trim() ?? topic)
}

function plain(text: string): string {
  return withoutDiacritics(normalise(text))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
