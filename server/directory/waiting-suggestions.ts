import type { SuggestionsPage, WaitingQuery } from '#contract/directory-desk.ts'
import { directoryKind } from '#contract/directory.ts'
import { STAFF_PAGE_SIZE } from '#contract/limits.ts'
import { finder, foldForSearch } from '#contract/search.ts'
import type { Db } from '../platform/database/database.ts'
import { deskRecordOf, deskRows, type DeskRow } from './desk-records.ts'

/** Rows looked at in one go while searching: a batch holds nothing else up. */
const SEARCHED_AT_ONCE = 1_000

/** One page of the records somebody has suggested and nobody has decided about, oldest first. */
export async function waitingSuggestions(db: Db, { q = '', after }: WaitingQuery): Promise<SuggestionsPage> {
  const searching = q.trim() !== ''
  const isFound = finder(q.trim())
  const rows: DeskRow[] = []
  let at = after
  while (rows.length <= STAFF_PAGE_SIZE) {
    const batch = await waitingAfter(db, at, searching ? SEARCHED_AT_ONCE : STAFF_PAGE_SIZE + 1)
    rows.push(...batch.filter(({ name, place }) => isFound(foldForSearch(`${name} ${place}`))))
    const last = batch.at(-1)
    if (!searching || batch.length < SEARCHED_AT_ONCE || !last) break
    at = cursorOf(last)
  }
  const shown = rows.slice(0, STAFF_PAGE_SIZE)
  const last = rows.length > STAFF_PAGE_SIZE ? shown.at(-1) : undefined
  return { suggestions: shown.map(deskRecordOf), waiting: await countWaiting(db), next: last ? cursorOf(last) : null }
}

/** Every waiting record, for the command line. */
export async function everySuggestion(db: Db): Promise<DeskRow[]> {
  return waitingAfter(db, undefined, undefined)
}

function cursorOf({ created_at, kind, id }: DeskRow): string {
  return `${created_at} ${kind} ${id}`
}

function waitingAfter(db: Db, cursor: string | undefined, limit: number | undefined): Promise<DeskRow[]> {
  let query = deskRows(db).selectAll().where('status', '=', 'pending').orderBy('created_at').orderBy('kind').orderBy('id')
  if (limit !== undefined) query = query.limit(limit)
  const [at, kind, id] = cursor?.split(' ') ?? []
  if (at === undefined || id === undefined) return query.execute()
  const named = { kind: directoryKind.parse(kind), id: Number(id) }
  return query
    .where('created_at', '>=', at)
    .where((row) => row.or([row('created_at', '>', at), row('kind', '>', named.kind), row.and([row('kind', '=', named.kind), row('id', '>', named.id)])]))
    .execute()
}

async function countWaiting(db: Db): Promise<number> {
  const { waiting } = await deskRows(db)
    .select(({ fn }) => fn.countAll<number | string>().as('waiting'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return Number(waiting)
}
