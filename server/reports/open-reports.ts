import { sql } from 'kysely'
import type { RecordLine } from '#contract/directory-desk.ts'
import { DAY_MS, STAFF_PAGE_SIZE } from '#contract/limits.ts'
import type { NotesPage, NotesQuery, ReportLine, ReportShown, ReportsPage, ReportsQuery } from '#contract/reports-desk.ts'
import { reportReason } from '#contract/reports.ts'
import { deskRecordOf, deskRowsOf } from '../directory/desk-records.ts'
import { recordKey, recordOfKey } from '../directory/record-key.ts'
import { notesWithReply } from '../directory/suggestion-replies.ts'
import type { CorrectionsTable } from '../directory/tables.ts'
import { refuseDecided } from '../operators/decided.ts'
import type { Db } from '../platform/database/database.ts'
import { recordId } from '../platform/record-id.ts'
import { findShare, titleOf } from '../shared-answers/shared-answers.ts'
import { lettersToSend } from './letters.ts'
import type { ReportsTable } from './tables.ts'

/** The law says without delay (Regulation (EU) 2022/2065, art. 16 par. 6); later than this the monitor calls it too late (docs/operate.md). */
export const DUE_MS = 3 * DAY_MS

/** A notice of a visitor, about a page of the site or a record of a directory. */
export type Report = Pick<ReportsTable, 'id' | 'target_id' | 'what' | 'email' | 'created_at'> & {
  kind: ReportsTable['kind'] | CorrectionsTable['kind']
  reason: string
}

const SHARED = ['id', 'kind', 'what', 'created_at'] as const
const NOTICE = [...SHARED, 'target_id', 'reason', 'email'] as const
const NOTE = [...SHARED, 'record_id'] as const

/** Every notice nobody has decided about, oldest first. */
export async function openReports(db: Db): Promise<Report[]> {
  const notices = await db.selectFrom('reports').select(NOTICE).where('state', '=', 'open').execute()
  const corrections = await db.selectFrom('directory_reports').select(NOTE).execute()
  return [...notices, ...corrections.map(reportOf)].toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1))
}

/** @throws Refusal operator.decided, operator.notice_not_found */
export async function openReport(db: Db, id: string): Promise<Report> {
  const notice = await db.selectFrom('reports').select(NOTICE).where('id', '=', id).where('state', '=', 'open').executeTakeFirst()
  if (notice) return notice
  const note = await db.selectFrom('directory_reports').select(NOTE).where('id', '=', id).executeTakeFirst()
  return note ? reportOf(note) : refuseDecided(db, id)
}

function reportOf({ record_id, ...row }: Pick<CorrectionsTable, (typeof NOTE)[number]>): Report {
  return { ...row, target_id: String(record_id), reason: 'wrong', email: null }
}

/** One page of the notices about pages of the site, and the letters that wait to be sent by hand. */
export async function reportsPage(db: Db, { after }: ReportsQuery): Promise<ReportsPage> {
  const open = db.selectFrom('reports').where('state', '=', 'open')
  const rows = await open
    .select(NOTICE)
    .where(behind(after))
    .orderBy('created_at')
    .orderBy('id')
    .limit(STAFF_PAGE_SIZE + 1)
    .execute()
  const { waiting } = await open.select(({ fn }) => fn.countAll<number | string>().as('waiting')).executeTakeFirstOrThrow()
  const { shown, next } = pageOf(rows)
  return { reports: shown.map(lineOf), waiting: Number(waiting), next, letters: await lettersToSend(db) }
}

/** One notice with what it is about. @throws Refusal operator.decided, operator.notice_not_found also for a note about a record */
export async function reportShown(db: Db, id: string, now = new Date()): Promise<ReportShown> {
  const notice = await db.selectFrom('reports').select(NOTICE).where('id', '=', id).where('state', '=', 'open').executeTakeFirst()
  if (!notice) return refuseDecided(db, id)
  return { report: lineOf(notice), target: await reportedPage(db, notice.kind, notice.target_id, now), wants_answer: notice.email !== null }
}

