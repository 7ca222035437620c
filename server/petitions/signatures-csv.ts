import type { Db } from '../platform/database/database.ts'
import { BYTE_ORDER_MARK, csvField } from '../platform/files/csv-field.ts'

const COLUMNS = ['full_name', 'email', 'phone_number', 'created_at', 'verified_at'] as const
const PAGE = 1_000

/** The signatures of a petition as CSV (RFC 4180), in pieces, so that any number of them fits into memory. */
export async function* signaturesCsv(db: Db, petitionId: number): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${COLUMNS.join(',')}\r\n`
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('signatures')
      .select([...COLUMNS, 'email_key'])
      .where('petition_id', '=', petitionId)
      .where('email_key', '>', last)
      .orderBy('email_key')
      .limit(PAGE)
      .execute()
    for (const row of rows) yield `${COLUMNS.map((column) => csvField(row[column])).join(',')}\r\n`
    const end = rows.at(-1)
    if (!end || rows.length < PAGE) return
    last = end.email_key
  }
}
