import { useCallback, useState } from 'react'
import { ArrowLeft, ExternalLink, PenLine } from 'lucide-react'
import { Link } from 'react-router'
import type { DeskArticle } from '#contract/article-desk.ts'
import { articlesTexts } from '#texts/staff/articles.ts'
import { readArticle, readArticleFile } from '#web/api/article-desk.ts'
import type { Api } from '#web/api/client.ts'
import { useCall } from '#web/features/forms/use-call.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import { ArticlePreview } from './article-preview.tsx'
import { PublicationActions } from './publication-actions.tsx'
import styles from './articles.module.css'

/** One article: where it stands, what it says, and taking it off or putting it back. @param id its number, as the address has it */
export function OneArticle({ id }: { id: string }) {
  const texts = useTexts(articlesTexts)
  const read = useCallback((api: Api) => readArticle(api, id), [id])
  const { state, again } = useRead(read, texts.failed)
  return (
    <Page title={(state.kind === 'read' && state.answer.title) || texts.title} width="reading">
      <p>
        <Link to={`${DESK}/articole`}>
          <ArrowLeft size={18} aria-hidden /> {texts.back}
        </Link>
      </p>
      <ReadPart state={state} again={again}>
        {(article) => <Shown article={article} again={again} />}
      </ReadPart>
    </Page>
  )
}

function Shown({ article, again }: { article: DeskArticle; again: () => Promise<void> }) {
  const texts = useTexts(articlesTexts)
  const [said, setSaid] = useState<string | null>(null)
  const { id, category, from, state, draft, preview } = article
  const { api } = useDesk()
  const download = useCall({ failed: texts.notSent })
  const save = () =>
    download.run(async () => {
      const { name, text } = await readArticleFile(api, id)
      saveFile(new Blob([text], { type: 'text/markdown' }), name)
    })
  const done = (sentence: string) => {
    setSaid(sentence)
    void again()
  }
  return (
    <>
      <p className={list.aside}>
        {[category, texts.number(id), texts.from[from], texts.state[state], draft && texts.drafts[draft]].filter(Boolean).join(' · ')}
      </p>
      {said !== null && <Notice kind="success">{said}</Notice>}
      <div className={styles.actions}>
        {state === 'published' && (
          <ButtonLink to={`/blog/${id}`} variant="quiet" icon={<ExternalLink aria-hidden />}>
            {texts.open}
          </ButtonLink>
        )}
        <ButtonLink to={`${DESK}/articole/${id}/scrie`} icon={<PenLine aria-hidden />}>
          {texts.write}
        </ButtonLink>
        {state !== 'new' && (
          <>
            <ButtonLink to={`${DESK}/articole/${id}/versiuni`} variant="quiet">
              {texts.versions}
            </ButtonLink>
            <Button variant="quiet" aria-disabled={download.working} onClick={() => void save()}>
              {texts.download}
            </Button>
            <PublicationActions article={article} onDone={done} again={again} />
          </>
        )}
      </div>
      {download.state.kind === 'refused' && <Notice kind="error">{download.state.message}</Notice>}
      <h2>{texts.preview}</h2>
      <ArticlePreview preview={preview} />
    </>
  )
}
