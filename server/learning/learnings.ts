import { sql } from 'kysely'
import { z } from 'zod'
import { figureShown, type FigureShown, type LearningPage, type LearningShown } from '#contract/learning.ts'
import { recordAction, type Actor } from '../operators/audit.ts'
import { locked, type Db } from '../platform/database/database.ts'
import { endLease, takeLease } from '../platform/database/lease.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import type { LearningsTable } from './tables.ts'

/*
 * The process that learns holds a lease for the whole site, and says by a heartbeat that it lives. Without one for a minute
 * it is taken for ended, and another learning may begin.
 */
const LEASE = 'learning'
/** Longer than any learning lasts (TEACHING_BOUNDS): whoever finds one without a heartbeat ends the lease before. */
const LEASE_MS = 65 * 60_000
const SILENT_MS = 60_000
const GOING_ON = ['waiting', 'learning', 'measuring'] as const
/** As many are told of, and kept. */
const SHOWN = 10
const KEPT = 100

const figures = z.array(figureShown)

/** Begins a learning. @returns its id @throws Refusal learning.running */
export function beginLearning(db: Db, by: Actor, own: string, now = new Date()): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await endSilent(tx, now)
    if (!(await takeLease(tx, LEASE, LEASE_MS, now))) throw new Refusal('learning.running')
    const at = now.toISOString()
    const row = { id: newId(), state: 'waiting' as const, own, labelled: 0, left_out: 0, figures: '[]', started_at: at, alive_at: at }
    await tx.insertInto('learnings').values(row).execute()
    await tx
      .deleteFrom('learnings')
      .where('file', 'is', null)
      .where('id', 'in', (all) => all.selectFrom('learnings').select('id').orderBy('started_at', 'desc').limit(1_000).offset(KEPT))
      .execute()
    await recordAction(tx, by, 'learning.start', { details: { learning: row.id } }, now)
    return row.id
  })
}

/** Says of those whose process died that they were cut. */
async function endSilent(tx: Db, now: Date): Promise<void> {
  const ended = await tx
    .updateTable('learnings')
    .set({ state: 'failed', cause: 'cut', ended_at: now.toISOString() })
    .where('state', 'in', GOING_ON)
    .where('alive_at', '<=', new Date(now.getTime() - SILENT_MS).toISOString())
    .returning('id')
    .execute()
  if (ended.length > 0) await endLease(tx, LEASE, now)
}

/** A sign of life, and how far it is. @returns false when it was taken for ended meanwhile */
export async function goesOn(db: Db, id: string, state: (typeof GOING_ON)[number], now = new Date()): Promise<boolean> {
  const row = await db
    .updateTable('learnings')
    .set({ state, alive_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', 'in', GOING_ON)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends one, and lets another begin; nothing when it was taken for ended meanwhile. @returns whether it was not */
async function end(tx: Db, id: string, outcome: Partial<LearningsTable>, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('learnings')
    .set({ ...outcome, ended_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', 'in', GOING_ON)
    .returning('id')
    .executeTakeFirst()
  if (row) await endLease(tx, LEASE, now)
  return row !== undefined
}

/** Notes that nothing was learned, and why. */
export function failLearning(db: Db, by: Actor, id: string, cause: NonNullable<LearningShown['cause']>, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (await end(tx, id, { state: 'failed', cause }, now)) await recordAction(tx, by, 'learning.fail', { details: { learning: id, cause } }, now)
  })
}

/** What one learned, beside the figures. */
export interface Settlement extends Pick<LearningShown, 'labelled' | 'left_out'> {
  figures: FigureShown[]
  /** SHA-256 of what was learned, when it is kept to be used. */
  file: string | null
}

/** Notes what was learned: it is used from now on when its file is kept, and put aside otherwise. */
export function settleLearning(db: Db, by: Actor, id: string, { figures: measured, file, ...counts }: Settlement, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const isLive = file !== null
    const before = isLive ? await liveRow(tx) : undefined
    if (before) await tx.updateTable('learnings').set({ verdict: 'replaced' }).where('id', '=', before.id).execute()
    const outcome = { ...counts, state: 'done' as const, file, previous: before?.id ?? null, figures: JSON.stringify(measured) }
    if (!(await end(tx, id, { ...outcome, verdict: isLive ? 'live' : 'aside' }, now))) throw new Error('the learning was taken for ended')
    const worse = measured.flatMap((figure) => (figure.worse ? [figure.name] : [])).join(' ')
    await recordAction(tx, by, isLive ? 'learning.live' : 'learning.aside', { details: { learning: id, ...counts, ...(!isLive && { worse }) } }, now)
  })
}

function liveRow(tx: Db): Promise<Pick<LearningsTable, 'id' | 'own' | 'previous'> | undefined> {
  return locked(tx.selectFrom('learnings').select(['id', 'own', 'previous']).where('verdict', '=', 'live'), tx).executeTakeFirst()
}

/** Takes what was learned back: what was used before it is used again. @throws Refusal learning.not_live, learning.running */
export function undoLearning(db: Db, by: Actor, id: string, own: string, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const live = await liveRow(tx)
    if (live?.id !== id || live.own !== own) throw new Refusal('learning.not_live')
    await endSilent(tx, now)
    // It is measured against what is used now.
    const running = await tx.selectFrom('learnings').select('id').where('state', 'in', GOING_ON).executeTakeFirst()
    if (running) throw new Refusal('learning.running')
    await tx.updateTable('learnings').set({ verdict: 'undone' }).where('id', '=', id).execute()
    if (live.previous !== null)
      await tx.updateTable('learnings').set({ verdict: 'live' }).where('id', '=', live.previous).where('own', '=', own).where('file', 'is not', null).execute()
    await recordAction(tx, by, 'learning.undo', { details: { learning: id } }, now)
  })
}

