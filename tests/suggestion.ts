import type { Bobita } from '#server/bobita.ts'
import { newId } from '#server/platform/ids.ts'
import { call } from './cast.ts'

/** A shelter somebody proposed. */
export async function suggestion({ app, database: { db } }: Bobita) {
  const name = `Adăpost ${newId()}`
  await call(app, 'POST', '/directory/suggestions', { payload: { kind: 'shelter', name, place: 'Iași' } })
  const { id, updated_at } = await db.selectFrom('shelters').select(['id', 'updated_at']).where('name', '=', name).executeTakeFirstOrThrow()
  return { id: `shelter-${id}`, expected: updated_at }
}

/** A decision about such a shelter. */
export const decided = (decision: object) => async (world: Bobita) => {
  const { id, expected } = await suggestion(world)
  return { id, payload: { expected, ...decision } }
}

/** The decision that makes it part of a listed one. */
export async function merged(world: Bobita) {
  const { id, expected } = await suggestion(world)
  const other = world.database.db.selectFrom('shelters').select(['id', 'updated_at']).where('status', '=', 'approved').limit(1)
  const into = await other.executeTakeFirstOrThrow()
  return { id, payload: { expected, into: into.id, into_expected: into.updated_at } }
}
