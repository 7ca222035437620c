import { Link } from 'react-router'
import type { BlogSummary } from '#contract/blog.ts'
import { HOME_TAGS } from '#contract/limits.ts'
import { homeTexts } from '#texts/home.ts'
import { Cover } from '#web/features/articles/cover.tsx'
import { shownCategory, shownSummary, shownTitle } from '#web/features/articles/words.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { firstWords } from '#web/lib/text.ts'
import { useLastGood } from '#web/lib/use-last-good.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './recent-articles.module.css'

interface RecentArticlesProps {
  /** Null when they could not be read. */
  posts: readonly BlogSummary[] | null
  loading: boolean
}

/** The three latest posts and the way to all of them (S-089, S-091). */
export function RecentArticles({ posts, loading }: RecentArticlesProps) {
  const texts = useTexts(homeTexts).articles
  const shown = useLastGood(posts, 'recent') ?? []
  return (
    <section aria-labelledby="articole" data-later className={styles.articles}>
      <header className={styles.header}>
        <h2 id="articole">{texts.heading}</h2>
        <Link to="/blogs">{texts.all}</Link>
        {loading && <p className={styles.loading}>{texts.loading}</p>}
      </header>
      {posts === null && <Failed />}
      {posts?.length === 0 && <p className={styles.empty}>{texts.empty}</p>}
      {shown.length > 0 && (
        <ul className={styles.cards}>
          {shown.map((post) => (
            <ArticleCard key={post.id} post={post} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** The retry button of a list reloads the page (S-379). */
function Failed() {
  const texts = useTexts(homeTexts).articles
  const retry = (
    <Button variant="quiet" onClick={() => window.location.reload()}>
      {texts.retry}
    </Button>
  )
  return <Notice kind="error" title={texts.failed} action={retry} />
}

/** One of the latest articles: its picture, category, title, first words and at most two tags (S-094). */
function ArticleCard({ post }: { post: BlogSummary }) {
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
