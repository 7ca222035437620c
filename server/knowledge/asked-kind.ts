import { isOfTheAsker } from './person.ts'
import { fold, words } from './romanian.ts'

/** What a question is about when nothing answers it: who to ask differs. */
export type AskedKind = 'animals' | 'dose' | 'person' | 'elsewhere'

const dose = /\b(doza|doze|dozaj|dose|dosage|mg|ml|miligrame|picaturi)\b/
const bitten = /\b(m|ne|l|mi) a muscat|\b(am fost|a fost) muscat|\bbit (me|my)\b|\bbitten\b/

/** Reads the kind of a question; `domain` is whether it holds a word of animals and their care. */
export function readKind(question: string, domain: boolean): AskedKind {
  const spoken = words(question).map(fold).join(' ')
  if (isOfTheAsker(question) || bitten.test(spoken)) return 'person'
  if (!domain) return 'elsewhere'
  return dose.test(spoken) ? 'dose' : 'animals'
}
