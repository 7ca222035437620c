import type { Db } from '../platform/database/database.ts'
import { command } from './command.ts'
import { printed } from './printable.ts'

/** What operators did, oldest first, one a line of JSON. */
async function actions(db: Db): Promise<string> {
  const rows = await db.selectFrom('operator_actions').selectAll().orderBy('created_at').orderBy('id').execute()
  return rows.map(printed).join('\n')
}

/** The record of what operators did. */
export const actionsCommand = command('actions', {}, ({ db }) => actions(db), 'what operators did, oldest first; nothing in it names a visitor')
