import type { Bobita } from '#server/bobita.ts'
import { newId } from '#server/platform/ids.ts'
import { tell } from '#server/reports/letters.ts'
import { call } from './cast.ts'
import { aPetition } from './petition.ts'

/** A notice somebody sent about a petition. */
export async function notice({ app, database: { db } }: Bobita, more: object = {}) {
  const what = `Nu este adevărat ${newId()}`
  const petition = await aPetition(db)
  await call(app, 'POST', '/reports', { payload: { kind: 'petition', id: String(petition), reason: 'false', what, ...more } })
  const { id } = await db.selectFrom('reports').select('id').where('what', '=', what).executeTakeFirstOrThrow()
  return { id, petition }
}

/** What somebody says is wrong with a listed shelter. */
export async function note({ app, database: { db } }: Bobita, more: object = {}) {
  const what = `Numărul nu mai este bun ${newId()}`
  const { id: record } = await db.selectFrom('shelters').select('id').where('status', '=', 'approved').limit(1).executeTakeFirstOrThrow()
  await call(app, 'POST', '/directory/reports', { payload: { kind: 'shelter', id: record, what, ...more } })
  const { id } = await db.selectFrom('directory_reports').select('id').where('what', '=', what).executeTakeFirstOrThrow()
  return { id, record }
}

/** The decision about such a notice. */
export const noticed = (make: (world: Bobita) => Promise<{ id: string }>) => async (world: Bobita) => ({
  id: (await make(world)).id,
  payload: { reason: 'Am verificat.' },
})

/** A letter an operator is to send by hand. */
export function letter({ database: { db } }: Bobita) {
  return tell(db, 'kept', { email: 'ana@exemplu.ro', about: 'keep', title: null, reason: 'Am verificat.' }, new Date())
}
