import type { CheckedText } from './markers.ts'

/** A link or picture as models write them; lengths are bounded and no two neighbours take the same character, so that no text makes it backtrack. */
const LINK = /!?\[([^[\]\n]{0,300})\]\(\s{0,5}<?([^)\s>]{0,1000})(?:[\s>][^)\n]{0,200})?\)/g
/** `<scheme:…>` and `<somebody@…>`, which become links without a word. */
const AUTOLINK = /<([^\s<>]{0,1000}[:@][^\s<>]{0,1000})>/g
const ADDRESS = /(?:https?:\/\/|www\.)[^\s()[\]]+/gi
/** What a reader of Markdown could take for another address, or for words that hold a link of their own. */
const AMBIGUOUS = /[\\<>()"'`*!]|&#?\w{1,40};/
/** An end of the text that the next piece may turn into a link or an address. */
const BEGUN = /(?:!?\[[^[\]\n]{0,300}(?:\](?:\([^)\n]{0,1200})?)?|<[^\s<>]{0,1000}|!|(?<![^\s([])(?:h|w)[^\s()[\]]{0,1000})$/i

/**
 * Takes the links out of a model's text that lead elsewhere than to this site or to an address its passages hold: models
 * invent them, and what they read can make them. What no plain link is loses the one sign that every link of Markdown
 * needs (`](`, `]:` or `<`), so nothing depends on what stands before or behind it, or on where the text is cut. The
 * words of a link stay; of an address on its own only `omitted` does.
 */
export function checkLinks(passages: string, omitted: string): CheckedText {
  const stated = new Set(Array.from(passages.matchAll(ADDRESS), ([address]) => ended(address)))
  const isKnown = (address: string) => !AMBIGUOUS.test(address) && (/^\/(?!\/)/.test(address) || stated.has(ended(address)))
  let held = ''
  let last = ''

  function checked(text: string): string {
    const links: string[] = []
    const keep = (link: string) => `\u0000${links.push(link) - 1}\u0000`
    const safe = text
      .replaceAll('\u0000', '')
      .replace(LINK, (link, words: string, address: string) =>
        isKnown(address) && !AMBIGUOUS.test(words) && !link.startsWith('!') ? keep(`[${words}](${address})`) : words,
      )
      .replace(AUTOLINK, (_, address: string) => (stated.has(address) ? keep(`<${address}>`) : address))
      .replace(ADDRESS, (address) => (isKnown(address) ? address : omitted))
      .replaceAll(/<(?=\S)/g, '&lt;')
    const unlinked = (last + safe).replaceAll(/\](?=[(:])/g, ']\\').slice(last.length)
    last = unlinked.slice(-1) || last
    // Every second piece is the number of a link that was kept.
    return unlinked
      .split('\u0000')
      .map((piece, at) => (at % 2 === 1 ? (links[Number(piece)] ?? '') : piece))
      .join('')
  }

  return {
    take(piece) {
      const text = held + piece
      held = BEGUN.exec(text)?.[0] ?? ''
      return checked(text.slice(0, text.length - held.length))
    },
    rest: () => checked(held),
  }
}

function ended(address: string): string {
  return address.replace(/[.,;:!?]{1,8}$/, '')
}
