import { ArrowLeft, CircleAlert, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { articleTexts } from '#texts/article.ts'
import type { ShownArticle } from '#web/api/shown-article.ts'
import { Cover } from '#web/features/articles/cover.tsx'
import { useTexts } from '#web/features/language/language.tsx'
import { ReportContent } from '#web/features/reports/report-content.tsx'
import { EMERGENCY_CALL } from '#web/lib/emergency-call.ts'
import { useRootData } from '#web/lib/site.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { ArticleBody } from './article-body.tsx'
import { ArticleHead } from './article-head.tsx'
import styles from './article.module.css'
import { FailedNotice } from './failures.tsx'
import { Further } from './further.tsx'
import { articleData } from './json-ld.ts'
import { Provenance } from './provenance.tsx'
import { Share } from './share.tsx'

/** One article, from its title to what to read next. */
export function Article({ article, failed }: { article: ShownArticle; failed: boolean }) {
  const texts = useTexts(articleTexts)
  const origin = useRootData()?.origin ?? ''
  return (
    <div className={styles.page}>
      <Link to="/blogs" className={styles.back}>
        <ArrowLeft aria-hidden /> {texts.back}
      </Link>
      {failed && <FailedNotice />}
      <article>
        <ArticleHead article={article} />
        {article.urgent && <Urgent />}
        {/* A drawing does not stand between an emergency and what to do. */}
        {(!article.urgent || article.photo_data !== null) && <Cover post={article} className={styles.cover} loading="eager" />}
        <Contents headings={article.headings} />
        <ArticleBody article={article} />
        <Provenance article={article} />
      </article>
      <Share title={article.title} address={`${origin}/blog/${article.id}`} />
      <ReportContent kind="article" id={String(article.id)} />
      <Further article={article} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: articleData(article, origin) }} />
    </div>
  )
}

/** Fewer sections are seen at a glance. */
const WORTH_A_TABLE = 4

/** The sections of a long article. */
function Contents({ headings }: Pick<ShownArticle, 'headings'>) {
  const texts = useTexts(articleTexts)
  if (headings.length < WORTH_A_TABLE) return null
  return (
    <nav aria-label={texts.contents} className={styles.contents}>
      <h2>{texts.contents}</h2>
      <ol lang="ro">
        {headings.map(({ anchor, text }) => (
          <li key={anchor}>
            <Link to={{ hash: anchor }}>{text}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Above everything else of an urgent article: whom to call, before reading. */
function Urgent() {
  const texts = useTexts(articleTexts)
  return (
    <section className={styles.urgent}>
      <CircleAlert aria-hidden />
      <div>
        <p className={styles.urgentTitle}>{texts.urgentTitle}</p>
        <p>{texts.urgentAdvice}</p>
        <a href={EMERGENCY_CALL} className={buttonLook('danger')}>
          <Phone aria-hidden /> {texts.urgentCall}
        </a>
      </div>
    </section>
  )
}
