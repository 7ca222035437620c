import { z } from 'zod'
import type { HistoryPage, HistoryQuery, RecordChange } from '#contract/directory-desk.ts'
import type { DirectoryKind } from '#contract/directory.ts'
import { STAFF_PAGE_SIZE } from '#contract/limits.ts'
import type { Db } from '../platform/database/database.ts'
import { publicFields } from './change-records.ts'
import { deskRow } from './desk-records.ts'
import { changedFields, isUndoable, keptChange, type KeptFields } from './edit-record.ts'
import { recordKey, type RecordName } from './record-key.ts'
import { keptPhotos } from './record-photos.ts'

const told = z.object({ reason: z.string().optional(), other: z.int().optional() })

/** One page of what operators did with a record, newest first. @throws Refusal shelter.not_found, trainer.not_found */
export async function recordHistory(db: Db, name: RecordName, { after }: HistoryQuery): Promise<HistoryPage> {
  const standing = { kind: name.kind, present: publicFields(await deskRow(db, name)), photos: await keptPhotos(db, name) }
  let query = db.selectFrom('operator_actions').selectAll().where('record', '=', recordKey(name))
  const [at, id] = after?.split(' ') ?? []
  if (at !== undefined && id !== undefined) query = query.where('created_at', '<=', at).where((row) => row.or([row('created_at', '<', at), row('id', '<', id)]))
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(STAFF_PAGE_SIZE + 1)
    .execute()
  const shown = rows.slice(0, STAFF_PAGE_SIZE)
  const last = rows.length > STAFF_PAGE_SIZE ? shown.at(-1) : undefined
  return { changes: shown.map((row) => changeOf(row, standing)), next: last ? `${last.created_at} ${last.id}` : null }
}

/** What a record says now, and which of its photos are still there. */
interface Standing {
  kind: DirectoryKind
  present: KeptFields
  photos: ReadonlySet<string>
}

interface Line {
  id: string
  action: string
  operator: string
  details: string
  before: string | null
  after: string | null
  created_at: string
}

function changeOf({ id, action, operator, details, created_at, ...line }: Line, { kind, present, photos }: Standing): RecordChange {
  const change = keptChange(line)
  const changed = change ? changedFields(change.before, change.after) : []
  const { reason = null, other } = told.parse(JSON.parse(details))
  return {
    id,
    action,
    operator,
    reason,
    other: other === undefined ? null : recordKey({ kind, id: other }),
    created_at,
    changed: change ? changed.map((field) => ({ field, before: words(change.before[field]), after: words(change.after[field]) })) : [],
    undoable: change !== null && isUndoable(change, present, photos),
  }
}

function words(value: KeptFields[keyof KeptFields]): string {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' ? value : (value?.alt ?? '')
}