/** Forgets the files that neither is used nor would be after a step back. @returns of which learnings they were */
export async function forgetFiles(db: Db): Promise<string[]> {
  const live = await liveRow(db)
  const kept = [live?.id, live?.previous].filter((id) => typeof id === 'string')
  const old = db
    .updateTable('learnings')
    .set({ file: null })
    .where('file', 'is not', null)
    .where('id', 'not in', kept.length > 0 ? kept : [''])
  return (await old.returning('id').execute()).map(({ id }) => id)
}

interface Here {
  /** SHA-256 of the weights that came with this version of the site. */
  own: string
  damaged: boolean
  ready: boolean
}

/** What the screen of learning shows. */
export async function learningShown(db: Db, { own, damaged, ready }: Here, now = new Date()): Promise<LearningPage> {
  const rows = await db.selectFrom('learnings').selectAll().orderBy('started_at', 'desc').orderBy('id').limit(SHOWN).execute()
  const live = await db.selectFrom('learnings').select(['own', 'started_at']).where('verdict', '=', 'live').executeTakeFirst()
  const isUsed = live !== undefined && live.own === own
  const brain = live === undefined ? 'own' : !isUsed ? 'outdated' : damaged ? 'damaged' : 'learned'
  const labelled = await countLabelled(db, null)
  return { ready, labelled, fresh: isUsed ? await countLabelled(db, live.started_at) : labelled, brain, learnings: rows.map((row) => shownRow(row, now)) }
}

function shownRow(row: LearningsTable, now: Date): LearningShown {
  const { id, verdict, labelled, left_out, started_at } = row
  const isCut = row.ended_at === null && now.getTime() - Date.parse(row.alive_at) >= SILENT_MS
  const how = isCut
    ? { state: 'failed' as const, cause: 'cut' as const, ended_at: row.alive_at }
    : { state: row.state, cause: row.cause, ended_at: row.ended_at }
  return { id, verdict, labelled, left_out, started_at, figures: figures.parse(JSON.parse(row.figures)), ...how }
}

/** How many questions editors have labelled, since an instant or at all. */
async function countLabelled(db: Db, since: string | null): Promise<number> {
  const lines = sql<number | string>`coalesce(sum(length(lines) - length(replace(lines, ${'\n'}, '')) + 1), 0)`
  const all = db.selectFrom('question_decisions').select(lines.as('lines')).where('page', 'is not', null)
  const row = await (since === null ? all : all.where('decided_at', '>', since)).executeTakeFirstOrThrow()
  return Number(row.lines)
}
