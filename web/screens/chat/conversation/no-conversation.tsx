import { useEffect } from 'react'
import { MessageCirclePlus, RotateCcw } from 'lucide-react'
import { chatTexts } from '#texts/chat.ts'
import tabbyHead from '#web/assets/drawings/tabby-head.svg'
import { useTexts } from '#web/features/language/language.tsx'
import { fetchMarkdown } from '#web/screens/chat/answer/use-markdown.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './no-conversation.module.css'

/** While a conversation is fetched. */
export function LoadingConversation() {
  const { heading, loading } = useTexts(chatTexts)
  useEffect(() => void fetchMarkdown(), [])
  return (
    <div className={styles.box} aria-busy>
      <h1 className={styles.heading}>{heading}</h1>
      <output className={styles.words}>{loading}</output>
      <Skeleton lines={4} />
    </div>
  )
}

/** A session that is unknown, or somebody else's (spec §8). */
export function MissingConversation({ sessionId, onNewChat }: { sessionId: string; onNewChat: () => void }) {
  const { errors, heading } = useTexts(chatTexts)
  return (
    <div className={styles.box}>
      <h1 className={styles.heading}>{heading}</h1>
      <img src={tabbyHead} alt="" className={styles.drawing} />
      <p role="alert" className={styles.words}>
        {errors.missing(sessionId)}
      </p>
      <Button icon={<MessageCirclePlus aria-hidden />} onClick={onNewChat}>
        {errors.createNew}
      </Button>
    </div>
  )
}

/** The chat could not be started at all (spec §8). */
export function FailedConversation({ onRetry }: { onRetry: () => void }) {
  const { errors, heading } = useTexts(chatTexts)
  return (
    <div className={styles.box}>
      <h1 className={styles.heading}>{heading}</h1>
      <img src={tabbyHead} alt="" className={styles.drawing} />
      <p role="alert" className={styles.words}>
        {errors.start}
      </p>
      <Button icon={<RotateCcw aria-hidden />} onClick={onRetry}>
        {errors.retry}
      </Button>
    </div>
  )
}
