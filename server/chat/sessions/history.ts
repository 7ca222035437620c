import { sql } from 'kysely'
import type { ChatMessage } from '#contract/chat.ts'
import type { Db } from '../../platform/database/database.ts'
import type { ChatMessagesTable } from '../tables.ts'
import { hasExpiredLease, markInterrupted } from './answer-lease.ts'
import { parseJsonColumns } from './stored-answer.ts'

/** base64 characters of images in one history answer; older images beyond it are left out. */
const HISTORY_IMAGE_CHARACTERS = 24_000_000

/** All of a message but its picture, which may be large. */
const withoutImages = [
  'id',
  'session_id',
  'position',
  'role',
  'content',
  'state',
  'image_type',
  'sources',
  'perspectives',
  'follow_ups',
  'card',
  'rating',
  'created_at',
  'heartbeat_at',
] as const

type MessageRow = Pick<ChatMessagesTable, (typeof withoutImages)[number]>

/** The last `limit` messages, oldest first; of their pictures the newest, as far as the budget goes. */
export async function readHistory(db: Db, sessionId: string, limit: number): Promise<ChatMessage[]> {
  const rows = await db.selectFrom('chat_messages').select(withoutImages).where('session_id', '=', sessionId).orderBy('position', 'desc').limit(limit).execute()
  if (rows.some((row) => hasExpiredLease(row))) await markInterrupted(db)
  const images = await readImages(
    db,
    rows.filter(({ image_type }) => image_type !== null).map(({ id }) => id),
  )
  return rows.map((row) => toChatMessage(row, images.get(row.id))).toReversed()
}

/** The pictures of messages, newest message first, until the budget is spent: their sizes are asked before their bytes. */
async function readImages(db: Db, messageIds: string[]): Promise<Map<string, string>> {
  if (messageIds.length === 0) return new Map()
  const sizes = await db
    .selectFrom('chat_messages')
    .select(['id', sql<number>`length(image_data)`.as('characters')])
    .where('id', 'in', messageIds)
    .execute()
  const characters = new Map(sizes.map((row) => [row.id, Number(row.characters)]))
  let budget = HISTORY_IMAGE_CHARACTERS
  const affordable = messageIds.filter((id) => (budget -= characters.get(id) ?? 0) >= 0)
  if (affordable.length === 0) return new Map()
  const images = await db.selectFrom('chat_messages').select(['id', 'image_data']).where('id', 'in', affordable).execute()
  return new Map(images.map(({ id, image_data }) => [id, image_data ?? '']))
}

function toChatMessage(row: MessageRow, image: string | undefined): ChatMessage {
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    timestamp: row.created_at,
    message_metadata: {
      state: hasExpiredLease(row) ? 'interrupted' : row.state,
      ...(row.image_type !== null && { image_type: row.image_type }),
      ...(image !== undefined && { image_data: image }),
      ...parseJsonColumns(row),
      ...((row.rating === 1 || row.rating === -1) && { rating: row.rating }),
    },
  }
}
