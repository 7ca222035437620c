import { withoutDiacritics, stem } from '../../language/romanian.ts'
import { deletions, withinOneEdit } from '#contract/edit-distance.ts'

/** Shorter words have too many neighbours for a typo to be told from another word. */
const SHORTEST_CORRECTED = 4
/** A shorter word is corrected only to words with the same first letter: "torc" is not "porc". */
const SURE_FIRST_LETTER = 6

/** How a word of a question was found among the words of the content. */
export interface Lookup {
  /** Numbers of its stems; a word typed without diacritics may stand for two. */
  terms: number[]
  corrected: boolean
}

/** The words of the content: every stem has a number, and every folded form knows its stems. */
export interface Vocabulary {
  readonly size: number
  /** The number of a word's stem, given anew when the content first uses it. */
  learn(word: string): number
  /** Finds a word as typed: by form, by stem, then with one letter put right. */
  find(word: string): Lookup
  /** The number of a stem, when the content has it. */
  termOf(stemmed: string): number | undefined
}

/** An empty vocabulary. */
export function createVocabulary(): Vocabulary {
  const terms = new Map<string, number>()
  const forms = new Map<string, Set<number>>()
  const neighbours = new Map<string, string[]>()

  function learn(word: string): number {
    const stemmed = stem(word)
    const term = terms.get(stemmed) ?? terms.size
    terms.set(stemmed, term)
    const form = withoutDiacritics(word)
    const stems = forms.get(form)
    if (stems) stems.add(term)
    else {
      forms.set(form, new Set([term]))
      addNeighbour(form, neighbours)
    }
    return term
  }

  function find(word: string): Lookup {
    const form = withoutDiacritics(word)
    const known = forms.get(form)
    if (known) return { terms: [...known], corrected: false }
    const term = terms.get(stem(word))
    if (term !== undefined) return { terms: [term], corrected: false }
    if (form.length < SHORTEST_CORRECTED) return { terms: [], corrected: false }
    const corrected = new Set<number>()
    for (const nearby of nearForms(form, neighbours)) for (const found of forms.get(nearby) ?? []) corrected.add(found)
    return { terms: [...corrected], corrected: true }
  }

  return {
    get size() {
      return terms.size
    },
    learn,
    find,
    termOf: (stemmed) => terms.get(stemmed),
  }
}

/** Keeps a form under itself and under each of its one-letter deletions, so that neighbours are found without a scan. */
function addNeighbour(form: string, neighbours: Map<string, string[]>): void {
  if (form.length < SHORTEST_CORRECTED || /\d/.test(form)) return
  for (const left of deletions(form)) {
    const list = neighbours.get(left)
    if (list) list.push(form)
    else neighbours.set(left, [form])
  }
}

function nearForms(form: string, neighbours: Map<string, string[]>): Set<string> {
  const near = new Set<string>()
  if (/\d/.test(form)) return near
  for (const left of deletions(form)) {
    for (const candidate of neighbours.get(left) ?? []) if (mayBe(form, candidate)) near.add(candidate)
  }
  return near
}

function mayBe(form: string, candidate: string): boolean {
  return (form.length >= SURE_FIRST_LETTER || form[0] === candidate[0]) && withinOneEdit(form, candidate)
}
