import type { Place } from '#content/places/places.ts'
import type { FindPlace } from './find-place.ts'

/** "dar 5?", "și în 3, că e mai aproape": the only number of the message, 1 to 6. */
const SECTOR = /^\D*\b([1-6])\b\D*$/u

/** The place a conversation asks about: what the message names, else a number after a sector, else what was named last before; null where nothing was. */
export function askedPlace(text: string, before: readonly string[], findPlace: FindPlace): Place | null {
  const named = findPlace(text)
  if (named !== null) return named
  const earlier = before.map(findPlace).findLast((place) => place !== null) ?? null
  const [, number] = SECTOR.exec(text) ?? []
  return earlier?.level === 'sector' && number !== undefined ? findPlace(`sector ${number}`) : earlier
}
