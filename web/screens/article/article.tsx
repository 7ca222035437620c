import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { articleTexts } from '#texts/article.ts'
import type { ShownArticle } from '#web/api/plain-post.ts'
import { Cover } from '#web/features/articles/cover.tsx'
import { useTexts } from '#web/features/language/language.tsx'
import { useRootData } from '#web/features/shell/site.ts'
import { ArticleBody } from './article-body.tsx'
import { ArticleHead } from './article-head.tsx'
import styles from './article.module.css'
import { Contents } from './contents.tsx'
import { FailedNotice } from './failures.tsx'
import { Further } from './further.tsx'
import { articleData } from './json-ld.ts'
import { Provenance } from './provenance.tsx'
import { Share } from './share.tsx'
import { Urgent } from './urgent.tsx'

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
      <Further article={article} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: articleData(article, origin) }} />
    </div>
  )
}
