import type { DeskRecord } from './directory-desk.ts'
import type { DirectoryKind } from './directory.ts'
import { PHONES, SPECIES } from './limits.ts'

/** Whose value a field has after two records became one: that of the record that stays, or that of the other. */
export type MergeSide = 'kept' | 'other'
export type MergedField = 'name' | 'place' | 'phone_numbers' | 'website' | 'species' | 'description' | 'verified_on'
export type MergedFields = Pick<DeskRecord, MergedField>
export type MergeChoices = { [Field in MergedField]?: MergeSide | undefined }

/** What a record of a directory says besides its photo, in the order of its form. */
export const MERGED_FIELDS: Record<DirectoryKind, readonly MergedField[]> = {
  shelter: ['name', 'place', 'phone_numbers', 'website', 'description', 'verified_on'],
  trainer: ['name', 'place', 'phone_numbers', 'species', 'description', 'verified_on'],
}

/**
 * What the record that stays says after another of the same directory became part of it. Where nobody chose, telephones and species of both
 * are joined, and anything else is its own, or the other's where it says nothing.
 */
export function mergedFields(kept: MergedFields, other: MergedFields, choices: MergeChoices = {}): MergedFields {
  const from = (field: MergedField, saysNothing = false) => ((choices[field] ?? (saysNothing ? 'other' : 'kept')) === 'kept' ? kept : other)
  return {
    name: from('name').name,
    place: from('place').place,
    phone_numbers: choices.phone_numbers ? from('phone_numbers').phone_numbers : joinedPhones(kept.phone_numbers, other.phone_numbers),
    website: from('website', kept.website === null).website,
    species: choices.species ? from('species').species : joined(kept.species, other.species, (name) => name.toLowerCase()).slice(0, SPECIES),
    description: from('description', kept.description === '').description,
    verified_on: from('verified_on', kept.verified_on === null).verified_on,
  }
}

/** Whether people see a record, and it is no example: only such may be one with another. */
export function isMergeable({ status, is_example }: Pick<DeskRecord, 'status' | 'is_example'>): boolean {
  return status === 'approved' && !is_example
}

/** Fields in which two records of one directory differ. */
export function differingFields(one: DeskRecord, other: DeskRecord): MergedField[] {
  return MERGED_FIELDS[one.kind].filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
}

/** The numbers of both, each once however it is written, as many as a record may have. */
export function joinedPhones(kept: readonly string[], other: readonly string[]): string[] {
  return joined(kept, other, (phone) => dialled(phone) || phone).slice(0, PHONES)
}

/** Digits as they are dialled within the country: '+40 722…', '+40 (0)722…' and '0722…' are one number. */
export function dialled(phone: string): string {
  return phone.replaceAll(/\D/g, '').replace(/^(00)?400?(?=\d{9}$)/, '0')
}

function joined(kept: readonly string[], other: readonly string[], sameness: (item: string) => string): string[] {
  const known = new Map<string, string>()
  for (const item of [...kept, ...other]) if (!known.has(sameness(item))) known.set(sameness(item), item)
  return [...known.values()]
}
