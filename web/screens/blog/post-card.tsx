import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { BlogSummary } from '#contract/blog.ts'
import { articleWords } from '#texts/article-words.ts'
import { blogTexts } from '#texts/blog.ts'
import { Cover } from '#web/features/articles/cover.tsx'
import { Tags } from '#web/features/articles/tags.tsx'
import { shownCategory, shownSummary, shownTitle } from '#web/features/articles/words.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { shortDate } from '#web/lib/dates.ts'
import { firstWords } from '#web/lib/text.ts'
import { PREVIEWED_HERE } from './address.ts'
import styles from './blog.module.css'

/** A post in the list. Pressing the card previews it; the link at its foot opens it. */
export function PostCard({ post, previewLink, first }: { post: BlogSummary; previewLink: string; first: boolean }) {
  const texts = useTexts(blogTexts)
  const language = useLanguage()
  const title = shownTitle(post, language)
  const summary = shownSummary(post, language)

  return (
    <article className={styles.card}>
      <Cover post={post} className={styles.cover} first={first} />
      <div className={styles.words}>
        <PostFacts post={post} />
        <h2 className={styles.title}>
          <Link to={previewLink} state={PREVIEWED_HERE} preventScrollReset aria-haspopup="dialog" className={styles.opener} lang={title.lang}>
            {title.text}
          </Link>
        </h2>
        <p className={styles.summary} lang={summary.lang}>
          {firstWords(summary.text)}
        </p>
        <Tags tags={post.tags} lang="ro" />
        <Link to={`/blog/${post.id}`} className={styles.read} aria-label={texts.readOf(title.text)}>
          {texts.read} <ArrowRight aria-hidden />
        </Link>
      </div>
    </article>
  )
}

/** Category, day and reading time of a post; urgent ones say so. */
export function PostFacts({ post }: { post: BlogSummary }) {
  const texts = useTexts(blogTexts)
  const words = useTexts(articleWords)
  const language = useLanguage()
  const category = shownCategory(post.category, language)
  return (
    <p className={styles.facts}>
      {post.urgent && <strong className={styles.urgent}>{texts.urgent}</strong>}
      <span lang={category.lang}>{category.text}</span>
      <time dateTime={post.created_at}>{shortDate(post.created_at, language)}</time>
      <span>{words.shortMinutes(post.reading_minutes)}</span>
    </p>
  )
}
