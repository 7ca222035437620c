import { sql, type Kysely } from 'kysely'

/** Photos of records of the directories: what they show, in words, and their files among those of the evidence. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['record', 'unshown_at']) await db.schema.alterTable('evidence_files').addColumn(column, 'text').execute()
  await db.schema.createIndex('evidence_files_of_record').on('evidence_files').column('record').where(sql.ref('record'), 'is not', null).execute()
  for (const table of ['shelters', 'trainers']) {
    await db.schema.alterTable(table).addColumn('photo_alt', 'text').execute()
    // Whether a record shows a file is asked whenever a browser wants it.
    await db.schema.createIndex(`${table}_by_photo`).on(table).column('photo_url').where(sql.ref('photo_url'), 'is not', null).execute()
  }
}
