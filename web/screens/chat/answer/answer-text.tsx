import { memo, useDeferredValue, useMemo } from 'react'
import { Phone } from 'lucide-react'
import { chatTexts } from '#texts/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { classes } from '#web/lib/classes.ts'
import type { ShownSource } from '#web/screens/chat/conversation/reply.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { SourcesContext } from './answer-link.tsx'
import styles from './answer-text.module.css'
import { isUrgent, names112, splitUrgent } from './plain-text.ts'
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
  const { card, rest } = isUrgent(shown) ? splitUrgent(shown) : { card: '', rest: shown }
  const words = (part: string) => (renderMarkdown ? renderMarkdown(part, isWhole) : <p className={styles.plain}>{part}</p>)
  return (
    <SourcesContext value={context}>
      {card !== '' && (
        <div className={classes(styles.text, styles.urgent)}>
          {names112(card) && <Call112 />}
          {words(card)}
        </div>
      )}
      {rest !== '' && <div className={styles.text}>{words(rest)}</div>}
    </SourcesContext>
  )
})

/** In an emergency the number is one press away, above everything there is to read. */
function Call112() {
  const { call112 } = useTexts(chatTexts).message
  return (
    <a href="tel:112" className={classes(buttonLook('danger', 'large'), styles.call)}>
      <Phone aria-hidden />
      {call112}
    </a>
  )
}
