import { withoutDiacritics, stem } from '../../language/romanian.ts'
import { createNearForms } from './near-forms.ts'

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
  /** Everything it has learned. */
  learned(): LearnedWords
}

/** What a vocabulary has learned, as lists. */
export interface LearnedWords {
  /** Stems in the order of their numbers. */
  terms: string[]
  /** Folded forms, each with so many of the numbers in `stems`. */
  forms: string[]
  counts: Uint8Array
  stems: Uint32Array
  /** What finds forms one letter away. */
  near: Float64Array
}

/** The stems of a form: nearly always one, so that a list for each would weigh more than the forms do. */
type Stems = number | readonly number[]

/** A vocabulary that has learned so much; an empty one without. */
export function createVocabulary(known?: LearnedWords): Vocabulary {
  const terms = new Map<string, number>(known?.terms.map((term, number) => [term, number]))
  const forms = new Map<string, Stems>(known && formsOf(known))
  const nearForms = createNearForms(known?.forms, known?.near)

  function learn(word: string): number {
    const stemmed = stem(word)
    const term = terms.get(stemmed) ?? terms.size
    terms.set(stemmed, term)
    const form = withoutDiacritics(word)
    const stems = forms.get(form)
    if (stems === undefined) nearForms.add(form)
    forms.set(form, stems === undefined ? term : withStem(stems, term))
    return term
  }

  function find(word: string): Lookup {
    const form = withoutDiacritics(word)
    const known = forms.get(form)
    if (known !== undefined) return { terms: listOf(known), corrected: false }
    const term = terms.get(stem(word))
    if (term !== undefined) return { terms: [term], corrected: false }
    const corrected = new Set(nearForms.near(form).flatMap((near) => listOf(forms.get(near) ?? [])))
    return { terms: [...corrected], corrected: corrected.size > 0 }
  }

  return {
    get size() {
      return terms.size
    },
    learn,
    find,
    termOf: (stemmed) => terms.get(stemmed),
    learned: () => ({
      terms: [...terms.keys()],
      forms: [...forms.keys()],
      counts: Uint8Array.from(forms.values(), (stems) => listOf(stems).length),
      stems: Uint32Array.from([...forms.values()].flatMap(listOf)),
      near: nearForms.sorted(),
    }),
  }
}

function* formsOf({ forms, counts, stems }: LearnedWords): Generator<[string, Stems]> {
  let at = 0
  for (const [number, form] of forms.entries()) {
    const end = at + (counts[number] ?? 0)
    const [first = 0, ...more] = stems.subarray(at, end)
    yield [form, more.length === 0 ? first : [first, ...more]]
    at = end
  }
}

function listOf(stems: Stems): number[] {
  return typeof stems === 'number' ? [stems] : [...stems]
}

function withStem(stems: Stems, term: number): Stems {
  const list = listOf(stems)
  return list.includes(term) ? stems : [...list, term]
}
