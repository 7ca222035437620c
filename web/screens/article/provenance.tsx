import { articleTexts, reviewNotes } from '#texts/article.ts'
import type { ShownArticle } from '#web/api/plain-post.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { longDate } from '#web/lib/dates.ts'
import styles from './article.module.css'

/** Where the facts come from, when they were checked, and who has not reviewed them. */
export function Provenance({ article: { sources, checked_on, review, partly_unconfirmed } }: { article: ShownArticle }) {
  const texts = useTexts(articleTexts)
  const language = useLanguage()
  if (sources.length === 0 && review === null) return null
  const note = review !== null && language === 'en' ? (reviewNotes[review] ?? review) : review

  return (
    <footer data-later className={styles.provenance}>
      {sources.length > 0 && <h2>{texts.sources}</h2>}
      <ul>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {title}
            </a>
          </li>
        ))}
      </ul>
      {checked_on !== null && <p>{texts.checkedOn(longDate(checked_on, language))}</p>}
      {note !== null && (
        <p>
          <strong>{texts.review}</strong> {note}.
        </p>
      )}
      {partly_unconfirmed && <p>{texts.unconfirmed}</p>}
    </footer>
  )
}
