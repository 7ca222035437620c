import type { Bobita } from '#server/bobita.ts'
import { readDirectoryCsv } from '#server/directory/directory-csv.ts'
import { importDirectory } from '#server/directory/import.ts'
import { machineActor } from '#server/operators/audit.ts'
import { newId } from '#server/platform/ids.ts'
import { call } from './cast.ts'
import type { StaffMember } from './staff/operators.ts'

const HEAD = 'name,location,description,phone_numbers,website,verified_on,status'

/** A CSV file as the operators' area sends it. */
export function asFile(text: string | Uint8Array, more: object = {}) {
  return { kind: 'shelter', file: Buffer.from(text).toString('base64'), ...more }
}

/** A file of one shelter nobody knows. */
export function shelterFile(name = `Adăpost ${newId()}`): string {
  return `${HEAD}\n${name},Iași,,0722 000 001,,,\n`
}

/** A file with what its dry run answered. */
export async function previewed({ app }: Bobita, { headers }: StaffMember) {
  const payload = asFile(shelterFile())
  const { expected } = (await call(app, 'POST', '/operators/import-previews', { payload, headers })).json()
  return { payload: { ...payload, expected } }
}

/** An import that can be taken back. */
export async function imported({ database: { db } }: Bobita) {
  await importDirectory(db, machineActor(), 'shelter', readDirectoryCsv('shelter', shelterFile()), false)
  const { id } = await db
    .selectFrom('operator_actions')
    .select('id')
    .where('action', '=', 'directories.import')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return { id }
}
