import { chatTexts } from '#texts/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import type { ShownPerspective, ShownSource } from '#web/screens/chat/conversation/reply.ts'
import { AnswerText } from './answer-text.tsx'
import styles from './perspectives.module.css'

interface PerspectivesProps {
  answerId: string
  perspectives: readonly ShownPerspective[]
  sources: readonly ShownSource[]
}

/** The same question seen by others, each closed until asked for. */
export function Perspectives({ answerId, perspectives, sources }: PerspectivesProps) {
  const { perspectives: title } = useTexts(chatTexts).message
  if (perspectives.length === 0) return null
  return (
    <section className={styles.perspectives}>
      <h2 className={styles.title}>{title}</h2>
      {perspectives.map(({ label, text }) => (
        <details key={label + text} className={styles.perspective}>
          <summary>{label || title}</summary>
          <AnswerText answerId={answerId} text={text} isWhole sources={sources} />
        </details>
      ))}
    </section>
  )
}
