import type { Db } from '../platform/database/database.ts'
import { listCommand } from './listing.ts'

/** What operators did, oldest first. */
function actions(db: Db): Promise<object[]> {
  return db.selectFrom('operator_actions').selectAll().orderBy('created_at').orderBy('id').execute()
}

/** The record of what operators did. */
export const actionsCommand = listCommand('actions', ({ db }) => actions(db), {
  none: 'nothing yet',
  about: 'what operators did, oldest first; nothing in it names a visitor',
  shown: ['created_at', 'operator', 'action', 'petition_id', 'record', 'details'],
})
