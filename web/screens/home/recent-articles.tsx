import { Link } from 'react-router'
import type { BlogSummary } from '#contract/blog.ts'
import { homeTexts } from '#texts/home.ts'
import { useLastGood } from '#web/features/articles/use-last-good.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ArticleCard } from './article-card.tsx'
import styles from './recent-articles.module.css'

interface RecentArticlesProps {
  /** Null when they could not be read. */
  posts: readonly BlogSummary[] | null
  loading: boolean
}

/** Spec §2 Home: the three latest posts and the way to all of them. */
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

/** Spec §4: the retry button of a list reloads the page. */
function Failed() {
  const texts = useTexts(homeTexts).articles
  const retry = (
    <Button variant="quiet" onClick={() => window.location.reload()}>
      {texts.retry}
    </Button>
  )
  return <Notice kind="error" title={texts.failed} action={retry} />
}
