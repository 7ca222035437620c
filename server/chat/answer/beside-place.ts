import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { Classifier } from '../../understanding/classifier.ts'
import { noSubject, understand, type Understanding } from '../../understanding/understanding.ts'
import type { QuestionPart } from './question-part.ts'
import { splitMessage } from './split-message.ts'

/** A passage that is told beside the records of a place answers so likely. */
const SURELY = 0.7

/** What the site has on the rest of a message that looks for a place ("pisica strănută de trei zile, și unde găsesc un veterinar în Iași?"), or on why it is looked for ("unde duc un arici rănit?"). */
export function searchBesidePlace(text: string, { before, margins }: Understanding, knowledge: Knowledge, classifier: Classifier): QuestionPart[] {
  const { questions, context } = splitMessage(text)
  const ofAnimals = [context, ...questions].filter((piece) => piece !== '' && piece !== text && understand(piece, noSubject, classifier).intent === 'animals')
  const beside = sure(ofAnimals.map((piece) => ({ text: piece, search: knowledge.search(piece, { before }) })))
  return beside.length > 0 ? beside : sure([{ text, search: knowledge.search(text, { before, margins, eachOfPages: 1 }) }])
}

function sure(parts: readonly QuestionPart[]): QuestionPart[] {
  return parts.filter(({ search }) => (search.found[0]?.chance ?? 0) >= SURELY)
}
