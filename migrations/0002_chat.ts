import type { Kysely } from 'kysely'

/** Conversations with Bobita, and the questions its editors should answer next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('guest_hash', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .addColumn('tokens_used', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('chat_sessions_by_user').on('chat_sessions').columns(['user_id', 'updated_at']).execute()
  await db.schema.createIndex('chat_sessions_by_guest').on('chat_sessions').columns(['guest_hash', 'updated_at']).execute()

  await db.schema
    .createTable('chat_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) => column.notNull().references('chat_sessions.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('image_type', 'text')
    .addColumn('image_data', 'text')
    .addColumn('sources', 'text')
    .addColumn('perspectives', 'text')
    .addColumn('follow_ups', 'text')
    .addColumn('rating', 'integer')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('heartbeat_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('chat_messages_in_order', ['session_id', 'position'])
    .execute()
  await db.schema.createIndex('chat_messages_by_state').on('chat_messages').columns(['state', 'heartbeat_at']).execute()

  await db.schema
    .createTable('editor_questions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
