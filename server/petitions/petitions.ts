import type { Petition, PetitionCounts, PetitionUpdate } from '#contract/petitions.ts'
import type { Db } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { shownUpdates } from './updates.ts'

/** What everybody may read of a petition. */
const PUBLIC_COLUMNS = [
  'id',
  'title',
  'description',
  'photo_url',
  'current_signatures',
  'required_signatures',
  'verified_signatures',
  'created_at',
  'addressee',
  'title_en',
  'summary_en',
  'is_example',
] as const

/** The petitions that take signatures or have reached their goal, newest first; closed ones are not shown. */
export async function activePetitions(db: Db): Promise<Petition[]> {
  const rows = await db.selectFrom('petitions').select(PUBLIC_COLUMNS).where('is_active', '=', 1).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  const updates = await shownUpdates(db)
  return rows.map((row) => toPetition(row, updates))
}

/** @throws Refusal petition.not_found, also when it is closed */
export async function readPetition(db: Db, id: number): Promise<Petition> {
  const row = await db.selectFrom('petitions').select(PUBLIC_COLUMNS).where('id', '=', id).where('is_active', '=', 1).executeTakeFirst()
  if (!row) throw new Refusal('petition.not_found')
  return toPetition(row, await shownUpdates(db, id))
}

/**
 * Both counts of a petition that takes signatures.
 *
 * @throws Refusal petition.not_found, petition.closed, petition.goal_reached
 */
export async function countsOfOpenPetition(db: Db, id: number): Promise<PetitionCounts> {
  const row = await db.selectFrom('petitions').select(['is_active', 'current_signatures', 'required_signatures']).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('petition.not_found')
  const { is_active, ...counts } = row
  if (is_active !== 1) throw new Refusal('petition.closed')
  if (counts.current_signatures >= counts.required_signatures) throw new Refusal('petition.goal_reached')
  return counts
}

type StoredPetition = Omit<Petition, 'is_example' | 'updates'> & { is_example: number }

function toPetition({ is_example, ...row }: StoredPetition, updates: ReadonlyMap<number, PetitionUpdate[]>): Petition {
  return { ...row, is_example: is_example === 1, updates: updates.get(row.id) ?? [] }
}
