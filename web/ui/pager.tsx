import { use, type ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { uiTexts } from '#texts/ui.ts'
import { LanguageContext } from '#web/lib/language-context.ts'
import { pagerItems } from '#web/lib/pages.ts'
import styles from './pager.module.css'

interface PagerProps {
  /** From 1. */
  current: number
  pages: number
  /** The address of a page, e.g. `?pagina=2`: pages live in the URL, so back restores them. */
  hrefOf: (page: number) => string
  onPage?: (page: number) => void
}

/** First, last and current page plus or minus 1, with dots (S-389 to S-391). Nothing for a single page. */
export function Pager({ current, pages, hrefOf, onPage }: PagerProps) {
  const texts = uiTexts[use(LanguageContext)]
  if (pages < 2) return null

  const step = (page: number, label: string, icon: ReactNode) =>
    page >= 1 && page <= pages ? (
      <Link to={hrefOf(page)} aria-label={label} className={styles.page} onClick={() => onPage?.(page)}>
        {icon}
      </Link>
    ) : (
      <span className={styles.end} aria-hidden>
        {icon}
      </span>
    )

  return (
    <nav aria-label={texts.pager} className={styles.pager}>
      {step(current - 1, texts.previous, <ChevronLeft aria-hidden />)}
      {pagerItems(current, pages).map((item, index) =>
        item === 'dots' ? (
          <span key={`dots-${index}`} className={styles.dots} aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={item}
            to={hrefOf(item)}
            aria-label={texts.page(item)}
            aria-current={item === current ? 'page' : undefined}
            className={styles.page}
            onClick={() => onPage?.(item)}
          >
            {item}
          </Link>
        ),
      )}
      {step(current + 1, texts.next, <ChevronRight aria-hidden />)}
    </nav>
  )
}
