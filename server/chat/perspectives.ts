import type { Perspective } from '#contract/chat.ts'
import { answerTexts } from '#texts/answer.ts'
import type { Language } from '#texts/language.ts'
import type { Found, Passage } from '../knowledge/knowledge.ts'

/** A passage less sure than this does not speak for a vet, a trainer or the law. */
const SURE = 0.6
const order = ['vet', 'trainer', 'law', 'welfare'] as const

const ofCategory: Record<string, Perspective['id']> = {
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
export function perspectiveOf({ kind, category }: Passage): Perspective['id'] | null {
  if (kind === 'law' || kind === 'guide') return 'law'
  return (category !== null && ofCategory[category]) || null
}

/** The surest passage of each point of view, quoted in one or two sentences; `number` gives its marker, or null when no more sources fit. */
export function quotePerspectives(found: Found[], language: Language, number: (found: Found) => number | null): Perspective[] {
  return order.flatMap((id) => {
    const surest = found.find(({ passage, confidence }) => confidence >= SURE && perspectiveOf(passage) === id)
    const source = surest && number(surest)
    if (!surest || !source) return []
    return [{ id, label: answerTexts[language].perspectives[id], text: surest.best.slice(0, 2).join(' '), source_ids: [source] }]
  })
}
