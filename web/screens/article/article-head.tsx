import { articleWords } from '#texts/article-words.ts'
import { articleTexts } from '#texts/article.ts'
import type { ShownArticle } from '#web/api/plain-post.ts'
import { shownCategory, shownTitle } from '#web/features/articles/words.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { longDate } from '#web/lib/dates.ts'
import styles from './article.module.css'

/** Title, author, day, category, tags; for English readers also what the article says. */
export function ArticleHead({ article }: { article: ShownArticle }) {
  const texts = useTexts(articleTexts)
  const words = useTexts(articleWords)
  const language = useLanguage()
  const title = shownTitle(article, language)
  const category = shownCategory(article.category, language)

  return (
    <header className={styles.head}>
      <p className={styles.category} lang={category.lang}>
        {category.text}
      </p>
      <h1 lang={title.lang}>{title.text}</h1>
      <p className={styles.facts}>
        <span>{texts.by(article.author)}</span>
        <time dateTime={article.created_at}>{longDate(article.created_at, language)}</time>
        <span>{words.minutes(article.reading_minutes)}</span>
      </p>
      <ul aria-label={words.tags} className={styles.tags} lang="ro">
        {article.tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      {language === 'en' ? <EnglishSummary article={article} /> : <p className={styles.lead}>{article.short_description}</p>}
    </header>
  )
}

function EnglishSummary({ article: { title, summary_en } }: { article: ShownArticle }) {
  const texts = useTexts(articleTexts)
  return (
    <section className={styles.english}>
      {summary_en !== null && (
        <>
          <h2>{texts.summary}</h2>
          <p>{summary_en}</p>
        </>
      )}
      <p className={styles.note}>
        {texts.romanianOnly} <span lang="ro">„{title}”</span>
      </p>
    </section>
  )
}