/** What a notice is about, as whoever decides needs to see it, and where it stands; null when it is no longer published. */
async function reportedPage(db: Db, kind: ReportsTable['kind'], target: string, now: Date): Promise<ReportShown['target']> {
  if (kind === 'set') {
    const sets = db.selectFrom('complaint_sets').select(['title', 'description as text'])
    return at(`/media/${target}`, await sets.where('media_id', '=', target).where('expires_at', '>', now.toISOString()).executeTakeFirst())
  }
  if (kind === 'answer') {
    const share = await findShare(db, target, now)
    return at(`/raspuns/${target}`, share && { title: titleOf(share), text: share.answer })
  }
  const id = recordId(target) ?? 0
  if (kind === 'petition') {
    const petitions = db.selectFrom('petitions').select(['title', 'description as text'])
    return at(`/petitions?id=${id}`, await petitions.where('id', '=', id).where('is_active', '=', 1).executeTakeFirst())
  }
  const articles = db.selectFrom('blog_posts').select(['title', 'short_description as text'])
  return at(`/blog/${id}`, await articles.where('id', '=', id).executeTakeFirst())
}

function at(path: string, page: { title: string; text: string } | undefined): ReportShown['target'] {
  return page ? { ...page, path } : null
}

/** One page of what visitors say is wrong with records. */
export async function notesPage(db: Db, { after, record }: NotesQuery): Promise<NotesPage> {
  const name = record === undefined ? null : recordOfKey(record)
  let open = db.selectFrom('directory_reports')
  if (name) open = open.where('kind', '=', name.kind).where('record_id', '=', name.id)
  const rows = await open
    .select(NOTE)
    .where(behind(after))
    .orderBy('created_at')
    .orderBy('id')
    .limit(STAFF_PAGE_SIZE + 1)
    .execute()
  const { waiting } = await open.select(({ fn }) => fn.countAll<number | string>().as('waiting')).executeTakeFirstOrThrow()
  const { shown, next } = pageOf(rows)
  const records = await linesOf(db, shown)
  const asked = await notesWithReply(
    db,
    shown.map(({ id }) => id),
  )
  const notes = shown.map(({ kind, record_id, ...note }) => ({ ...note, wants_reply: asked.has(note.id), record: records.get(`${kind}-${record_id}`) ?? null }))
  return { notes, waiting: Number(waiting), next }
}

async function linesOf(db: Db, notes: readonly Pick<CorrectionsTable, 'kind' | 'record_id'>[]): Promise<Map<string, RecordLine>> {
  const lines = new Map<string, RecordLine>()
  for (const kind of ['shelter', 'trainer'] as const) {
    const ids = notes.flatMap((note) => (note.kind === kind ? [note.record_id] : []))
    if (ids.length === 0) continue
    const rows = await deskRowsOf(db, kind).selectAll().where('id', 'in', ids).execute()
    for (const row of rows) lines.set(recordKey(row), deskRecordOf(row))
  }
  return lines
}

function behind(after: string | undefined) {
  const [at = '', id = ''] = after?.split(' ') ?? []
  return sql<boolean>`(created_at > ${at} or (created_at = ${at} and id > ${id}))`
}

function pageOf<Row extends { created_at: string; id: string }>(rows: readonly Row[]): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, STAFF_PAGE_SIZE)
  const last = rows.length > STAFF_PAGE_SIZE ? shown.at(-1) : undefined
  return { shown, next: last ? `${last.created_at} ${last.id}` : null }
}

function lineOf({ id, kind, reason, what, created_at }: Pick<ReportsTable, (typeof NOTICE)[number]>): ReportLine {
  const due_at = new Date(Date.parse(created_at) + DUE_MS).toISOString()
  return { id, kind, reason: reportReason.parse(reason), what, created_at, due_at }
}
