import { longDate } from '#texts/dates.ts'
import { articleWords } from '#texts/article-words.ts'
import { articleTexts } from '#texts/article.ts'
import type { ShownArticle } from '#web/api/shown-article.ts'
import { Tags } from '#web/features/articles/tags.tsx'
import { shownCategory, shownTitle } from '#web/features/articles/words.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
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
      <Tags tags={language === 'en' ? article.tags_en : article.tags} />
      {language === 'en' ? <EnglishSummary article={article} /> : <p className={styles.lead}>{article.short_description}</p>}
    </header>
  )
}

function EnglishSummary({ article: { title, summary_en, text_language } }: { article: ShownArticle }) {
  const texts = useTexts(articleTexts)
  return (
    <section className={styles.english}>
      {summary_en !== null && (
        <>
          <h2>{texts.summary}</h2>
          <p>{summary_en}</p>
        </>
      )}
      {text_language === 'ro' && (
        <p className={styles.note}>
          {texts.romanianOnly} <span lang="ro">„{title}”</span>
        </p>
      )}
    </section>
  )
}
