import { answerTexts } from '#texts/answer.ts'
import type { Language } from '#texts/language.ts'
import type { Passage } from '../knowledge/knowledge.ts'
import { fold, normalise } from '../knowledge/romanian.ts'

const MOST = 3

const asks: Record<Language, RegExp> = {
  ro: /^(ce|cum|când|cât|câtă|câți|câte|care|cine|cui|unde|de ce|de câte|la ce|la cât|pe cine|pe ce|în ce|cu cine|cu ce|poți)\s/i,
  en: /^(what|how|when|why|which|who|where|is|are|can|do|does)\s/i,
}

/** Headings that the same words open in every article mean nothing without it. */
const shared = /^când mergi acum la veterinar/i

/**
 * Two or three questions to ask next, made of the headings and titles around the answer: one that is already a question
 * gets its question mark, any other becomes "what should I know about …".
 */
export function followUps(neighbours: Passage[], question: string, language: Language): string[] {
  const headings =
    language === 'ro' ? neighbours.flatMap(({ heading }) => (heading !== null && !shared.test(heading) && asks.ro.test(heading) ? [heading] : [])) : []
  const titles = neighbours.map(({ title, english }) => (language === 'en' ? (english?.title ?? title) : title))
  const topics = [...new Set(titles)]
  const questions = [...headings.slice(0, MOST - 1).map((heading) => asQuestion(heading, language)), ...topics.map((title) => asQuestion(title, language))]
  const asked = plain(question)
  return [...new Map(questions.filter((next) => plain(next) !== asked).map((next) => [plain(next), next])).values()].slice(0, MOST)
}

/** "Cum scoți o căpușă" becomes a question as it stands; "Babesioza la câine: semne" becomes a question about its first part. */
export function asQuestion(topic: string, language: Language): string {
  if (asks[language].test(topic)) return `${topic.replace(/[?.:;]+$/, '')}?`
  return answerTexts[language].tellMeAbout(topic.split(':')[0]?.trim() ?? topic)
}

function plain(text: string): string {
  return fold(normalise(text))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
