import type { ArticlePreview as Preview } from '#contract/article-desk.ts'
import { articlePreviewTexts } from '#texts/staff/articles/preview.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import styles from './articles.module.css'
import { CoverDrawing } from './cover-drawing.tsx'

/** An article as its page shows it. The HTML was made by our server from Markdown without raw HTML (server/blog/article-html.ts). */
export function ArticlePreview({ preview }: { preview: Preview }) {
  const texts = useTexts(articlePreviewTexts)
  const language = useLanguage()
  const { title, author, category, cover, short_description, urgent, sources, partly_unconfirmed, content_html, provenance, reading_minutes, tags } = preview
  return (
    <article className={styles.preview} lang="ro">
      {/* As on the page, none stands between an emergency and whom to call. */}
      {cover !== null && !urgent && <CoverDrawing number={cover} className={styles.cover} />}
      <p className={styles.category}>{category}</p>
      <h3>{title}</h3>
      <p className={styles.aside} lang={language}>
        {texts.by(author)} · {texts.minutes(reading_minutes)}
      </p>
      {tags.length > 0 && <p className={styles.aside}>{tags.join(' · ')}</p>}
      <p className={styles.lead}>{short_description}</p>
      {urgent && (
        <p className={styles.urgent} lang={language}>
          {texts.urgentTitle}
        </p>
      )}
      <div className={styles.body} dangerouslySetInnerHTML={{ __html: content_html }} />
      <footer className={styles.provenance} lang={language}>
        <p>
          <strong>{texts.sources}</strong>
        </p>
        {sources.length === 0 && <p>{texts.noSources}</p>}
        <ul>
          {sources.map(({ title: name, url, supports }) => (
            <li key={`${url} ${supports}`} lang="ro">
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
              {supports !== null && supports !== '' && <q>{supports}</q>}
            </li>
          ))}
        </ul>
        <p>{provenance[language]}</p>
        {sources.length > 0 && partly_unconfirmed && <p>{texts.unconfirmed}</p>}
      </footer>
    </article>
  )
}
