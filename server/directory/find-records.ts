import type { RecordsPage, RecordsQuery } from '#contract/directory-desk.ts'
import type { DirectoryKind } from '#contract/directory.ts'
import { STAFF_PAGE_SIZE } from '#contract/limits.ts'
import { finder, foldForSearch } from '#contract/search.ts'
import type { Db } from '../platform/database/database.ts'
import { deskRecordOf, deskRowsOf, type DeskRow } from './desk-records.ts'
import { recordKey, recordOfKey } from './record-key.ts'

/** Rows looked at in one go while searching: a batch holds nothing else up. */
const SEARCHED_AT_ONCE = 1_000
const KINDS: readonly DirectoryKind[] = ['shelter', 'trainer']

/** One page of all records that do not wait for a decision: shelters, then trainers, the newest first. A search looks at name, place and telephone. */
export async function findRecords(db: Db, { q = '', kind, hidden, after }: RecordsQuery): Promise<RecordsPage> {
  const isFound = searching(q.trim())
  const from = after === undefined ? null : recordOfKey(after)
  const rows: DeskRow[] = []
  for (const one of KINDS) {
    if ((kind ?? one) !== one || (from && KINDS.indexOf(one) < KINDS.indexOf(from.kind))) continue
    let below = from?.kind === one ? from.id : undefined
    while (rows.length <= STAFF_PAGE_SIZE) {
      const batch = await newest(db, one, { below, hidden: hidden === '1', limit: isFound ? SEARCHED_AT_ONCE : STAFF_PAGE_SIZE + 1 })
      rows.push(...(isFound ? batch.filter(isFound) : batch))
      const last = batch.at(-1)
      if (!last || batch.length <= STAFF_PAGE_SIZE) break
      below = last.id
    }
  }
  const shown = rows.slice(0, STAFF_PAGE_SIZE)
  const last = rows.length > STAFF_PAGE_SIZE ? shown.at(-1) : undefined
  return { records: shown.map(deskRecordOf), next: last ? recordKey(last) : null }
}

/** What matches a search; null for none. Three digits or more are looked for in telephone numbers, however those are spaced. */
function searching(q: string): ((row: DeskRow) => boolean) | null {
  if (q === '') return null
  const digits = digitsOf(q)
  if (digits.length >= 3 && /^[+\d ()./-]+$/.test(q)) return ({ phone_numbers }) => digitsOf(phone_numbers).includes(digits)
  const isFound = finder(q)
  return ({ name, place }) => isFound(foldForSearch(`${name} ${place}`))
}

/** Telephone numbers as people type them begin with 0 or with the country's +40. */
function digitsOf(text: string): string {
  return text.replaceAll(/[^\d,]/g, '').replaceAll(/(^|,)(?:0040|40)(?=[237])/g, (_, before: string) => `${before}0`)
}

function newest(db: Db, kind: DirectoryKind, { below, hidden, limit }: { below: number | undefined; hidden: boolean; limit: number }): Promise<DeskRow[]> {
  let query = deskRowsOf(db, kind).selectAll()
  query = hidden ? query.where('status', '=', 'hidden') : query.where('status', '!=', 'pending')
  if (below !== undefined) query = query.where('id', '<', below)
  return query.orderBy('id', 'desc').limit(limit).execute()
}
