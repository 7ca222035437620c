import { homeTexts } from '#texts/home.ts'
import { useLanguage } from '#web/features/language/language.tsx'
import { wholeNumber } from '#web/lib/numbers.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './statistics.module.css'

/**
 * '{n}+ Profesioniști', '{n}+ Adăposturi', '24/7 Disponibil' (S-086 to S-088). A count that cannot be read (null) is shown as
 * 0, as the specification wants; a list that has nobody yet gets a sentence and no figure (docs/decisions/0021-examples.md).
 */
export function Statistics({ trainers, shelters }: { trainers: number | null; shelters: number | null }) {
  const language = useLanguage()
  const texts = homeTexts[language].statistics
  const counted = [
    { records: trainers, label: texts.trainers, none: texts.noTrainers },
    { records: shelters, label: texts.shelters, none: texts.noShelters },
  ]
  const nobodyYet = counted.filter(({ records }) => records === 0)
  return (
    <section aria-label={texts.heading} data-later className={styles.statistics}>
      <VisuallyHidden as="h2">{texts.heading}</VisuallyHidden>
      <ul>
        {counted
          .filter(({ records }) => records !== 0)
          .map(({ records, label }) => (
            <li key={label}>
              <strong>{wholeNumber(records ?? 0, language)}+</strong> {label}
            </li>
          ))}
        <li>
          <strong>24/7</strong> {texts.always}
        </li>
      </ul>
      {nobodyYet.length > 0 && <p>{nobodyYet.map(({ none }) => none).join(' ')}</p>}
    </section>
  )
}
