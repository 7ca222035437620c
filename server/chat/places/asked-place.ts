import type { Place } from '#content/places/places.ts'
import type { FindPlace } from './find-place.ts'

/** "dar 5?", "și în 3, că e mai aproape": the only number of the message, 1 to 6, at the end of its clause and no hour. */
const SECTOR = /^\D*(?<!\bor[ae] )\b([1-6])\s*(?:[?!.,;)]\D*)?$/iu

/** The place a conversation asks about: what the message names, else a number after a sector, else what was named last before; null where nothing was. */
export function askedPlace(text: string, before: readonly string[], findPlace: FindPlace): Place | null {
  return [...before, text].reduce<Place | null>((earlier, message) => {
    const named = findPlace(message)
    if (named !== null) return named
    const [, number] = SECTOR.exec(message) ?? []
    return earlier?.level === 'sector' && number !== undefined ? findPlace(`sector ${number}`) : earlier
  }, null)
}
