import { stem, withoutDiacritics, words } from '../language/romanian.ts'

/** What stands right before a breed that nobody wants: "nu", "nu vreau un", "să nu fie", "fără", "în afară de", "not a". */
const EXCLUDES =
  /(?:^| )(?:(?:nu|nici|nu chiar|fara|exceptand|in afara de|afara de|not|no|except|anything but|other than|nem|ne|крім|не)|nu (?:ma |ne |imi |mi |as )?(?:vreau|vrem|doresc|dorim|intereseaza|place|plac|fie|iau|lua|suport))(?: (?:un|o|pe|a|an|the|rasa|de|like))*$/u
/** Words before a breed that are looked at. */
const WORDS_BEFORE = 6
/** A shorter word is part of many names. */
const LEAST_LETTERS = 4

/** Tells whether a question names a breed only to rule it out: "ceva liniștit, dar nu bichon". */
export function excludedBreeds(question: string): (name: string) => boolean {
  const tokens = words(question).map(withoutDiacritics)
  const placesOf = breedPlaces(tokens)
  return (name) => {
    const named = placesOf(name)
    return named.length > 0 && named.every((at) => EXCLUDES.test(tokens.slice(Math.max(0, at - WORDS_BEFORE), at).join(' ')))
  }
}

/** Tells whether a question names a breed. */
export function namedBreeds(question: string): (name: string) => boolean {
  const placesOf = breedPlaces(words(question).map(withoutDiacritics))
  return (name) => placesOf(name).length > 0
}

/** Where a breed is named, by the first word of its name, as most people do, with or without diacritics. */
function breedPlaces(folded: readonly string[]): (name: string) => readonly number[] {
  const places = Map.groupBy(folded.keys(), (at) => stem(folded[at] ?? ''))
  return (name) => {
    const [first = ''] = words(name).map(withoutDiacritics)
    return first.length < LEAST_LETTERS ? [] : (places.get(stem(first)) ?? [])
  }
}
