import type { ChatMessage } from '#contract/chat.ts'
import { emptyAnswer, type ShownAnswer, type ShownMessage, type ShownQuestion } from './conversation.ts'
import { cardFrom, perspectivesFrom, sourcesFrom } from '../stream/reply.ts'

/** What the server keeps of a message; older records and other servers may lack some of it. */
type StoredMessage = Pick<ChatMessage, 'role' | 'content'> & { id?: string; message_metadata?: Partial<ChatMessage['message_metadata']> | null }

/** A stored image without a type is a JPEG (S-335). */
const DEFAULT_IMAGE_TYPE = 'image/jpeg'

/** A session's messages as the screen shows them, oldest first. */
export function messagesFrom(stored: readonly StoredMessage[]): ShownMessage[] {
  return stored.map((message, index) => {
    const id = message.id ?? `stored-${index}`
    return message.role === 'user' ? questionFrom(message, id) : answerFrom(message, id)
  })
}

function questionFrom({ content, message_metadata }: StoredMessage, id: string): ShownQuestion {
  return { role: 'user', id, text: content, image: imageUrl(message_metadata?.image_data, message_metadata?.image_type) }
}

function imageUrl(data: string | undefined, type = DEFAULT_IMAGE_TYPE): string | null {
  if (!data) return null
  return data.startsWith('data:image/') ? data : `data:${type};base64,${data}`
}

function answerFrom({ id: storedId, content, message_metadata }: StoredMessage, id: string): ShownAnswer {
  const state = message_metadata?.state ?? 'done'
  return {
    ...emptyAnswer(id),
    text: content,
    state,
    trouble: state === 'failed' ? { kind: 'stream', detail: null } : null,
    sources: sourcesFrom(message_metadata?.sources),
    perspectives: perspectivesFrom(message_metadata?.perspectives),
    follow_ups: message_metadata?.follow_ups ?? [],
    card: cardFrom(message_metadata?.card),
    rating: message_metadata?.rating ?? 0,
    message_id: storedId ?? null,
  }
}
