import { mayBeMistyped, withinOneEdit } from '#contract/edit-distance.ts'
import { stem, withoutDiacritics } from '../language/romanian.ts'

/** The words of what is searched, folded, in the order of their letters; each knows the numbers of its stems. */
export interface WordForms {
  /** Of a normalised word: as it is spelled, else by its stem. */
  exactly(word: string): readonly number[]
  /** Of the words that begin so. */
  beginning(part: string): readonly number[]
  /** Of the words that are one letter away, or else begin one letter away. */
  nearly(folded: string): readonly number[]
}

/** Numbers stems and remembers which forms have them. */
export function createWordForms() {
  const terms = new Map<string, number>()
  const forms = new Map<string, number[]>()
  const learned = new Map<string, number>()

  function learnAnew(word: string): number {
    const stemmed = stem(word)
    const term = terms.get(stemmed) ?? terms.size
    terms.set(stemmed, term)
    const form = withoutDiacritics(word)
    const known = forms.get(form)
    if (!known) forms.set(form, [term])
    else if (!known.includes(term)) known.push(term)
    learned.set(word, term)
    return term
  }

  return {
    get size() {
      return terms.size
    },
    /** The number of a normalised word's stem. */
    learn: (word: string) => learned.get(word) ?? learnAnew(word),
    finish: (): WordForms => sortedForms(terms, forms),
  }
}

/** Forms and their stems as two lists in step: a third of the memory of the map they were learned in. */
function sortedForms(terms: ReadonlyMap<string, number>, learned: ReadonlyMap<string, readonly number[]>): WordForms {
  const { forms, stems } = inStep(learned)
  const termsAt = (index: number) => [stems[index] ?? []].flat()
  const termsOf = (from: number, to: number) => [...new Set(stems.slice(from, to).flat())]

  return {
    exactly(word) {
      const form = withoutDiacritics(word)
      const index = firstAtLeast(forms, form)
      return forms[index] === form ? termsAt(index) : termOf(terms, stem(word))
    },
    beginning: (part) => termsOf(firstAtLeast(forms, part), firstAtLeast(forms, `${part}\uffff`)),
    nearly(folded) {
      const near = [...forms.keys()].filter((index) => mayBeMistyped(folded, forms[index] ?? ''))
      const whole = near.filter((index) => withinOneEdit(forms[index] ?? '', folded))
      return [...new Set((whole.length > 0 ? whole : near).flatMap(termsAt))]
    },
  }
}

/** Apart, so that the functions of the result do not keep the map. */
function inStep(learned: ReadonlyMap<string, readonly number[]>): { forms: string[]; stems: (number | number[])[] } {
  const forms = [...learned.keys()].sort()
  const stems = forms.map((form) => {
    const [first = 0, ...more] = learned.get(form) ?? []
    return more.length === 0 ? first : [first, ...more]
  })
  return { forms, stems }
}

function termOf(terms: ReadonlyMap<string, number>, stemmed: string): number[] {
  const term = terms.get(stemmed)
  return term === undefined ? [] : [term]
}

/** Where the first word stands that is not before `part` (binary search). */
function firstAtLeast(sorted: readonly string[], part: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < part) low = middle + 1
    else high = middle
  }
  return low
}
