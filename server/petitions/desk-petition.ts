import type { Selectable } from 'kysely'
import type { DeskPetition } from '#contract/petition-desk.ts'
import type { Db } from '../platform/database/database.ts'
import { tokenHash } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import type { PetitionsTable } from './tables.ts'

export type PetitionRow = Selectable<PetitionsTable>

/** A row as operators are shown it. */
export function deskPetitionOf({ is_active, is_example, ...row }: PetitionRow): DeskPetition {
  const state = stateOf({ is_active, ...row })
  return { ...row, state, is_example: is_example === 1, version: versionOf({ is_active, is_example, ...row }) }
}

/** @throws Refusal petition.not_found */
export async function readDeskPetition(db: Db, id: number): Promise<DeskPetition> {
  const row = await db.selectFrom('petitions').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('petition.not_found')
  return deskPetitionOf(row)
}

/** Whether people can sign it, and why not. */
export function stateOf(row: Pick<PetitionRow, 'is_active' | 'current_signatures' | 'required_signatures'>): DeskPetition['state'] {
  if (row.is_active !== 1) return 'closed'
  return row.current_signatures >= row.required_signatures ? 'goal_reached' : 'open'
}

/** Of what operators write, and nothing of what signers do: two who change the words at once hear of each other, however fast it is signed. */
export function versionOf(row: PetitionRow): string {
  const { title, description, addressee, title_en, summary_en, photo_url, required_signatures, is_active, closed_at, anonymised_at, result } = row
  const written = [title, description, addressee, title_en, summary_en, photo_url, required_signatures, is_active, closed_at, anonymised_at, result]
  return tokenHash(JSON.stringify(written))
}
