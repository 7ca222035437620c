import type { Selectable } from 'kysely'
import { z } from 'zod'
import { HOUR_MS } from '#contract/limits.ts'
import type { Notices, NoticesForm, Role } from '#contract/staff.ts'
import { queueMail } from '../../mail/outbox.ts'
import { recordAction } from '../../operators/audit.ts'
import { dayAndHour } from '../../platform/bucharest.ts'
import type { Db } from '../../platform/database/database.ts'
import { takeLease } from '../../platform/database/lease.ts'
import type { WaitedSite, WaitingForOperators } from '../../platform/waiting-for-operators.ts'
import type { SignedInOperator } from '../sessions.ts'
import type { OperatorsTable } from '../tables.ts'

/** What operators are told of, and where it is looked for. */
export interface NoticedSite extends WaitedSite {
  waiting: readonly WaitingForOperators[]
}

/** Shorter than the time between two sweeps: one process looks each time. */
const LEASE_MS = 4 * 60_000
/** The mail of the day goes out from eight o'clock on in Bucharest. */
const MORNING = 8

/** Chooses what an operator is told by mail, in the language they read the area in. */
export function chooseNotices(db: Db, by: SignedInOperator, { notices, language }: NoticesForm, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await tx.selectFrom('operators').select('notices').where('id', '=', by.operatorId).executeTakeFirstOrThrow()
    await tx.updateTable('operators').set({ notices, notices_language: language }).where('id', '=', by.operatorId).execute()
    await recordAction(tx, by, 'operators.notices', { before, after: { notices } }, now)
  })
}

/** What an operator has chosen. */
export async function noticesOf(db: Db, id: string): Promise<Notices> {
  return (await db.selectFrom('operators').select('notices').where('id', '=', id).executeTakeFirstOrThrow()).notices
}

/**
 * Queues the mails operators want: one a day of what waits, and at once what is urgent, at most one an hour. What was queued
 * is kept with the operator, so nothing is told twice, whichever process looks and however often the site is started anew.
 */
export async function sweepNotices(site: NoticedSite, now = new Date()): Promise<void> {
  const { db } = site
  if (!(await takeLease(db, 'notices', LEASE_MS, now))) return
  const operators = await db.selectFrom('operators').selectAll().where('disabled_at', 'is', null).where('notices', '!=', 'off').execute()
  if (operators.length === 0) return
  const urgent = await readUrgent(site, now)
  for (const operator of operators) {
    await tellOfDay(db, operator, now)
    if (operator.notices === 'urgent')
      await tellAtOnce(
        db,
        operator,
        urgent.filter(({ roles }) => isTheirs(roles, operator.role)),
        now,
      )
  }
}

/** Whether something is dealt with by a role. */
export function isTheirs(roles: readonly Role[], role: Role): boolean {
  return role === 'owner' || roles.includes(role)
}

/** What is urgent now, of any role. */
export async function readUrgent({ waiting, ...site }: NoticedSite, now: Date) {
  const read = await Promise.all(
    waiting.map(async ({ kind, roles, urgent }) => ({ kind, roles, ...((await urgent?.(site, now)) ?? { count: 0, oldest_at: null }) })),
  )
  return read.filter(({ count }) => count > 0)
}

type Noticed = Selectable<OperatorsTable>

/** Not on the day somebody joins: they have just seen what waits. */
async function tellOfDay(db: Db, { id, email, noticed_day, created_at, notices_language: language }: Noticed, now: Date): Promise<void> {
  const { day, hour } = dayAndHour(now)
  if (hour < MORNING || noticed_day === day || dayAndHour(new Date(created_at)).day >= day) return
  await db.transaction().execute(async (tx) => {
    const told = tx.updateTable('operators').set({ noticed_day: day }).where('id', '=', id)
    const first = await told
      .where((row) => row.or([row('noticed_day', 'is', null), row('noticed_day', '!=', day)]))
      .returning('id')
      .executeTakeFirst()
    if (first) await queueMail(tx, { kind: 'operator_daily', user_id: null, email, language }, now)
  })
}

const toldCounts = z.record(z.string(), z.number())

/** Tells of what has become urgent, or more: what was told of is told again only after it was over. */
async function tellAtOnce(db: Db, operator: Noticed, urgent: readonly { kind: string; count: number }[], now: Date): Promise<void> {
  const { id, email, urgent_at, urgent_told, notices_language: language } = operator
  const told = toldCounts.parse(JSON.parse(urgent_told))
  const isNews = urgent.some(({ kind, count }) => count > (told[kind] ?? 0))
  if (isNews && urgent_at !== null && Date.parse(urgent_at) + HOUR_MS > now.getTime()) return
  const counts = JSON.stringify(Object.fromEntries(urgent.map(({ kind, count }) => [kind, count])))
  if (!isNews && counts === urgent_told) return
  await db.transaction().execute(async (tx) => {
    const known = tx.updateTable('operators').where('id', '=', id).where('urgent_told', '=', urgent_told)
    const changed = await known
      .set({ urgent_told: counts, ...(isNews && { urgent_at: now.toISOString() }) })
      .returning('id')
      .executeTakeFirst()
    if (changed && isNews) await queueMail(tx, { kind: 'operator_urgent', user_id: null, email, language }, now)
  })
}
