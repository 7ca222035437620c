import { directoryTexts } from '#texts/directories.ts'
import { placeName } from '#texts/place-names.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import styles from './record-dialog.module.css'

export type FactName = 'type' | 'capacity' | 'experience' | 'specialization' | 'location'

/** Labelled facts of a record; a fact nobody has told says so ('nespecificat'). */
export function RecordFacts({ facts }: { facts: readonly (readonly [FactName, string])[] }) {
  const texts = useTexts(directoryTexts)
  const language = useLanguage()
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt className={styles.label}>{texts.labels[name]}</dt>
          <dd className={fact === '' ? styles.unknown : undefined}>{placeName(fact, language) || texts.unspecified}</dd>
        </div>
      ))}
    </dl>
  )
}
