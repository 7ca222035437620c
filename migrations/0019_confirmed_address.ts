import type { Kysely } from 'kysely'

/** When the address of an account was confirmed by a link sent to it; null for those nobody has confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('email_confirmed_at', 'text').execute()
}
