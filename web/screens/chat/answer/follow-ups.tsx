import { CornerDownRight } from 'lucide-react'
import { chatTexts } from '#texts/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './follow-ups.module.css'

/** Questions that lead on from an answer; pressing one asks it. */
export function FollowUps({ questions, onAsk }: { questions: readonly string[]; onAsk: (question: string) => void }) {
  const { followUps } = useTexts(chatTexts).message
  if (questions.length === 0) return null
  return (
    <section className={styles.followUps}>
      <h2 className={styles.title}>{followUps}</h2>
      {questions.map((question) => (
        <button key={question} type="button" className={styles.question} onClick={() => onAsk(question)}>
          <CornerDownRight aria-hidden />
          {question}
        </button>
      ))}
    </section>
  )
}
