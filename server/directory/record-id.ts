import { z } from 'zod'

const POSTGRES_INTEGER_MAX = 2_147_483_647

/** The path of one record. */
export const recordPath = z.object({ id: z.string().max(64) })

/** The id in a path, or null for one that no record can have: that is an unknown record, not a malformed request. */
export function recordId(text: string): number | null {
  const id = Number(text)
  return Number.isInteger(id) && id >= 1 && id <= POSTGRES_INTEGER_MAX ? id : null
}
