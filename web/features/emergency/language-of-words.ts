import type { AnswerLanguage } from '#contract/chat.ts'

/** Short words that stand in nearly every sentence of one language and in few of the others. */
const COMMON: Record<'ro' | 'en' | 'hu', ReadonlySet<string>> = {
  ro: new Set('si nu este sa pe la un cu din care mi am are ce o de in al lui mea meu fac acum sunt pisica cainele'.split(' ')),
  en: new Set('the my is and has it to of he she her his was what do on i dog cat with not been'.split(' ')),
  hu: new Set('az es nem hogy van egy mit csak meg kutya kutyam macska macskam a ki ha mar volt ami mert most is el'.split(' ')),
}

/** The language of a message, by its letters and commonest words; `otherwise` where they do not tell. */
export function languageOfWords(text: string, otherwise: AnswerLanguage): AnswerLanguage {
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.filter((letter) => /\p{Script=Cyrillic}/u.test(letter)).length > letters.length / 2) return 'uk'
  if (/[őű]/i.test(text)) return 'hu'
  if (/[ășțşţ]/i.test(text)) return 'ro'
  const words =
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const counts = (['ro', 'en', 'hu'] as const).map((language) => ({ language, common: words.filter((word) => COMMON[language].has(word)).length }))
  const [best, second] = counts.toSorted((one, other) => other.common - one.common)
  return best && best.common > (second?.common ?? 0) ? best.language : otherwise
}
