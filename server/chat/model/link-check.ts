import type { CheckedText } from './markers.ts'

/** A link or picture as models write them; lengths are bounded, and no two
 * neighbours take the same character, so that a bad one is neither held back nor searched without end. */
const LINK = /!?\[([^\]\n]{0,300})\]\(\s{0,5}<?([^)\s>]{0,1000})(?:[\s>][^)\n]{0,200})?\)/g
const ADDRESS = /(?:https?:\/\/|www\.)[^\s()[\]]+/g
/** What may become a link or an address with what comes next. */
const BEGUN = /(?:!?\[[^\]\n]{0,300}(?:\](?:\([^)\n]{0,1200})?)?|!|(?<![^\s([])(?:h|w)[^\s()[\]]{0,1000})$/

/**
 * Takes the links out of a model's text that lead elsewhere than to this site or to an address its passages hold: models
 * invent them. The words of a link stay; of an address on its own only `omitted` does.
 */
export function checkLinks(passages: string, omitted: string): CheckedText {
  const isKnown = (address: string) => /^\/(?!\/)/.test(address) || (address !== '' && passages.includes(address.replace(/[.,;:!?]{1,8}$/, '')))
  const checked = (text: string) =>
    text
      .replace(LINK, (link, words: string, address: string) => (isKnown(address) && !link.startsWith('!') ? link : words))
      .replace(ADDRESS, (address) => (isKnown(address) ? address : omitted))
  let held = ''
  return {
    take(piece) {
      const text = held + piece
      held = BEGUN.exec(text)?.[0] ?? ''
      return checked(text.slice(0, text.length - held.length))
    },
    rest: () => checked(held),
  }
}
