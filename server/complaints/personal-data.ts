import { countRows } from '../platform/database/count-rows.ts'
import { jsonList, type PersonalData } from '../platform/personal-data.ts'
import { everyOwnSet } from './sets.ts'

/** An account's sets of evidence; they go with it. */
export const complaintData: PersonalData = {
  export: {
    complaints: (db, { id }) => jsonList(asJson(everyOwnSet(db, id))),
  },
  count: {
    complaints: (db, userId) => countRows(db.selectFrom('complaint_sets').where('user_id', '=', userId)),
  },
}

async function* asJson(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const row of rows) yield JSON.stringify(row)
}
