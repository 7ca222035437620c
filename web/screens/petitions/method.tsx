import { petitionsTexts } from '#texts/petitions.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './method.module.css'

/** How signatures are counted and what a petition is worth, for whoever asks. */
export function Method() {
  const texts = useTexts(petitionsTexts)
  return (
    <details className={styles.method}>
      <summary>{texts.method}</summary>
      <ul>
        {texts.methodPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </details>
  )
}
