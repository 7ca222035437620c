import { ArrowDown } from 'lucide-react'
import { chatTexts } from '#texts/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { AnswerBubble } from '#web/screens/chat/answer/answer-bubble.tsx'
import { QuestionBubble } from '#web/screens/chat/answer/question-bubble.tsx'
import type { Message } from './conversation.ts'
import styles from './message-log.module.css'
import type { Answers } from './use-answers.ts'
import { useFollow } from './use-follow.ts'

interface MessageLogProps extends Pick<Answers, 'retry' | 'rate'> {
  title: string
  messages: readonly Message[]
  onAsk: (question: string) => void
}

/** The conversation. It is not announced word by word: a status line says each finished answer once. */
export function MessageLog({ title, messages, onAsk, retry, rate }: MessageLogProps) {
  const texts = useTexts(chatTexts)
  const lastQuestionId = messages.findLast(({ role }) => role === 'user')?.id ?? null
  const { scroller, content, isBehind, jumpToEnd } = useFollow(lastQuestionId)
  const last = messages.at(-1)
  const isBusy = last?.role === 'assistant' && last.state === 'streaming'

  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard in every browser */}
      <div ref={scroller} role="log" aria-live="off" aria-busy={isBusy} aria-label={texts.heading} tabIndex={0} className={styles.scroller} data-chat-log>
        <div ref={content} className={styles.content}>
          <h1 className={styles.heading}>{title}</h1>
          {messages.map((message) =>
            message.role === 'user' ? (
              <QuestionBubble key={message.id} question={message} isLast={message.id === lastQuestionId} />
            ) : (
              <AnswerBubble key={message.id} answer={message} isLast={message === last} onAsk={onAsk} onRetry={retry} onRate={rate} />
            ),
          )}
        </div>
      </div>
      {isBehind && (
        <button type="button" aria-label={texts.jumpToLatest} title={texts.jumpToLatest} className={styles.jump} onClick={jumpToEnd}>
          <ArrowDown aria-hidden />
        </button>
      )}
    </div>
  )
}
