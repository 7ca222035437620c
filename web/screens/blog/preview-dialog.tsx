import { BookOpen } from 'lucide-react'
import type { BlogSummary } from '#contract/blog.ts'
import { articleWords } from '#texts/article-words.ts'
import { blogTexts } from '#texts/blog.ts'
import { Cover } from '#web/features/articles/cover.tsx'
import { shownSummary, shownTitle } from '#web/features/articles/words.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { BlogAddress } from './address.ts'
import styles from './blog.module.css'
import { PostFacts } from './post-facts.tsx'
import { useClosePreview } from './use-close-preview.ts'

/** Spec §2 'Previzualizare': what a post is about, and the way to it. Its address is the list's with `?id=`. */
export function PreviewDialog({ post, address }: { post: BlogSummary | null; address: BlogAddress }) {
  const texts = useTexts(blogTexts)
  const close = useClosePreview(address)
  const read = post && (
    <ButtonLink to={`/blog/${post.id}`} icon={<BookOpen aria-hidden />}>
      {texts.read}
    </ButtonLink>
  )
  return (
    <Dialog open={post !== null} title={texts.preview} onClose={close} footer={read}>
      {post && <Preview post={post} />}
    </Dialog>
  )
}

function Preview({ post }: { post: BlogSummary }) {
  const texts = useTexts(blogTexts)
  const words = useTexts(articleWords)
  const language = useLanguage()
  const title = shownTitle(post, language)
  const summary = shownSummary(post, language)
  return (
    <article className={styles.preview}>
      <Cover post={post} className={styles.cover} loading="eager" />
      <PostFacts post={post} />
      <h3 lang={title.lang} className={styles.previewTitle}>
        {title.text}
      </h3>
      <p lang={summary.lang}>{summary.text}</p>
      {language === 'en' && <p className={styles.note}>{texts.romanianOnly}</p>}
      <ul aria-label={words.tags} className={styles.tags} lang="ro">
        {post.tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </article>
  )
}
