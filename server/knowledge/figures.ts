import { isEnglish } from './domain-words.ts'
import { fold, words } from './romanian.ts'

const asksInRomanian = /\b(cat|cati|cate|procent|procente)\b/
/** English 'cat' is an animal. */
const asksInEnglish = /\bhow (many|much|long|old|often|far|tall|big)\b/
const tells = /\d|\b(doi|doua|trei|patru|cinci|sase|sapte|opt|noua|zece|jumatate|two|three|four|five|six|ten|half)\b/

/** True when a question is answered by a number: how many, how much, how long. */
export function asksFigure(question: string): boolean {
  const spoken = words(question).map(fold)
  return (isEnglish(spoken) ? asksInEnglish : asksInRomanian).test(spoken.join(' '))
}

/** True when a sentence tells a number, in digits or as a word. */
export function tellsFigure(sentence: string): boolean {
  return tells.test(words(sentence).map(fold).join(' '))
}
