import { attachStream } from '#web/api/chat.ts'
import { browserApi, type Api } from '#web/api/client.ts'
import { answerActions } from './answer-actions.ts'
import { openSaved } from './open-conversation.ts'
import type { ChatAction } from './reduce.ts'

/** How long to wait before looking again at an answer that cannot be joined. */
const LOOK_AGAIN_MS = 2_000

/**
 * Goes on with an answer the server is still writing: joins it, or, when another server process writes it,
 * reads the conversation again until it is whole.
 */
export async function* resumeActions(sessionId: string, signal: AbortSignal, api: Api = browserApi, pause = wait): AsyncGenerator<ChatAction> {
  for (;;) {
    for await (const action of answerActions(() => attachStream(sessionId, signal, api), signal)) {
      if (action.type === 'break' && action.trouble.kind === 'send') break
      yield action
      if (action.type !== 'hear') return
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
