import { foldForSearch } from '#contract/search.ts'

/** What the match reads of a dog. */
export interface MatchedDog {
  name: string
  name_en: string
  aliases: readonly string[]
}

/** Names that contain a breed's name and are another breed's, of dogs or of cats. */
const FALSE_FRIENDS = /american akita|akita american|beagle harrier|biewer york(?:shire)?|york(?:shire)? biewer/g

/**
 * Reads who works with a breed: true for a list of which one item holds one of its names, as whole words, in the plural too
 * ('labradori'); case and diacritics do not matter. Unlike a cat's, the name of a dog may stand in the list of a trainer.
 */
export function dogMatcher({ name, name_en, aliases }: MatchedDog): (items: readonly string[]) => boolean {
  const names = [name, name_en, ...aliases].flatMap((each) => each.split(/[()]/)).map(plain)
  const named = new RegExp(`(?<![a-z])(?:${names.filter(Boolean).join('|')})(?:i|ii|ul|ului|ilor|s)?(?![a-z])`)
  return (items) => items.some((item) => named.test(plain(item).replaceAll(FALSE_FRIENDS, '|')))
}

/** Folded, with one space between words. */
function plain(text: string): string {
  return foldForSearch(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}
