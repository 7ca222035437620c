import { officialPetitionTexts } from '#texts/official-petition.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './before.module.css'

/** What a person should know and have at hand before the first question. */
export function Before() {
  const texts = useTexts(officialPetitionTexts)
  return (
    <section aria-labelledby="inainte" className={styles.before}>
      <h2 id="inainte">{texts.before.heading}</h2>
      <ul>
        {texts.before.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {texts.language && <p>{texts.language}</p>}
    </section>
  )
}
