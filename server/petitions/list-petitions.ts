import { STAFF_PAGE_SIZE } from '#contract/limits.ts'
import type { PetitionLine, PetitionsDeskQuery, PetitionsPage } from '#contract/petition-desk.ts'
import { finder, foldForSearch } from '#contract/search.ts'
import type { Db } from '../platform/database/database.ts'
import { stateOf } from './desk-petition.ts'
import { surgesOfTheDay } from './surges.ts'

/** Rows looked at in one go while searching: a batch holds nothing else up. */
const SEARCHED_AT_ONCE = 1_000

/** One page of all petitions, closed ones too, newest first, with the surges of the last day. */
export async function listDeskPetitions(db: Db, { q = '', state, after }: PetitionsDeskQuery, now = new Date()): Promise<PetitionsPage> {
  const searching = q.trim() !== '' || state !== undefined
  const isFound = finder(q.trim())
  const found: PetitionLine[] = []
  let at = after
  while (found.length <= STAFF_PAGE_SIZE) {
    const batch = await petitionsAfter(db, at, searching ? SEARCHED_AT_ONCE : STAFF_PAGE_SIZE + 1)
    const lines = batch.map(({ is_active, is_example, ...row }) => ({ ...row, is_example: is_example === 1, state: stateOf({ is_active, ...row }) }))
    found.push(...lines.filter((line) => (state === undefined || line.state === state) && isFound(foldForSearch(`${line.title} ${line.addressee}`))))
    const last = batch.at(-1)
    if (!searching || batch.length < SEARCHED_AT_ONCE || !last) break
    at = cursorOf(last)
  }
  const petitions = found.slice(0, STAFF_PAGE_SIZE)
  const last = found.length > STAFF_PAGE_SIZE ? petitions.at(-1) : undefined
  return { petitions, surges: await surgesOfTheDay(db, now), next: last ? cursorOf(last) : null }
}

function cursorOf({ created_at, id }: Pick<PetitionLine, 'created_at' | 'id'>): string {
  return `${created_at} ${id}`
}

function petitionsAfter(db: Db, cursor: string | undefined, limit: number) {
  const newest = db
    .selectFrom('petitions')
    .select(['id', 'title', 'addressee', 'current_signatures', 'required_signatures', 'created_at', 'is_active', 'is_example'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  const [at, id] = cursor?.split(' ') ?? []
  if (at === undefined || id === undefined) return newest.execute()
  return newest
    .where('created_at', '<=', at)
    .where((row) => row.or([row('created_at', '<', at), row('id', '<', Number(id))]))
    .execute()
}
