import { Link } from 'react-router'
import type { BlogSummary } from '#contract/blog.ts'
import { HOME_TAGS } from '#contract/limits.ts'
import { homeTexts } from '#texts/home.ts'
import { Cover } from '#web/features/articles/cover.tsx'
import { shownCategory, shownSummary, shownTitle } from '#web/features/articles/words.ts'
import { useLanguage } from '#web/features/language/language.tsx'
import { firstWords } from '#web/lib/text.ts'
import styles from './article-card.module.css'

/** One of the latest articles: its picture, category, title, first words and at most two tags (spec §2 Home). */
export function ArticleCard({ post }: { post: BlogSummary }) {
  const language = useLanguage()
  const title = shownTitle(post, language)
  const summary = shownSummary(post, language)
  const category = shownCategory(post.category, language)
  return (
    <li className={styles.card}>
      <Cover post={post} className={styles.cover} />
      <div className={styles.words}>
        <p className={styles.category} lang={category.lang}>
          {category.text}
        </p>
        <h3 lang={title.lang}>
          <Link to={`/blog/${post.id}`} className={styles.link}>
            {title.text}
          </Link>
        </h3>
        <p lang={summary.lang}>{firstWords(summary.text)}</p>
        <Tags tags={post.tags} />
      </div>
    </li>
  )
}

function Tags({ tags }: { tags: readonly string[] }) {
  const texts = homeTexts[useLanguage()].articles
  const more = tags.length - HOME_TAGS
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags}>
      {tags.slice(0, HOME_TAGS).map((tag) => (
        <li key={tag} lang="ro">
          {tag}
        </li>
      ))}
      {more > 0 && <li className={styles.more}>{texts.moreTags(more)}</li>}
    </ul>
  )
}
