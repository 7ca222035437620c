import { BookOpen } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import type { BlogSummary } from '#contract/blog.ts'
import { blogTexts } from '#texts/blog.ts'
import { Cover } from '#web/features/articles/cover.tsx'
import { Tags } from '#web/features/articles/tags.tsx'
import { shownSummary, shownTitle } from '#web/features/articles/words.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { searchOf, type BlogAddress } from './address.ts'
import styles from './blog.module.css'
import { PostFacts } from './post-card.tsx'

/** 'Previzualizare' (S-174): what a post is about, and the way to it. Its address is the list's with `?id=`. */
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
      <Tags tags={post.tags} lang="ro" />
    </article>
  )
}

/** Closes the preview: back to the list where it was opened, or, at an address somebody was sent, on to it. */
function useClosePreview(address: BlogAddress): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  return () => {
    if (isMarked(state)) void navigate(-1)
    else void navigate(searchOf({ ...address, openId: null }), { replace: true, preventScrollReset: true })
  }
}

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'previewedHere' in state
}
