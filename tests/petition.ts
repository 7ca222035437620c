import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Insertable } from 'kysely'
import type { Petition } from '#contract/petitions.ts'
import type { Db } from '#server/platform/database.ts'
import type { PetitionsTable } from '#server/platform/petition-tables.ts'
import { call } from './cast.ts'

/** A petition nobody has signed, next to the examples; returns its id. */
export async function aPetition(db: Db, values: Partial<Insertable<PetitionsTable>> = {}): Promise<number> {
  const petition: Insertable<PetitionsTable> = {
    id: randomInt(1_000, 2_000_000_000),
    title: 'Apă proaspătă pentru câinii din parc',
    description: 'Cerem o cișmea.\nȘi un castron.',
    addressee: 'Primăria Orașului Exemplu',
    title_en: null,
    summary_en: null,
    photo_url: null,
    current_signatures: 0,
    required_signatures: 1_000,
    is_active: 1,
    is_example: 0,
    created_at: '2026-11-20T10:00:00.000Z',
    ...values,
  }
  await db.insertInto('petitions').values(petition).execute()
  return petition.id
}

/** One signature as the browser sends it, by somebody with a mailbox of that name. */
export function sign(app: FastifyInstance, id: number, email: string, headers: Record<string, string> = {}) {
  return call(app, 'POST', `/petitions/${id}/sign`, { payload: { full_name: 'Ana Exemplu', email }, headers })
}

/** The petition as the public list shows it. @throws Error when it does not */
export async function listed(app: FastifyInstance, id: number): Promise<Petition> {
  const petitions: Petition[] = (await call(app, 'GET', '/petitions?active=true')).json()
  const found = petitions.find((petition) => petition.id === id)
  if (!found) throw new Error(`petition ${id} is not listed`)
  return found
}

/** How many rows the petition has; the counter must say the same. */
export async function signatureRows(db: Db, id: number): Promise<number> {
  const { rows } = await db
    .selectFrom('signatures')
    .select((row) => row.fn.countAll<number>().as('rows'))
    .where('petition_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(rows)
}
