import { drawCard, type Card } from './card.ts'

/** About 25 kB each. */
const MOST_CARDS = 200
const MOST_WAITING = 50

/** Cards drawn once and kept, the least recently asked forgotten first; drawn one at a time, for drawing keeps a processor busy. */
export interface KeptCards {
  /** Null when too many wait to be drawn. */
  get(card: Card): Promise<Buffer> | null
}

export function keepCards(draw: (card: Card) => Promise<Buffer> = drawCard): KeptCards {
  const kept = new Map<string, Promise<Buffer>>()
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  function drawNext(card: Card): Promise<Buffer> {
    waiting += 1
    const drawn = last.then(() => draw(card)).finally(() => (waiting -= 1))
    last = drawn.catch(() => undefined)
    return drawn
  }

  return {
    get(card) {
      const key = JSON.stringify(card)
      const known = kept.get(key)
      if (!known && waiting >= MOST_WAITING) return null
      const drawn = known ?? drawNext(card)
      // Moved to the end: the first one is the one nobody asked for the longest.
      kept.delete(key)
      kept.set(key, drawn)
      const [oldest] = kept.keys()
      if (kept.size > MOST_CARDS && oldest !== undefined) kept.delete(oldest)
      // A card that failed is drawn anew when it is asked again.
      drawn.catch(() => kept.get(key) === drawn && kept.delete(key))
      return drawn
    },
  }
}
