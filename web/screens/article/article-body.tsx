import { useEffect, useRef } from 'react'
import { useNavigate, type NavigateFunction } from 'react-router'
import type { ShownArticle } from '#web/api/shown-article.ts'
import styles from './article.module.css'

/** The text. The HTML was made by our server from Markdown without raw HTML (server/blog/article-html.ts); without it, the plain paragraphs. */
export function ArticleBody({ article: { content, content_html, text_language } }: { article: ShownArticle }) {
  const navigate = useNavigate()
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const open = (event: MouseEvent) => openWithoutReload(event, navigate)
    const text = body.current
    text?.addEventListener('click', open)
    return () => text?.removeEventListener('click', open)
  }, [navigate])

  if (content_html === null) {
    return (
      <div className={styles.body} lang="ro">
        {paragraphs(content).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    )
  }
  return <div ref={body} className={styles.body} lang={text_language} dangerouslySetInnerHTML={{ __html: content_html }} />
}

function paragraphs(content: string): string[] {
  return content.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
}

/** A plain press on a link to a page of ours opens it without loading the site anew; anything else is the browser's business. */
function openWithoutReload(event: MouseEvent, navigate: NavigateFunction): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link || modified || link.origin !== window.location.origin) return
  event.preventDefault()
  void navigate(link.pathname + link.search + link.hash)
}
