import { useEffect, useEffectEvent } from 'react'
import { isAnyWaiting } from '#web/features/offline/waiting-note.ts'
import type { Visitor } from '../conversation/arrival.ts'
import { lastAnswer, type Conversation, type ShownQuestion } from '../conversation/conversation.ts'

/** Sends the questions that were written without a network in a chat closed since, one after the other's answer. */
export function useWaiting(conversation: Conversation, visitor: Visitor, ask: (asked: Pick<ShownQuestion, 'text' | 'image'>) => void): void {
  const isIdle = conversation.kind === 'welcome' || (conversation.kind === 'talking' && lastAnswer(conversation)?.state === 'done')
  const sendNext = useEffectEvent(async () => {
    if (visitor === undefined || !navigator.onLine || !isAnyWaiting()) return
    const { takeQuestion } = await import('#web/features/offline/waiting.ts')
    const question = await takeQuestion(visitor)
    if (question) ask(question)
  })
  useEffect(() => {
    // Where the browser keeps nothing, nothing waits.
    if (isIdle) sendNext().catch(() => undefined)
  }, [isIdle])
}
