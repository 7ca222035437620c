import { memo } from 'react'
import { ArrowDown } from 'lucide-react'
import { imageQuestionText } from '#texts/chat/chat-questions.ts'
import { chatTexts } from '#texts/chat/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { AnswerBubble } from '#web/screens/chat/answer/answer-bubble.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { ShownMessage, ShownQuestion } from './conversation.ts'
import styles from './message-log.module.css'
import type { AnswerControl } from './use-answers.ts'
import { useFollow } from './use-follow.ts'

interface MessageLogProps extends Pick<AnswerControl, 'retry' | 'rate'> {
  title: string
  messages: readonly ShownMessage[]
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
          {/* A screen without a heading is a room without a door plate; here it is for those who listen. */}
          <VisuallyHidden as="h1">{title}</VisuallyHidden>
          {messages.map((message) =>
            message.role === 'user' ? (
              <QuestionBubble key={message.id} question={message} isLast={message.id === lastQuestionId} />
            ) : (
              <AnswerBubble key={message.id} answer={message} onRate={rate} {...(message === last && { onAsk, onRetry: retry })} />
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

/** What the person asked, with the picture they sent. */
export const QuestionBubble = memo(function QuestionBubble({ question, isLast }: { question: ShownQuestion; isLast: boolean }) {
  const texts = useTexts(chatTexts).message
  const { image, text } = question
  return (
    <article aria-label={texts.you} data-last-question={isLast || undefined} className={styles.question}>
      <div className={styles.questionBubble}>
        {image !== null && <img src={image} alt={texts.imageAlt} className={styles.questionImage} />}
        <p className={styles.questionText}>{image !== null && isImageOnly(text) ? texts.imageSent : text}</p>
      </div>
    </article>
  )
})

/** The words that are sent when only a picture is (S-385); they may have been sent in either language. */
function isImageOnly(text: string): boolean {
  return text === '' || Object.values(imageQuestionText).includes(text)
}
