import { z } from 'zod'
import { STAFF_PAGE_SIZE } from '#contract/limits.ts'
import type { ActionsPage, ActionsQuery } from '#contract/staff.ts'
import type { Db } from '../platform/database/database.ts'

const details = z.record(z.string(), z.unknown())

/** One page of what operators did, newest first, by who did it and what it was about. */
export async function readActions(db: Db, { after, operator, action }: ActionsQuery): Promise<ActionsPage> {
  let query = db.selectFrom('operator_actions').selectAll()
  if (operator !== undefined) query = query.where('operator', '=', operator)
  if (action !== undefined)
    query = query.where((row) =>
      row.or([row('action', '=', action), row('action', 'like', `${action}.%`), ...(action === 'petitions' ? [row('petition_id', 'is not', null)] : [])]),
    )
  const [at, id] = after?.split(' ') ?? []
  if (at !== undefined && id !== undefined) query = query.where('created_at', '<=', at).where((row) => row.or([row('created_at', '<', at), row('id', '<', id)]))
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(STAFF_PAGE_SIZE + 1)
    .execute()
  const shown = rows.slice(0, STAFF_PAGE_SIZE)
  const last = rows.length > STAFF_PAGE_SIZE ? shown.at(-1) : undefined
  return { actions: shown.map(actionOf), next: last ? `${last.created_at} ${last.id}` : null }
}

function actionOf<Row extends { details: string; before: string | null; after: string | null }>(row: Row) {
  return { ...row, details: details.parse(JSON.parse(row.details)), before: recordOf(row.before), after: recordOf(row.after) }
}

function recordOf(text: string | null): unknown {
  return text === null ? null : JSON.parse(text)
}
