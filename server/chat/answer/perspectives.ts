import type { AnswerLanguage, Perspective } from '#contract/chat.ts'
import { answerTexts } from '#texts/answer/answer.ts'
import type { Found, Passage } from '../../knowledge/knowledge.ts'

/** A passage less likely to answer than this does not speak for a vet, a trainer or the law. */
const SURE = 0.6
const order = ['vet', 'trainer', 'law', 'welfare'] as const

/** Under this heading every article tells the signs of danger, whatever it is about. */
const redFlags = /^când mergi acum la veterinar/i

const perspectiveOfCategory: Record<string, Perspective['id']> = {
  Urgențe: 'vet',
  Sănătate: 'vet',
  Prevenție: 'vet',
  Nutriție: 'vet',
  Seniori: 'vet',
  Comportament: 'trainer',
  Legislație: 'law',
  Adopție: 'welfare',
  'Animale mici': 'welfare',
}

/** Who would say this passage: by its kind, or by the category of its article. */
export function perspectiveOf({ kind, category, heading }: Passage): Perspective['id'] | null {
  if (kind === 'law' || kind === 'guide') return 'law'
  if (heading !== null && redFlags.test(heading)) return 'vet'
  return (category !== null && perspectiveOfCategory[category]) || null
}

/** The surest passage of each point of view, quoted in one or two sentences; `number` gives its marker, or null when no more sources fit. */
export function quotePerspectives(found: Found[], language: AnswerLanguage, number: (found: Found) => number | null): Perspective[] {
  return order.flatMap((id) => {
    const surest = found.find(({ passage, chance }) => chance >= SURE && perspectiveOf(passage) === id)
    const text = surest?.best.filter(isWhole).slice(0, 2).join(' ') ?? ''
    const source = surest && text !== '' ? number(surest) : null
    return source ? [{ id, label: answerTexts[language].perspectives[id], text, source_ids: [source] }] : []
  })
}

/** A line of a list, or a sentence that opens one, says nothing when it stands alone. */
function isWhole(sentence: string): boolean {
  return /^[\p{Lu}\d„*]/u.test(sentence) && /[.!?”)*]$/.test(sentence)
}
