import { homeTexts } from '#texts/home.ts'
import { useLanguage } from '#web/features/language/language.tsx'
import { wholeNumber } from '#web/lib/numbers.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { Tally } from './home-data.ts'
import styles from './statistics.module.css'

/** Spec §2 Home: '{n}+ Profesioniști', '{n}+ Adăposturi', '24/7 Disponibil'. */
export function Statistics({ trainers, shelters }: { trainers: Tally; shelters: Tally }) {
  const language = useLanguage()
  const { statistics: texts, examples } = homeTexts[language]
  const figures = [
    { figure: `${wholeNumber(trainers.total, language)}+`, label: texts.trainers },
    { figure: `${wholeNumber(shelters.total, language)}+`, label: texts.shelters },
    { figure: '24/7', label: texts.always },
  ]
  return (
    <section aria-labelledby="cifre" data-later className={styles.statistics}>
      <VisuallyHidden>
        <h2 id="cifre">{texts.heading}</h2>
      </VisuallyHidden>
      <ul>
        {figures.map(({ figure, label }) => (
          <li key={label}>
            <strong>{figure}</strong> {label}
          </li>
        ))}
      </ul>
      {(trainers.examples || shelters.examples) && <p>{examples}</p>}
    </section>
  )
}
