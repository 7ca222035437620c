import type { Perspective, Source } from '#contract/chat.ts'
import type { Composed } from '../compose-extractive.ts'
import { AFTER_OPENING, urgentOpening } from '../compose-extractive.ts'
import { passageSource } from '../sources.ts'
import type { Material } from './composer.ts'

/** The sources of a model's answer by number: the urgent card first, then the passages in the order given. */
export interface NumberedSources {
  /** The fixed text of the urgent card, spoken before the model; empty when nothing is urgent. */
  opening: string
  /** Number of the first passage. */
  first: number
  sources: Source[]
}

/** Numbers what the answer may cite. */
export function numberSources({ question, search, urgent }: Material): NumberedSources {
  const opening = urgent ? urgentOpening(urgent, question.language, 1) : null
  const first = opening ? 2 : 1
  const passages = search.answerable ? search.found.map((found, index) => passageSource(found, first + index)) : []
  return { opening: opening ? opening.text + AFTER_OPENING : '', first, sources: opening ? [opening.source, ...passages] : passages }
}

/** Only what the text really cites becomes a source; the perspectives keep theirs, renumbered to match. */
export function citedSources(text: string, { sources }: NumberedSources, extractive: Composed): { sources: Source[]; perspectives: Perspective[] } {
  const cited = new Set([...text.matchAll(/\[(\d{1,3})\]/g)].map(([, number]) => Number(number)))
  const perspectives = cited.size === 0 ? [] : extractive.perspectives.flatMap((perspective) => renumbered(perspective, extractive.sources, sources))
  for (const { source_ids } of perspectives) for (const id of source_ids) cited.add(id)
  return { sources: sources.filter(({ id }) => cited.has(id)), perspectives }
}

/** The perspective with the answer's own numbers, or nothing when its passage was not given to the model. */
function renumbered(perspective: Perspective, from: Source[], to: Source[]): Perspective[] {
  const urls = new Set(from.filter(({ id }) => perspective.source_ids.includes(id)).map(({ url }) => url))
  const source_ids = to.filter(({ url }) => urls.has(url)).map(({ id }) => id)
  return source_ids.length > 0 ? [{ ...perspective, source_ids }] : []
}
