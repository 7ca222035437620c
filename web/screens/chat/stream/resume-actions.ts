import { useEffect, useEffectEvent } from 'react'
import { attachStream } from '#web/api/chat.ts'
import { browserApi, type Api } from '#web/api/client.ts'
import { answerActions } from './answer-actions.ts'
import { lastAnswer, type Conversation } from '../conversation/conversation.ts'
import { openSaved } from '../conversation/open-conversation.ts'
import type { ChatAction } from '../conversation/reduce.ts'

/** How long to wait before looking again at an answer that cannot be joined. */
const LOOK_AGAIN_MS = 2_000
/** What an answer ends in; its name and its words come before. */
const ENDS = new Set<ChatAction['type']>(['finish', 'end', 'break'])

/**
 * Resumes an answer that is still being written: attaches to it, whichever server process writes it; where that
 * fails, reads the conversation again until the answer is whole.
 */
export async function* resumeActions(sessionId: string, signal: AbortSignal, api: Api = browserApi, pause = wait): AsyncGenerator<ChatAction> {
  for (;;) {
    for await (const action of answerActions(() => attachStream(sessionId, signal, api), signal)) {
      if (action.type === 'break' && action.trouble.kind === 'send') break
      yield action
      if (ENDS.has(action.type)) return
    }
    await pause(LOOK_AGAIN_MS, signal)
    if (signal.aborted) return
    const opening = await openSaved(sessionId, api).catch(() => null)
    yield opening ?? { type: 'break', trouble: { kind: 'lost', detail: null } }
    if (opening?.type !== 'open' || !isUnfinished(opening.messages)) return
  }
}

/** True when the last message is an answer still being written. */
export function isUnfinished(messages: Extract<ChatAction, { type: 'open' }>['messages']): boolean {
  const last = messages.at(-1)
  return last?.role === 'assistant' && last.state === 'streaming'
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}

/**
 * Tries again, as soon as the network is back or the page is looked at again: joins an answer that was lost with the
 * connection, which the server went on writing, and sends a question that waits.
 */
export function useRejoin(conversation: Conversation, join: () => void): void {
  const trouble = lastAnswer(conversation)?.trouble?.kind
  const isLost = trouble === 'lost' || trouble === 'waiting'
  const onBack = useEffectEvent(() => {
    if (document.visibilityState === 'visible') join()
  })
  useEffect(() => {
    if (!isLost) return
    const leaving = new AbortController()
    const { signal } = leaving
    window.addEventListener('online', () => onBack(), { signal })
    document.addEventListener('visibilitychange', () => onBack(), { signal })
    return () => leaving.abort()
  }, [isLost])
}
