import type { Db } from '../platform/database.ts'
import type { Area } from './area.ts'

/** What operators did, oldest first, one a line of JSON. */
export async function actions(db: Db): Promise<string> {
  const rows = await db.selectFrom('operator_actions').selectAll().orderBy('created_at').orderBy('id').execute()
  return rows.map((row) => JSON.stringify(row)).join('\n')
}

/** The record of what operators did. */
export const actionArea: Area = {
  name: 'actions',
  help: `                                      (what operators did, oldest first; nothing in it names a visitor)`,
  options: [],
  commands: { '': ({ db }) => actions(db) },
}
