import { useCallback, useState } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { DraftForm as Unsent, DraftShown } from '#contract/article-drafts.ts'
import { ARTICLE_LINE_CHARACTERS } from '#contract/limits.ts'
import type { QuestionShown } from '#contract/questions-desk.ts'
import { articlesTexts } from '#texts/staff/articles.ts'
import { writeArticleTexts } from '#texts/staff/articles/write.ts'
import { readDraft } from '#web/api/article-desk.ts'
import type { Api } from '#web/api/client.ts'
import { readQuestion } from '#web/api/questions-desk.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import list from '../frame/list.module.css'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import { DraftDecision } from './draft-decision.tsx'
import { DraftForm } from './draft-form.tsx'
import { keepUnsent, unsentDraft } from './kept-draft.ts'

/** What is being written of an article, and what a second person does about it. @param id of an article, or 'nou' @param question that a new one is to answer */
export function WriteArticle({ id, question }: { id: string; question?: string }) {
  const texts = useTexts(writeArticleTexts)
  const all = useTexts(articlesTexts)
  const [done, setDone] = useState<string | null>(null)
  const read = useCallback(
    async (api: Api) => {
      const shown = await readDraft(api, id)
      return question === undefined ? shown : answering(shown, await readQuestion(api, question))
    },
    [id, question],
  )
  const { state, again } = useRead(read, texts.failed)
  const title = state.kind === 'read' ? state.answer.fields.title : ''
  return (
    <Page title={title || (id === 'nou' ? texts.titleNew : texts.title)} width={done === null ? 'wide' : 'reading'}>
      <p>
        <Link to={`${DESK}/articole`}>
          <ArrowLeft size={18} aria-hidden /> {all.back}
        </Link>
      </p>
      {done === null ? (
        <ReadPart state={state} again={again}>
          {(shown) => <Written key={`${shown.draft?.version} ${shown.draft?.state}`} id={id} shown={shown} onDone={setDone} again={again} />}
        </ReadPart>
      ) : (
        <>
          <Notice kind="success">{done}</Notice>
          <div className={list.actions}>
            <ButtonLink to={`${DESK}/articole/${id}`}>{texts.backToArticle}</ButtonLink>
          </div>
        </>
      )}
    </Page>
  )
}

/** A new article begins with the question as its title, and with every way it was asked. */
function answering(shown: DraftShown, { group, wordings }: QuestionShown): DraftShown {
  return { ...shown, fields: { ...shown.fields, title: group.question.slice(0, ARTICLE_LINE_CHARACTERS), keywords: wordings } }
}

interface WrittenProps {
  id: string
  shown: DraftShown
  onDone: (sentence: string) => void
  again: () => Promise<void>
}

function Written({ id, shown, onDone, again }: WrittenProps) {
  const texts = useTexts(writeArticleTexts)
  const { draft, fields, standing } = shown
  const [unsent, setUnsent] = useState(() => unsentDraft(id))
  const [used, setUsed] = useState<Unsent | null>(null)
  const use = () => {
    setUsed(unsent)
    setUnsent(null)
  }
  const drop = () => {
    keepUnsent(id, null)
    setUnsent(null)
  }
  const actions = (
    <div className={list.actions}>
      <Button size="small" onClick={use}>
        {texts.unsavedUse}
      </Button>
      <Button size="small" variant="quiet" onClick={drop}>
        {texts.unsavedDrop}
      </Button>
    </div>
  )
  return (
    <>
      {unsent && (
        <Notice kind="warning" action={actions}>
          {texts.unsaved}
        </Notice>
      )}
      {draft && <DraftDecision id={Number(id)} draft={draft} standing={standing} onDone={onDone} again={again} />}
      <DraftForm
        key={used === null ? 'kept' : 'unsent'}
        id={id}
        shown={shown}
        fields={used?.fields ?? fields}
        expected={used ? used.expected : (draft?.version ?? null)}
        onOffered={() => void again()}
      />
    </>
  )
}
