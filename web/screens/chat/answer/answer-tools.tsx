import { lazy, Suspense, useEffect, useState } from 'react'
import { Check, Copy, RotateCcw, Share2, ThumbsDown, ThumbsUp } from 'lucide-react'
import { COPIED_MS } from '#contract/limits.ts'
import { chatTexts } from '#texts/chat/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import type { ShownAnswer } from '#web/screens/chat/conversation/conversation.ts'
import type { AnswerControl } from '#web/screens/chat/conversation/use-answers.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './answer-tools.module.css'

/** Loads when somebody sends an answer on. */
const ShareDialog = lazy(async () => ({ default: (await import('../share/share-dialog.tsx')).ShareDialog }))

export interface AnswerToolsProps {
  answer: ShownAnswer
  onRate: AnswerControl['rate']
  /** Given for the last answer only. */
  onRetry?: (() => void) | undefined
}

/** What can be done with a finished answer: copy it, send it on, praise or blame it, ask for another. */
export function AnswerTools({ answer, onRate, onRetry }: AnswerToolsProps) {
  const texts = useTexts(chatTexts).message
  const { message_id, rating } = answer
  return (
    <div className={styles.tools}>
      <CopyButton text={answer.text} />
      {message_id !== null && (
        <>
          <ShareButton messageId={message_id} />
          <IconButton
            aria-label={texts.up}
            aria-pressed={rating === 1}
            className={styles.thumb}
            onClick={() => onRate({ message_id, rating }, rating === 1 ? 0 : 1)}
          >
            <ThumbsUp aria-hidden />
          </IconButton>
          <IconButton
            aria-label={texts.down}
            aria-pressed={rating === -1}
            className={styles.thumb}
            onClick={() => onRate({ message_id, rating }, rating === -1 ? 0 : -1)}
          >
            <ThumbsDown aria-hidden />
          </IconButton>
        </>
      )}
      {onRetry && (
        <IconButton aria-label={texts.retry} onClick={onRetry}>
          <RotateCcw aria-hidden />
        </IconButton>
      )}
    </div>
  )
}

function ShareButton({ messageId }: { messageId: string }) {
  const { share } = useTexts(chatTexts).message
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton aria-label={share} onClick={() => setOpen(true)}>
        <Share2 aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <ShareDialog messageId={messageId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Not useCopied: that would be one file more in the first view of the chat. */
function CopyButton({ text }: { text: string }) {
  const texts = useTexts(chatTexts).message
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    // Outside https there is no clipboard; a person can still select the words.
    await navigator.clipboard?.writeText(text)
    setCopied(true)
  }
  return (
    <IconButton aria-label={isCopied ? texts.copied : texts.copy} onClick={() => void copy().catch(() => undefined)}>
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
    </IconButton>
  )
}
