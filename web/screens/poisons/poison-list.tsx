import { Link } from 'react-router'
import type { Poison } from '#contract/poisons.ts'
import { poisonsTexts } from '#texts/first-aid/poisons.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { classes } from '#web/lib/classes.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './poisons.module.css'

interface PoisonListProps {
  /** Those found. */
  poisons: readonly Poison[]
  search: string
  onShowAll: () => void
}

/** How many poisons were found, and their entries; what is not found is not called safe. */
export function PoisonList({ poisons, search, onShowAll }: PoisonListProps) {
  const texts = useTexts(poisonsTexts)
  return (
    <>
      <p role="status" className={styles.count}>
        {poisons.length === 0 ? `${texts.empty(search.trim())} ${texts.emptyAdvice}` : texts.found(poisons.length)}
      </p>
      {poisons.length === 0 ? (
        <Button variant="quiet" onClick={onShowAll}>
          {texts.showAll}
        </Button>
      ) : (
        <ul className={styles.grid}>
          {poisons.map((poison) => (
            <Entry key={poison.id} poison={poison} />
          ))}
        </ul>
      )}
    </>
  )
}

const species = ['dog', 'cat', 'rabbit', 'bird'] as const

function Entry({ poison: { name, other_names, danger, signs, onset, now, article } }: { poison: Poison }) {
  const texts = useTexts(poisonsTexts)
  return (
    <li data-later className={styles.entry}>
      <h2>{name}</h2>
      <ul className={styles.dangers}>
        {species.map((one) => {
          const level = danger[one]
          return (
            level && (
              <li key={one} className={classes(styles.danger, styles[level])}>
                {texts.species[one]}: <strong>{texts.danger[level]}</strong>
              </li>
            )
          )
        })}
      </ul>
      <dl>
        <dt>{texts.now}</dt>
        <dd className={styles.now}>{now}</dd>
        <dt>{texts.signs}</dt>
        <dd>{signs}</dd>
        {onset !== null && (
          <>
            <dt>{texts.onset}</dt>
            <dd>{onset}</dd>
          </>
        )}
      </dl>
      <p className={styles.aside}>
        {texts.also} <span lang="ro">{other_names.join(', ')}</span>
      </p>
      <p>
        <Link to={`/blog/${article}`} aria-label={texts.moreOf(name)}>
          {texts.more}
        </Link>
      </p>
    </li>
  )
}
