import { recordId } from '../platform/record-id.ts'
import { Refusal } from '../platform/refusal.ts'

/** The petition an address names. @throws Refusal petition.not_found for what can be no id */
export function petitionId(text: string): number {
  const id = recordId(text)
  if (id === null) throw new Refusal('petition.not_found')
  return id
}
