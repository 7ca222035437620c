import { PostgresAdapter, sql, type Kysely } from 'kysely'

/** What several processes must know of each other: how often somebody has called, and that an answer shall stop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) await limitTable(db)
  await db.schema
    .alterTable('chat_messages')
    .addColumn('stop_asked', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('chat_messages').addColumn('mode', 'text').execute()
  await db.schema.alterTable('chat_messages').addColumn('network', 'text').execute()
}

/** Counts need not survive a crash of the engine, so they are written without its log. The embedded database keeps them in a file of their own (server/platform/limit-table.ts). */
async function limitTable(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table limit_counts (key text primary key, count integer not null, ends_at text not null)`.execute(db)
  await db.schema.createIndex('limit_counts_by_end').on('limit_counts').column('ends_at').execute()
}
