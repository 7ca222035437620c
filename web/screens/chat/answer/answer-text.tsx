import { lazy, memo, Suspense, useDeferredValue, useMemo } from 'react'
import { Phone } from 'lucide-react'
import { chatTexts } from '#texts/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { classes } from '#web/lib/classes.ts'
import { buttonLook } from '#web/ui/button.tsx'
import type { ShownSource } from '#web/screens/chat/conversation/reply.ts'
import { SourcesContext } from './answer-link.tsx'
import styles from './answer-text.module.css'
import { isUrgent, names112 } from './plain-text.ts'

interface AnswerTextProps {
  answerId: string
  text: string
  /** False while more words may come. */
  isWhole: boolean
  sources: readonly ShownSource[]
}

/** Fetched with the first answer: a reader who asks nothing never loads a Markdown parser. Plain words serve when it cannot come. */
const loadMarkdown = () => import('./markdown.tsx').then(({ Markdown }) => ({ default: Markdown })).catch(() => ({ default: PlainWords }))
const Markdown = lazy(loadMarkdown)

/** Starts fetching the Markdown parser before the first words arrive. */
export function expectMarkdown(): void {
  void loadMarkdown()
}

/** The words of an answer; kept as they are while other messages change, because parsing is the dear part. */
export const AnswerText = memo(function AnswerText({ answerId, text, isWhole, sources }: AnswerTextProps) {
  const shown = useDeferredValue(text)
  const context = useMemo(() => ({ answerId, sources }), [answerId, sources])
  const urgent = isUrgent(text)
  return (
    <SourcesContext value={context}>
      <div className={classes(styles.text, urgent && styles.urgent)}>
        {urgent && names112(text) && <Call112 />}
        <Suspense fallback={<PlainWords text={shown} />}>
          <Markdown text={shown} isWhole={isWhole} />
        </Suspense>
      </div>
    </SourcesContext>
  )
})

function PlainWords({ text }: { text: string }) {
  return <p className={styles.plain}>{text}</p>
}

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
