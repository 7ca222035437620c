import type { Bobita } from '#server/bobita.ts'
import { changeRecord } from '#server/directory/edit-record.ts'
import { hideRecord } from '#server/directory/hide-record.ts'
import { machineActor } from '#server/operators/audit.ts'
import { newId } from '#server/platform/ids.ts'

/** A shelter that is listed. */
export async function listedShelter({ database: { db } }: Bobita, more: object = {}) {
  const at = new Date().toISOString()
  const fields = { name: `Adăpost ${newId()}`, location: 'Iași', description: '', phone_numbers: '["0722 000 001"]', website: null, status: 'approved' }
  const row = { ...fields, is_example: 0, created_at: at, updated_at: at, ...more }
  const { id } = await db.insertInto('shelters').values(row).returning('id').executeTakeFirstOrThrow()
  return { id, key: `shelter-${id}`, expected: row.updated_at }
}

/** What an operator sends about such a shelter. */
export const listed = (form: object) => async (world: Bobita) => {
  const { key, expected } = await listedShelter(world)
  return { id: key, payload: { expected, ...form } }
}

/** One that is hidden, with what shows it again. */
export async function hiddenRecord(world: Bobita) {
  const { id, key } = await listedShelter(world)
  await hideRecord(world.database.db, machineActor(), { kind: 'shelter', id }, true, 'Nu răspunde nimeni.')
  return { id: key, payload: { expected: await versionOf(world, id), reason: 'A răspuns.' } }
}

/** One that was changed, with what takes that back. */
export async function changedRecord(world: Bobita) {
  const { id, key, expected } = await listedShelter(world)
  await changeRecord(world.database.db, machineActor(), { kind: 'shelter', id }, { expected, phone_numbers: ['0722 000 002'] })
  const actions = world.database.db.selectFrom('operator_actions').select('id').where('record', '=', key)
  return { id: key, payload: { expected: await versionOf(world, id), action: (await actions.executeTakeFirstOrThrow()).id } }
}

/** Two that are one, with what makes the first part of the second. */
export async function twoRecords(world: Bobita) {
  const [gone, kept] = [await listedShelter(world), await listedShelter(world)]
  return { id: gone.key, payload: { expected: gone.expected, into: kept.id, into_expected: kept.expected, fields: {} } }
}

async function versionOf({ database: { db } }: Bobita, id: number): Promise<string> {
  return (await db.selectFrom('shelters').select('updated_at').where('id', '=', id).executeTakeFirstOrThrow()).updated_at
}
