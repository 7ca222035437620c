import type { RecordKey } from '#contract/directory-desk.ts'
import type { DirectoryKind } from '#contract/directory.ts'
import { recordId } from '../platform/record-id.ts'
import { Refusal } from '../platform/refusal.ts'

/** Which record of which directory. */
export interface RecordName {
  kind: DirectoryKind
  id: number
}

/** A record's name in addresses of the operators' area. */
export function recordKey({ kind, id }: RecordName): RecordKey {
  return `${kind}-${id}`
}

/** The record of an address. @throws Refusal request.not_found for what names none */
export function recordOfKey(key: string): RecordName {
  const [, kind, number = ''] = /^(shelter|trainer)-(\d+)$/.exec(key) ?? []
  const id = recordId(number)
  if ((kind !== 'shelter' && kind !== 'trainer') || id === null) throw new Refusal('request.not_found')
  return { kind, id }
}
