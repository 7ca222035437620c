import { z } from 'zod'
import type { ImportMade, ImportsPage, ImportsQuery } from '#contract/directory-import.ts'
import { directoryKind, type DirectoryKind } from '#contract/directory.ts'
import { STAFF_PAGE_SIZE } from '#contract/limits.ts'
import type { Actor } from '../operators/audit.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Undone } from './directory-rows.ts'
import { lastImport, undoImport } from './import.ts'

const IMPORT = 'directories.import'
const UNDO = 'directories.undo-import'
const counted = z.int().default(0)
const sums = z.object({ kind: directoryKind, added: counted, changed: counted, removed: counted, restored: counted, left: counted })

/** One page of the imports of both directories and of those taken back, newest first. */
export async function importsMade(db: Db, { after }: ImportsQuery): Promise<ImportsPage> {
  let query = db.selectFrom('operator_actions').select(['id', 'action', 'operator', 'details', 'created_at']).where('action', 'in', [IMPORT, UNDO])
  const [at, id] = after?.split(' ') ?? []
  if (at !== undefined && id !== undefined) query = query.where('created_at', '<=', at).where((row) => row.or([row('created_at', '<', at), row('id', '<', id)]))
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(STAFF_PAGE_SIZE + 1)
    .execute()
  const last = { shelter: await lastImport(db, 'shelter'), trainer: await lastImport(db, 'trainer') }
  const shown = rows.slice(0, STAFF_PAGE_SIZE)
  const end = rows.length > STAFF_PAGE_SIZE ? shown.at(-1) : undefined
  return { imports: shown.map((row) => madeOf(row, last)), next: end ? `${end.created_at} ${end.id}` : null }
}

/** Takes an import back, if it is the last of its directory. @throws Refusal operator.not_undoable */
export async function undoThisImport(db: Db, by: Actor, id: string): Promise<Undone> {
  const row = await db.selectFrom('operator_actions').select(['details', 'created_at']).where('id', '=', id).where('action', '=', IMPORT).executeTakeFirst()
  const kind = row && sums.parse(JSON.parse(row.details)).kind
  if (!kind || (await lastImport(db, kind)) !== row.created_at) throw new Refusal('operator.not_undoable')
  return undoImport(db, by, kind)
}

type ImportAction = Record<'id' | 'action' | 'operator' | 'details' | 'created_at', string>

function madeOf({ id, action, operator, details, created_at }: ImportAction, last: Record<DirectoryKind, string | null>): ImportMade {
  const { kind, added, changed, removed, restored, left } = sums.parse(JSON.parse(details))
  const undoes = action === UNDO
  const what = { undoes, added: undoes ? removed : added, changed: undoes ? restored : changed, left, undoable: !undoes && last[kind] === created_at }
  return { id, kind, operator, created_at, ...what }
}
