import { sql, type Kysely } from 'kysely'

/** What editors are writing, one draft for an article, and every text an article was published with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('article_drafts')
    .addColumn('post_id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('writer', 'text', (column) => column.notNull())
    .addColumn('writer_id', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('review_at', 'text')
    .addColumn('publish_at', 'text')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('approver', 'text')
    .addColumn('approver_id', 'text')
    .execute()
  await db.schema
    .createIndex('article_drafts_in_review')
    .on('article_drafts')
    .columns(['review_at', 'publish_at'])
    .where(sql.ref('review_at'), 'is not', null)
    .execute()
  await db.schema
    .createTable('article_versions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('post_id', 'integer', (column) => column.notNull())
    .addColumn('post', 'text', (column) => column.notNull())
    .addColumn('writer', 'text', (column) => column.notNull())
    .addColumn('publisher', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('article_versions_of_article').on('article_versions').columns(['post_id', 'published_at']).execute()
}
