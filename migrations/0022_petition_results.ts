import type { Kysely } from 'kysely'

/** What came of a petition, as an operator tells those who signed it; null until there is something to tell. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('petitions').addColumn('result', 'text').execute()
}
