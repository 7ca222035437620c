import { useEffect, useState } from 'react'
import type { ArticlePreview as Preview } from '#contract/article-desk.ts'
import type { ArticleFields } from '#contract/article-drafts.ts'
import { writeArticleTexts } from '#texts/staff/articles/write.ts'
import { previewDraft } from '#web/api/article-desk.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { useDesk } from '../door/desk-context.ts'
import { ArticlePreview } from './article-preview.tsx'

/** What is typed, as its page will show it: made by the server, a moment after the last word. */
export function LivePreview({ fields }: { fields: ArticleFields }) {
  const texts = useTexts(writeArticleTexts)
  const { api } = useDesk()
  const [preview, setPreview] = useState<Preview | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    previewDraft(api, fields, left.signal).then(
      (made) => {
        setPreview(made)
        setFailed(false)
      },
      () => !left.signal.aborted && setFailed(true),
    )
    return () => left.abort()
  }, [api, fields])
  return (
    <section>
      <h2>{texts.preview}</h2>
      {failed && <p role="status">{texts.previewFailed}</p>}
      {preview && <ArticlePreview preview={preview} />}
    </section>
  )
}
