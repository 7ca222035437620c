import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Insertable } from 'kysely'
import type { Petition } from '#contract/petitions.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { PetitionsTable } from '#server/petitions/tables.ts'
import type { Bobita } from '#server/bobita.ts'
import { machineActor } from '#server/operators/audit.ts'
import { readDeskPetition } from '#server/petitions/desk-petition.ts'
import { publishUpdate, readUpdates } from '#server/petitions/updates.ts'
import { call, person, type Person } from './cast.ts'

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

/** A new petition as its form sends it. */
export const newPetition = {
  title: 'Adăposturi deschise duminica',
  description: 'Cerem program și duminica.',
  addressee: 'Primăria Orașului Exemplu',
  required_signatures: 500,
  title_en: '',
  summary_en: '',
  photo_url: '/petitions/adoptii.svg',
}

/** A petition nobody has signed, as an operation of the petitioner's desk names it. */
export async function deskPetition({ database: { db } }: Pick<Bobita, 'database'>, values: Parameters<typeof aPetition>[1] = {}) {
  const { id, version } = await readDeskPetition(db, await aPetition(db, values))
  return { id: String(id), missing: '2000000001', version }
}

/** A change of such a petition. */
export const changed = (change: object, values?: Parameters<typeof aPetition>[1]) => async (world: Bobita) => {
  const { version: expected, ...named } = await deskPetition(world, values)
  return { ...named, payload: { expected, ...change } }
}

/** The removal of the one signature of such a petition. */
export async function suspectedOf(world: Bobita) {
  const named = await deskPetition(world)
  await sign(world.app, Number(named.id), 'ana@exemplu.ro')
  return { ...named, payload: { domain: 'exemplu.ro', to: new Date(Date.now() + 60_000).toISOString(), signatures: 1 } }
}

/** A petition as a visitor proposes it. */
export const proposal = {
  title: 'Cișmele pentru câini în parcuri',
  addressee: 'Primăria Orașului Exemplu',
  asked: 'Cerem câte o cișmea joasă în fiecare parc.',
  reasons: 'Vara câinii nu au apă.\nOamenii o cară de acasă.',
  required_signatures: 300,
}

/** Proposes a petition and answers its id. */
export async function propose(app: FastifyInstance, { headers }: Pick<Person, 'headers'>, words: Partial<typeof proposal> = {}): Promise<string> {
  return (await call(app, 'POST', '/petitions/proposals', { payload: { ...proposal, ...words }, headers })).json().id
}

/** A proposal that waits, as an operation of the petitioner's desk names it. */
export async function waitingProposal(world: Bobita) {
  return { id: await propose(world.app, await person(world.app, 'Ana')) }
}

/** What is new of a petition, as its form sends it. */
export const news = { title: 'Primăria ne-a primit', text: 'Am depus semnăturile.\nRăspunsul vine în 30 de zile.' }

/** Something told of such a petition, as an operation of the petitioner's desk names it. */
export async function toldUpdate(world: Bobita) {
  const { db } = world.database
  const id = await aPetition(db)
  await publishUpdate(db, machineActor(), id, news, { mails: false })
  const { updates } = await readUpdates(db, id)
  return { id: String(updates[0]?.id), missing: '2000000001' }
}
