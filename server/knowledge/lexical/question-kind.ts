import { withoutDiacritics, words } from '../../language/romanian.ts'
import { isEnglish } from './domain-words.ts'

const asksInRomanian = /\b(cat|cati|cate|procent|procente)\b/
/** English 'cat' is an animal. */
const asksInEnglish = /\bhow (many|much|long|old|often|far|tall|big)\b/
const tells = /\d|\b(doi|doua|trei|patru|cinci|sase|sapte|opt|noua|zece|jumatate|two|three|four|five|six|ten|half)\b/

/** True when a question is answered by a number: how many, how much, how long. */
export function asksFigure(question: string): boolean {
  const tokens = words(question).map(withoutDiacritics)
  return (isEnglish(tokens) ? asksInEnglish : asksInRomanian).test(tokens.join(' '))
}

/** True when a sentence tells a number, in digits or as a word. */
export function tellsFigure(sentence: string): boolean {
  return tells.test(words(sentence).map(withoutDiacritics).join(' '))
}

/** Somebody's own body, in the first person; animals are told of in the third. */
const ownBody =
  /\b(ma doare|ma dor|mi e rau|mi e greata|m a apucat|am febra|my head|i have a|my stomach|my back hurts|i am sick|i feel)\b|^(am|i) (mancat|baut|inghitit|ate|drank)\b|\b(dupa ce|ca) am (mancat|baut)\b/

/** True when a question tells of the asker's own health. */
export function isOfTheAsker(question: string): boolean {
  return ownBody.test(words(question).map(withoutDiacritics).join(' '))
}
