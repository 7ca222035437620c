import type { DeskRecord } from '#contract/directory-desk.ts'
import { differingFields, mergedFields, type MergeChoices, type MergedField, type MergeSide } from '#contract/merged-record.ts'

/** Two listed records side by side: the one whose page was open, and the one that is the same. */
export interface Pair {
  here: DeskRecord
  there: DeskRecord
}

/** Whose words a field gets: those of one of the two, whichever of them stays, or of lists both. */
export type Chosen = keyof Pair | 'both'
export type Chosens = { [Field in MergedField]?: Chosen | undefined }

/** A field in which the two differ, with what may become of it. */
export interface FieldChoice {
  field: MergedField
  chosen: Chosen
  options: { from: Chosen; words: string }[]
}

/** Every field in which the two differ; where nobody chose, what becomes of it anyway. */
export function choicesOf(pair: Pair, stays: keyof Pair, chosens: Chosens): FieldChoice[] {
  const other = stays === 'here' ? 'there' : 'here'
  const usual = mergedFields(pair[stays], pair[other])
  return differingFields(pair.here, pair.there).map((field) => {
    const sides = [
      { from: 'here' as const, words: wordsOf(pair.here, field) },
      { from: 'there' as const, words: wordsOf(pair.there, field) },
    ]
    if (field === 'phone_numbers' || field === 'species')
      return { field, chosen: chosens[field] ?? 'both', options: [{ from: 'both', words: wordsOf(usual, field) }, ...sides] }
    const takenOver = wordsOf(usual, field) === wordsOf(pair[stays], field) ? stays : other
    return { field, chosen: chosens[field] ?? takenOver, options: sides }
  })
}

/** The same as the API takes it: what becomes of a field anyway is left out of lists that are joined. */
export function fieldsOf(choices: readonly FieldChoice[], stays: keyof Pair): MergeChoices {
  const side = (from: keyof Pair): MergeSide => (from === stays ? 'kept' : 'other')
  return Object.fromEntries(choices.flatMap(({ field, chosen }) => (chosen === 'both' ? [] : [[field, side(chosen)]])))
}

/** A field in words; '' where the record says nothing. */
export function wordsOf(record: Pick<DeskRecord, MergedField>, field: MergedField): string {
  const value = record[field]
  return Array.isArray(value) ? value.join(', ') : (value ?? '')
}
