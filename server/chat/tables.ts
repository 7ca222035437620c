import type { Generated } from 'kysely'

declare module '../platform/database/schema.ts' {
  interface Schema {
    chat_sessions: ChatSessionsTable
    chat_messages: ChatMessagesTable
    editor_questions: EditorQuestionsTable
  }
}

export interface ChatSessionsTable {
  id: string
  /** Null for a guest's session. */
  user_id: string | null
  /** SHA-256 of the guest cookie; null for an account's session. */
  guest_hash: string | null
  title: string
  is_active: number
  tokens_used: number
  created_at: string
  updated_at: string
}

export interface ChatMessagesTable {
  id: string
  session_id: string
  /** Position in the conversation, from 1. */
  position: number
  role: 'user' | 'assistant'
  content: string
  state: 'streaming' | 'done' | 'stopped' | 'interrupted' | 'failed'
  image_type: string | null
  /** base64 */
  image_data: string | null
  sources: string | null
  perspectives: string | null
  follow_ups: string | null
  /** The urgent card an answer begins with (contract/chat.ts). */
  card: string | null
  rating: number | null
  created_at: string
  /** Last time the writing process said it is alive; only meaningful while streaming (server/chat/sessions/answer-lease.ts). */
  heartbeat_at: string
  /** 1 when somebody asked that the answer stops; whoever writes it looks every second. */
  stop_asked: Generated<number>
  /** How a finished answer was made (contract/chat.ts). */
  mode: Generated<'model' | 'extractive' | 'fallback' | null>
  /** Keyed hash of a guest's network while the answer is written, to count what is under way; null otherwise. */
  network: Generated<string | null>
}

/** What the editors should write about next; no name and no account. */
export interface EditorQuestionsTable {
  id: string
  question: string
  reason: 'unknown' | 'thumb_down'
  /** Hash of the conversation's id, by which the question goes with it; null for one from before there were any. */
  erasure_key: string | null
  /** What it asks, as the sorted stems of its words; null for one from before they were kept. */
  words: Generated<string | null>
  /** What an editor decided about it; null while it waits. */
  decision_id: Generated<string | null>
  created_at: string
}
