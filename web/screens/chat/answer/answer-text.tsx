import { memo, useDeferredValue, useMemo } from 'react'
import type { ShownSource } from '#web/screens/chat/stream/reply.ts'
import { SourcesContext } from './answer-link.tsx'
import styles from './answer-text.module.css'
import { useMarkdown } from './use-markdown.ts'

interface AnswerTextProps {
  answerId: string
  text: string
  /** False while more words may come. */
  isWhole: boolean
  sources: readonly ShownSource[]
}

/** The words of an answer; kept as they are while other messages change, because parsing is the dear part. */
export const AnswerText = memo(function AnswerText({ answerId, text, isWhole, sources }: AnswerTextProps) {
  const shown = useDeferredValue(text)
  const context = useMemo(() => ({ answerId, sources }), [answerId, sources])
  const renderMarkdown = useMarkdown()
  return (
    <SourcesContext value={context}>
      <div className={styles.text}>{renderMarkdown ? renderMarkdown(shown, isWhole) : <p className={styles.plain}>{shown}</p>}</div>
    </SourcesContext>
  )
})
