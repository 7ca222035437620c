import { useEffect, useState } from 'react'
import { Trash2 } from 'lucide-react'
import { keptTexts } from '#texts/offline/kept.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { isAnyWaiting } from '#web/features/offline/waiting-note.ts'
import { removeQuestion, waitingQuestions, type WaitingQuestion } from '#web/features/offline/waiting.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './storage.module.css'

/** The questions that wait on this device for a network, each removable. */
export function Waiting() {
  const texts = useTexts(keptTexts)
  const [questions, setQuestions] = useState<readonly WaitingQuestion[]>([])
  const look = () => {
    if (isAnyWaiting()) waitingQuestions().then(setQuestions, () => setQuestions([]))
    else setQuestions([])
  }
  useEffect(look, [])
  const remove = (id: string) => void removeQuestion(id).then(look)
  return (
    <section>
      <h2>{texts.waiting}</h2>
      <p>{texts.waitingText}</p>
      <output>{questions.length === 0 && <p>{texts.noneWaiting}</p>}</output>
      <ul className={styles.waiting}>
        {questions.map(({ id, text }) => (
          <li key={id}>
            {text}
            <IconButton aria-label={texts.removeWaiting(text)} onClick={() => remove(id)}>
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
