import { useEffect, type ReactNode } from 'react'
import { MessageCirclePlus, RotateCcw } from 'lucide-react'
import { chatTexts } from '#texts/chat/chat.ts'
import tabbyHead from '#web/assets/drawings/tabby-head.svg'
import { useTexts } from '#web/features/language/language.tsx'
import { fetchMarkdown } from '#web/screens/chat/answer/use-markdown.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './no-conversation.module.css'

/** While a conversation is fetched. */
export function LoadingConversation() {
  const { heading, loading } = useTexts(chatTexts)
  useEffect(() => void fetchMarkdown(), [])
  return (
    <div className={styles.box} aria-busy>
      <VisuallyHidden as="h1">{heading}</VisuallyHidden>
      <output className={styles.words}>{loading}</output>
      <Skeleton lines={4} />
    </div>
  )
}

/** A session that is unknown, or somebody else's (S-464). */
export function MissingConversation({ sessionId, onNewChat }: { sessionId: string; onNewChat: () => void }) {
  const { errors } = useTexts(chatTexts)
  const way = (
    <Button icon={<MessageCirclePlus aria-hidden />} onClick={onNewChat}>
      {errors.createNew}
    </Button>
  )
  return <DeadEnd sentence={errors.missing(sessionId)} way={way} />
}

/** The chat could not be started at all (S-466). */
export function FailedConversation({ onRetry }: { onRetry: () => void }) {
  const { errors } = useTexts(chatTexts)
  const way = (
    <Button icon={<RotateCcw aria-hidden />} onClick={onRetry}>
      {errors.retry}
    </Button>
  )
  return <DeadEnd sentence={errors.start} way={way} />
}

/** Says why there is no conversation, with the one way on. */
function DeadEnd({ sentence, way }: { sentence: string; way: ReactNode }) {
  const { heading } = useTexts(chatTexts)
  return (
    <div className={styles.box}>
      <VisuallyHidden as="h1">{heading}</VisuallyHidden>
      <img src={tabbyHead} alt="" className={styles.drawing} />
      <p role="alert" className={styles.words}>
        {sentence}
      </p>
      {way}
    </div>
  )
}
