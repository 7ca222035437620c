import type { Perspective, Source } from '#contract/chat.ts'
import type { ExtractiveAnswer } from '../answer/compose-extractive.ts'
import { AFTER_CARD } from '#contract/limits.ts'
import { passageSource } from '../answer/sources.ts'
import type { Material, NumberedSources } from './material.ts'

/** Numbers what the answer may cite. */
export function numberSources({ search, opening }: Material): NumberedSources {
  const first = opening ? 2 : 1
  const passages = search.answerable ? search.found.map((found, index) => passageSource(found, first + index)) : []
  return { opening: opening ? opening.text + AFTER_CARD : '', first, sources: opening ? [opening.source, ...passages] : passages }
}

/** Only what the text really cites becomes a source; the perspectives keep theirs, renumbered to match. */
export function citedSources(text: string, { sources }: NumberedSources, extractive: ExtractiveAnswer): { sources: Source[]; perspectives: Perspective[] } {
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
