import { createLru } from '../platform/lru.ts'
import { drawCard, type Card } from './card.ts'

/** About 25 kB each. */
const MAX_CARDS = 200
/** Backpressure: cards that wait to be drawn. */
const MAX_WAITING = 50

/** Cards by what they say (LRU); drawn one at a time, for drawing keeps a processor busy. */
export interface CardCache {
  /** Null when too many wait to be drawn. */
  get(card: Card): Promise<Buffer> | null
}

export function createCardCache(draw: (card: Card) => Promise<Buffer> = drawCard): CardCache {
  const cards = createLru<string, Promise<Buffer>>({ entries: MAX_CARDS })
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  function drawNext(card: Card): Promise<Buffer> {
    waiting += 1
    const drawing = last.then(() => draw(card)).finally(() => (waiting -= 1))
    last = drawing.catch(() => undefined)
    return drawing
  }

  return {
    get(card) {
      const key = JSON.stringify(card)
      const known = cards.get(key)
      if (known || waiting >= MAX_WAITING) return known ?? null
      const drawing = drawNext(card)
      cards.set(key, drawing)
      // A card that failed is drawn anew when it is asked again.
      drawing.catch(() => cards.peek(key) === drawing && cards.delete(key))
      return drawing
    },
  }
}
