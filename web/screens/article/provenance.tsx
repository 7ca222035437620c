import { articleTexts } from '#texts/article.ts'
import type { ShownArticle } from '#web/api/shown-article.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './article.module.css'

/** Which pages support which words, how the text was written, and who has reviewed it or that nobody has. */
export function Provenance({ article: { sources, partly_unconfirmed, reviewed_by, provenance } }: { article: ShownArticle }) {
  const texts = useTexts(articleTexts)
  return (
    <footer data-later className={styles.provenance}>
      <h2>{texts.sources}</h2>
      {sources.length === 0 && <p>{texts.noSources}</p>}
      <ul>
        {sources.map(({ title, url, supports }) => (
          <li key={`${url} ${supports}`}>
            <a href={url} target="_blank" rel="noopener noreferrer" lang="ro">
              {title}
            </a>
            {supports !== null && (
              <>
                {' '}
                {texts.supports} <q lang="ro">{supports}</q>
              </>
            )}
          </li>
        ))}
      </ul>
      <h2>{texts.about}</h2>
      {reviewed_by && <p className={styles.badge}>{texts.reviewed}</p>}
      {provenance !== null && <p>{provenance}</p>}
      {sources.length > 0 && partly_unconfirmed && <p>{texts.unconfirmed}</p>}
    </footer>
  )
}
