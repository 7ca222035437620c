import { PostgresAdapter, type ColumnDefinitionBuilder, type Kysely } from 'kysely'

/** An integer key the engine counts up itself and never gives twice; the two engines say so differently. */
export function countedKey(db: Kysely<unknown>) {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  return (column: ColumnDefinitionBuilder) => (postgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey().autoIncrement())
}
