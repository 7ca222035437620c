import type { BlogSummary } from '#contract/blog.ts'
import { articleWords } from '#texts/article-words.ts'
import { blogTexts } from '#texts/blog.ts'
import { shownCategory } from '#web/features/articles/words.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { shortDate } from '#web/lib/dates.ts'
import styles from './blog.module.css'

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
