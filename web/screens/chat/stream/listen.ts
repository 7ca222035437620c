import type { Dispatch } from 'react'
import type { OpenSession } from '../conversation/conversation.ts'
import type { ChatAction } from '../conversation/reduce.ts'

/** What the rest of the screen learns about a session while Bobita answers. */
export interface SessionNews {
  /** The session has a real id, which the address should show. */
  named: (sessionId: string) => void
  /** The first question titled the session: shown at once. */
  titled: (session: OpenSession, title: string) => void
  /** A reply is complete; `title` is what the first question made of it, to be kept on the server (S-373). */
  answered: (sessionId: string, title: string | null) => void
}

interface Listener {
  session: OpenSession
  title: string | null
  signal: AbortSignal
  dispatch: Dispatch<ChatAction>
  news: SessionNews
}

/** Hands an answer's actions to the conversation as they come, until the answer is over or the reader has left. */
export async function listen(actions: AsyncIterable<ChatAction>, { session, title, signal, dispatch, news }: Listener): Promise<void> {
  let { address } = session
  const name = (sessionId: string) => {
    if (sessionId === address) return
    address = sessionId
    dispatch({ type: 'name', sessionId })
    news.named(sessionId)
  }
  for await (const action of actions) {
    if (signal.aborted) return
    if (action.type === 'name') {
      name(action.sessionId)
      continue
    }
    dispatch(action)
    if (action.type !== 'finish') continue
    name(action.reply.chat_session_id ?? address ?? session.id)
    news.answered(address ?? session.id, title)
  }
}
