import { Link } from 'react-router'
import { articleTexts } from '#texts/article.ts'
import type { ShownArticle } from '#web/api/plain-post.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './article.module.css'

/** Fewer sections are seen at a glance. */
const WORTH_A_TABLE = 4

/** The sections of a long article. */
export function Contents({ headings }: Pick<ShownArticle, 'headings'>) {
  const texts = useTexts(articleTexts)
  if (headings.length < WORTH_A_TABLE) return null
  return (
    <nav aria-label={texts.contents} className={styles.contents}>
      <h2>{texts.contents}</h2>
      <ol lang="ro">
        {headings.map(({ anchor, text }) => (
          <li key={anchor}>
            <Link to={{ hash: anchor }}>{text}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
