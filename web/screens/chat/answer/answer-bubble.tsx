import { useEffect } from 'react'
import { RotateCcw } from 'lucide-react'
import { chatTexts } from '#texts/chat.ts'
import bobitaHead from '#web/assets/drawings/bobita-head.svg'
import { useTexts } from '#web/features/language/language.tsx'
import type { Answer, Trouble } from '#web/screens/chat/conversation/conversation.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './answer-bubble.module.css'
import { AnswerText } from './answer-text.tsx'
import { AnswerTools } from './answer-tools.tsx'
import { Dots } from './dots.tsx'
import { FollowUps } from './follow-ups.tsx'
import { Mascot } from './mascot.tsx'
import { Perspectives } from './perspectives.tsx'
import { Sources } from './sources.tsx'
import { fetchMarkdown } from './use-markdown.ts'

interface AnswerBubbleProps {
  answer: Answer
  isLast: boolean
  onAsk: (question: string) => void
  onRetry: () => void
  onRate: (messageId: string, rating: Answer['rating']) => void
}

/** What Bobita says, and under it what it rests on and what can be done with it. */
export function AnswerBubble({ answer, isLast, onAsk, onRetry, onRate }: AnswerBubbleProps) {
  const texts = useTexts(chatTexts).message
  const { id, text, state, sources, perspectives, trouble } = answer
  const isWriting = state === 'streaming'
  // Fetched while there are only dots, to be there before the first words.
  useEffect(() => void fetchMarkdown(), [])

  return (
    <article aria-label={texts.bobita} className={styles.row}>
      {isLast ? <Mascot drawing={bobitaHead} size="head" isGreeting={isWriting} /> : <img src={bobitaHead} alt="" className={styles.head} />}
      <div className={styles.bubble}>
        {text !== '' && <AnswerText answerId={id} text={text} isWhole={!isWriting} sources={sources} />}
        {isWriting && <Dots />}
        {state === 'stopped' && <p className={styles.note}>{texts.stopped}</p>}
        {state === 'interrupted' && <p className={styles.note}>{texts.interrupted}</p>}
        {trouble && <TroubleNotice trouble={trouble} onRetry={isLast ? onRetry : undefined} />}
        <Sources answerId={id} sources={sources} />
        <Perspectives answerId={id} perspectives={perspectives} sources={sources} />
        {!isWriting && !trouble && <AnswerTools answer={answer} onRate={onRate} onRetry={isLast ? onRetry : undefined} />}
        {isLast && !isWriting && <FollowUps questions={answer.follow_ups} onAsk={onAsk} />}
      </div>
    </article>
  )
}

function TroubleNotice({ trouble, onRetry }: { trouble: Trouble; onRetry: (() => void) | undefined }) {
  const { errors, message } = useTexts(chatTexts)
  const retry = onRetry && (
    <Button variant="quiet" size="small" icon={<RotateCcw aria-hidden />} onClick={onRetry}>
      {message.tryAgain}
    </Button>
  )
  return (
    <Notice kind="error" title={trouble.kind === 'send' ? errors.send : errors.stream} action={retry}>
      {trouble.detail}
    </Notice>
  )
}
