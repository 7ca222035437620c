import { ArrowLeft, ArrowRight, MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import { articleWords } from '#texts/article-words.ts'
import { articleTexts } from '#texts/article.ts'
import type { BlogArticle, BlogSummary } from '#contract/blog.ts'
import type { ShownArticle } from '#web/api/shown-article.ts'
import { Cover } from '#web/features/articles/cover.tsx'
import { shownTitle } from '#web/features/articles/words.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import styles from './further.module.css'

/** What to do after reading: ask, read on, go back to the list. */
export function Further({ article: { related, previous, next } }: { article: ShownArticle }) {
  const texts = useTexts(articleTexts)
  return (
    <div className={styles.further}>
      <section className={styles.ask}>
        <h2>{texts.askTitle}</h2>
        <ButtonLink to="/" icon={<MessageCircle aria-hidden />}>
          {texts.ask}
        </ButtonLink>
      </section>
      {related.length > 0 && <Related posts={related} />}
      <nav aria-label={texts.neighbours} className={styles.neighbours}>
        <Neighbour post={previous} direction="previous" />
        <Neighbour post={next} direction="next" />
      </nav>
      <ButtonLink to="/blogs" variant="quiet">
        {texts.others}
      </ButtonLink>
    </div>
  )
}

function Related({ posts }: { posts: BlogSummary[] }) {
  const texts = useTexts(articleTexts)
  const words = useTexts(articleWords)
  const language = useLanguage()
  return (
    <section aria-label={texts.related} data-later>
      <h2>{texts.related}</h2>
      <ul className={styles.related}>
        {posts.map((post) => {
          const title = shownTitle(post, language)
          return (
            <li key={post.id}>
              <Cover post={post} className={styles.thumbnail} />
              <Link to={`/blog/${post.id}`} lang={title.lang}>
                {title.text}
              </Link>
              <span className={styles.note}>{words.minutes(post.reading_minutes)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Neighbour({ post, direction }: { post: BlogArticle['next']; direction: 'previous' | 'next' }) {
  const texts = useTexts(articleTexts)
  const language = useLanguage()
  if (!post) return null
  const title = shownTitle(post, language)
  return (
    <Link to={`/blog/${post.id}`} rel={direction === 'previous' ? 'prev' : 'next'} className={styles.neighbour} data-direction={direction}>
      <span className={styles.note}>
        {direction === 'previous' && <ArrowLeft aria-hidden />}
        {texts[direction]}
        {direction === 'next' && <ArrowRight aria-hidden />}
      </span>
      <span lang={title.lang}>{title.text}</span>
    </Link>
  )
}
