/** The class of messages that tell of no emergency. */
export const CALM = 'calm'
/** Letters of a word that count: what follows is mostly an ending. */
const LETTERS = 6
/** Words of a message that are read. */
const MAX_WORDS = 300

/** Which words speak for which urgent card, and against; scripts/card-words.ts learns it. */
export interface CardWords {
  /** Ids of cards; the first is CALM. */
  cards: readonly string[]
  biases: readonly number[]
  words: readonly { word: string; rarity: number; weights: readonly (readonly [card: number, weight: number])[] }[]
}

/** The words of a message: folded, because most people type without diacritics, and cut, because words have many endings. */
export function foldedWords(text: string): Set<string> {
  const folded = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return new Set((folded.match(/\p{L}+/gu) ?? []).slice(0, MAX_WORDS).map((word) => word.slice(0, LETTERS)))
}

/** The table as a text: the cards, their biases in hundredths, then a line for each word, with its rarity in tenths and weights in halves, each behind its card in base 36. */
export function tableText({ cards, biases, words }: CardWords): string {
  const lines = words.map(
    ({ word, rarity, weights }) =>
      `${word} ${Math.round(rarity * 10)} ${weights.map(([card, weight]) => `${card.toString(36)}:${Math.round(weight * 2)}`).join(' ')}`,
  )
  return `${[cards.join(' '), biases.map((bias) => Math.round(bias * 100)).join(' '), ...lines].join('\n')}\n`
}

/** Reads what `tableText` wrote. */
export function readTable(text: string): CardWords {
  const [cards = '', biases = '', ...lines] = text.trimEnd().split('\n')
  const words = lines.map((line) => {
    const [word = '', rarity = '', ...weights] = line.split(' ')
    return { word, rarity: Number(rarity) / 10, weights: weights.map(readWeight) }
  })
  return { cards: cards.split(' '), biases: biases.split(' ').map((bias) => Number(bias) / 100), words }
}

function readWeight(text: string): [number, number] {
  const [card = '', weight = ''] = text.split(':')
  return [Number.parseInt(card, 36), Number(weight) / 2]
}
