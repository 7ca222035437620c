import { deletions, withinOneEdit } from '#contract/edit-distance.ts'

/** Shorter words have too many neighbours for a typo to be told from another word. */
const SHORTEST_CORRECTED = 4
/** Longer ones are no words: leaving out each letter in turn costs the square of their length. */
const LONGEST_CORRECTED = 40
/** A shorter word is corrected only to words with the same first letter: "torc" is not "porc". */
const SURE_FIRST_LETTER = 6
/** Forms are numbered below this, so that a hash of 32 bits and a number fit into the 53 bits a double counts exactly. */
const MOST_FORMS = 2 ** 21

/** Finds, among the forms it was given, those within one edit of a word. */
export interface NearForms {
  add(form: string): void
  /** The forms that one letter put right makes of this one. */
  near(form: string): string[]
  /** The sorted array. */
  sorted(): Float64Array
}

/**
 * Every form stands under the hash of itself and of each of its one-letter deletions (two words within one edit share at
 * least one of them), so that no search reads all forms. One sorted array of hashes and numbers of forms: an eighth of
 * the memory of a map of lists. It is sorted when something is looked for after forms were added.
 *
 * @param known the forms it has already, in the order in which they were added, with its sorted array
 */
export function createNearForms(known: readonly string[] = [], array: Float64Array = new Float64Array()): NearForms {
  const forms = known.filter(isCorrected).slice(0, MOST_FORMS)
  let sorted = array
  let added: number[] = []

  function sort(): Float64Array {
    if (added.length === 0) return sorted
    const all = new Float64Array(sorted.length + added.length)
    all.set(sorted)
    all.set(added, sorted.length)
    added = []
    return (sorted = all.sort())
  }

  return {
    add(form) {
      if (!isCorrected(form) || forms.length === MOST_FORMS) return
      for (const hash of deletions(form).map(hashOf)) added.push(hash * MOST_FORMS + forms.length)
      forms.push(form)
    },
    near(form) {
      if (!isCorrected(form)) return []
      const all = sort()
      const found = new Set<number>()
      for (const hash of deletions(form).map(hashOf)) {
        for (let at = firstAtLeast(all, hash * MOST_FORMS); (all[at] ?? Infinity) < (hash + 1) * MOST_FORMS; at++) found.add((all[at] ?? 0) % MOST_FORMS)
      }
      return [...found].map((number) => forms[number] ?? '').filter((candidate) => mayBe(form, candidate))
    },
    sorted: sort,
  }
}

function isCorrected(form: string): boolean {
  return form.length >= SHORTEST_CORRECTED && form.length <= LONGEST_CORRECTED && !/\d/.test(form)
}

function mayBe(form: string, candidate: string): boolean {
  return (form.length >= SURE_FIRST_LETTER || form[0] === candidate[0]) && withinOneEdit(form, candidate)
}

/** FNV-1a, 32 bits; two words with one hash cost a comparison, never a wrong answer. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Where the first number stands that is not below `least` (binary search). */
function firstAtLeast(sorted: Float64Array, least: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}
