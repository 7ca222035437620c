import { withoutDiacritics } from '../language/romanian.ts'

/** A fact of a breed's record: how it is asked for in the four languages, folded, and what the sentence that tells it holds (texts/answer/breed-told.ts). */
interface BreedFact {
  asked: RegExp
  told: RegExp
}

const MEASURES = 'greut|cantar|kilogram|kile|\\bkg\\b|weigh|heavy|suly|kilo|ваг|важ'
const SIZE = 'cat de mar|mare ajung|mare creste|marim|how big|how large|mekkora|великий|велика|розмір'

const breedFacts: readonly BreedFact[] = [
  { asked: new RegExp(`${MEASURES}|${SIZE}`), told: /cântărește de obicei/i },
  { asked: new RegExp(`inalt|talie|\\bcm\\b|\\btall\\b|height|magas|зріст|висот|${SIZE}`), told: /înălțime/i },
  {
    asked:
      /cat(?:i ani)? traies|cat traiest|durat\w* de viata|speranta de viata|lifespan|life span|life expectancy|how long .{0,40}\bliv|meddig el|ideig el|elettartam|скільки .{0,30}жив|тривалість життя/,
    told: /trăiește de obicei/i,
  },
  { asked: /\bfci\b|\bems\b|ce grup|din ce grup|\bcod(?:ul)?\b|which group|what group|\bcode\b|\bkod|csoport|груп|код/, told: /Codul EMS|FCI/ },
]

/** The sentences of a breed's record that tell the facts a question asks for; none where it asks for no fact that stands there. */
export function breedFactsAsked(question: string, lines: readonly string[]): string[] {
  const folded = withoutDiacritics(question.toLowerCase())
  const asked = breedFacts.filter((fact) => fact.asked.test(folded))
  return lines.filter((line) => asked.some(({ told }) => told.test(line)))
}
