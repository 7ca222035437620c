import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { countyNamedIn } from '#content/places/counties.ts'
import { directoryTexts, type FindingWords } from '#texts/directories.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import type { DirectoryAddress } from './address.ts'
import styles from './finding.module.css'

interface FindingProps {
  words: { empty: string; finding: FindingWords }
  address: DirectoryAddress
  /** Invented examples stand below. */
  examples: boolean
  /** The way to propose somebody. */
  suggest: ReactNode
}

/** Where the list has nobody real: that it has not, and how to find somebody without it. */
export function Finding({ words: { empty, finding }, address, examples, suggest }: FindingProps) {
  const texts = useTexts(directoryTexts)
  const narrowed = address.q !== '' || address.city !== '' || address.species !== ''
  return (
    <div className={styles.finding}>
      <div>
        <p role="status" className={styles.none}>
          {narrowed ? finding.noneFound : finding.noneYet}
        </p>
        {!examples && (
          // English in both languages (S-479), so it says so to those who listen.
          <p lang="en" className={styles.empty}>
            {empty}
          </p>
        )}
        {narrowed && (
          <ButtonLink to="?" variant="quiet">
            {texts.clearFilters}
          </ButtonLink>
        )}
      </div>
      {suggest}
      <Ways finding={finding} county={countyNamedIn(`${address.q} ${address.city}`)} />
    </div>
  )
}

function Ways({ finding, county }: { finding: FindingWords; county: string | null }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.ways}>
      <h2 id={titleId}>{finding.title}</h2>
      {county === null && finding.sayCounty !== '' && <p>{finding.sayCounty}</p>}
      <div className={styles.columns}>
        <ol>
          {finding.ways(county).map(({ title, text }) => (
            <li key={title}>
              <strong>{title}.</strong> {text}
            </li>
          ))}
        </ol>
        <div>
          <h3>{finding.askTitle}</h3>
          <ul>
            {finding.ask.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      </div>
      <ul className={styles.articles}>
        {finding.articles.map(({ to, title }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
