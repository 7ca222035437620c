import { userInfo } from 'node:os'
import { rename, rm } from 'node:fs/promises'
import type { Generated } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'

declare module '../platform/database/schema.ts' {
  interface Schema {
    operator_actions: OperatorActionsTable
  }
}

/** What an operator did, from the command line or from the web area; nothing in it names a visitor. */
interface OperatorActionsTable {
  id: string
  action: string
  petition_id: number | null
  /** JSON: numbers and settings of the action. */
  details: string
  /** How the operator is called: their name, or the account of the machine it was done from. */
  operator: string
  /** Of the web area's accounts (server/staff); null from the command line. */
  operator_id: Generated<string | null>
  /** JSON of what the record published before and after; null where the details say it all. */
  before: Generated<string | null>
  after: Generated<string | null>
  /** The record of a directory it is about, such as 'shelter-12'. */
  record: Generated<string | null>
  created_at: string
}

/** Who acts: somebody at the machine, or an operator of the web area. */
export interface Actor {
  name: string
  operatorId: string | null
}

/** What a line of the audit log tells: numbers and settings, never a name or an address of a signer. */
export type ActionDetails = Record<string, string | number | boolean | null>

/** What is kept of an action. `before` and `after` hold only what the record itself shows to everybody, or to operators about each other. */
export interface ActionRecord {
  petition?: number
  details?: ActionDetails
  before?: object
  after?: object
  /** The record of a directory it is about, such as 'shelter-12': `before` and `after` are its history, so their texts are whole. */
  record?: string
  /** Of an action that takes several transactions: each of them tells with the same id what is done by then. Of one that decides about a notice: the notice's. */
  id?: string
}

const NAME_LENGTH = 100
/** A longer text is cut in the log; a record with more than that is kept without its texts: one of a directory at its longest is not (contract/record-fields.ts). */
const VALUE_CHARACTERS = 500
const RECORD_CHARACTERS = 20_000

/** Keeps an operator's action, in the transaction that does it. */
export async function recordAction(
  tx: Db,
  by: Actor,
  action: string,
  { petition, record, details = {}, before, after, id }: ActionRecord,
  now: Date,
): Promise<void> {
  const longest = record === undefined ? VALUE_CHARACTERS : RECORD_CHARACTERS
  const told = { details: JSON.stringify(details), before: bounded(before, longest), after: bounded(after, longest) }
  const who = { operator: by.name.slice(0, NAME_LENGTH), operator_id: by.operatorId }
  await tx
    .insertInto('operator_actions')
    .values({ id: id ?? newId(), action, petition_id: petition ?? null, record: record ?? null, ...told, ...who, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(told))
    .execute()
}

function bounded(record: object | undefined, longest: number): string | null {
  if (record === undefined) return null
  const text = JSON.stringify(record, (_, value: unknown) => (typeof value === 'string' && value.length > longest ? `${value.slice(0, longest)}…` : value))
  return text.length > RECORD_CHARACTERS ? JSON.stringify({ too_long: text.length }) : text
}

/**
 * Writes a file for an operator and keeps that it was written: both, or neither. What stood at the path stays until then.
 *
 * @param write writes the file at the path it is given
 */
export async function writeRecorded(db: Db, path: string, write: (part: string) => Promise<void>, keep: (tx: Db) => Promise<void>): Promise<void> {
  const part = `${path}.part`
  let written = part
  try {
    await write(part)
    await db.transaction().execute(async (tx) => {
      await keep(tx)
      await rename(part, path)
      written = path
    })
  } catch (error) {
    await rm(written, { force: true })
    throw error
  }
}

/** Whoever is at the machine: who they say they are, or who became root, or the account of the machine; a container may have none. */
export function machineActor({ OPERATOR: said, SUDO_USER: person } = process.env): Actor {
  return { name: said?.trim() || person || accountName(), operatorId: null }
}

function accountName(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? 'unknown')
  }
}
