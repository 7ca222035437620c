import { useMemo } from 'react'
import type { SharedAnswer } from '#contract/shared-answers.ts'
import { sharedAnswerTexts } from '#texts/chat/shared-answer.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { SourcesContext } from '#web/screens/chat/answer/answer-link.tsx'
import answerText from '#web/screens/chat/answer/answer-text.module.css'
import { renderMarkdown } from '#web/screens/chat/answer/markdown.tsx'
import { restBehindCard } from '#contract/plain-text.ts'
import { Sources } from '#web/screens/chat/answer/sources.tsx'
import { UrgentCard } from '#web/screens/chat/answer/urgent-card.tsx'
import styles from './shared-answer.module.css'

/** What a copy holds, on its page and before it is made: the question where it is told, the card, the words, the sources. Whole without a script. */
export function SharedCopy({ answerId, copy }: { answerId: string; copy: Pick<SharedAnswer, 'question' | 'answer' | 'card' | 'sources'> }) {
  const texts = useTexts(sharedAnswerTexts)
  const { question, answer, card, sources } = copy
  const context = useMemo(() => ({ answerId, sources }), [answerId, sources])
  return (
    <article aria-label={texts.answer} className={styles.copy}>
      {question !== null && (
        <div>
          <p className={styles.label}>{texts.question}</p>
          <blockquote className={styles.question}>{question}</blockquote>
        </div>
      )}
      {card && <UrgentCard answerId={answerId} card={card} sources={sources} />}
      <SourcesContext value={context}>
        <div className={answerText.text}>{renderMarkdown(card ? restBehindCard(answer) : answer, true)}</div>
      </SourcesContext>
      <Sources answerId={answerId} sources={sources} />
    </article>
  )
}
