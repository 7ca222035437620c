import { useState } from 'react'
import { Undo2 } from 'lucide-react'
import type { DeskArticle } from '#contract/article-desk.ts'
import { DECISION_CHARACTERS } from '#contract/limits.ts'
import { articlesTexts } from '#texts/staff/articles.ts'
import { restoreArticle, unpublishArticle } from '#web/api/article-desk.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { formText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AreaField } from '#web/ui/field.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'

interface PublicationActionsProps {
  article: DeskArticle
  onDone: (sentence: string) => void
  /** Reads the article anew: somebody else was faster. */
  again: () => Promise<void>
}

type Asking = 'unpublish' | 'restore' | null

/** Takes an article off the site, or puts one back. */
export function PublicationActions({ article, onDone, again }: PublicationActionsProps) {
  const texts = useTexts(articlesTexts)
  const [asking, setAsking] = useState<Asking>(null)
  const close = () => setAsking(null)
  const done = (sentence: string) => {
    close()
    onDone(sentence)
  }
  const parts = { article, again, onCancel: close, onDone: done }
  const replaces = article.state === 'published' && article.from === 'own' && article.bundled
  return (
    <>
      {article.state === 'published' ? (
        <Button variant="quiet" onClick={() => setAsking('unpublish')}>
          {texts.unpublish}
        </Button>
      ) : (
        <RestoreForm {...parts} words={{ send: texts.restore, done: texts.restored }} />
      )}
      {replaces && (
        <Button variant="quiet" icon={<Undo2 aria-hidden />} onClick={() => setAsking('restore')}>
          {texts.restoreSite}
        </Button>
      )}
      <Dialog open={asking === 'unpublish'} title={texts.unpublishTitle} width="narrow" onClose={close}>
        <UnpublishForm {...parts} />
      </Dialog>
      <Dialog open={asking === 'restore'} title={texts.restoreSiteTitle} width="narrow" onClose={close}>
        <p>{texts.restoreSiteText}</p>
        <RestoreForm {...parts} words={{ send: texts.restoreSite, done: texts.restoredSite }} />
      </Dialog>
    </>
  )
}

interface PartProps extends PublicationActionsProps {
  onCancel: () => void
}

function UnpublishForm({ article: { id, version }, onDone, onCancel, again }: PartProps) {
  const texts = useTexts(articlesTexts)
  const { api } = useDesk()
  const form = useForm({
    failed: texts.notSent,
    read: (data) => ({ reason: formText(data, 'reason') }),
    check: ({ reason }) => ({ reason: reason === '' ? texts.reasonMissing : undefined }),
    send: async (said, options) => {
      await unpublishArticle(api, id, { ...said, expected: version }, options)
      onDone(texts.unpublished)
    },
  })
  return (
    <form className={list.form} noValidate onSubmit={form.submit}>
      <p>{texts.unpublishText}</p>
      <AreaField label={texts.reason} hint={texts.reasonHint} name="reason" rows={2} required maxLength={DECISION_CHARACTERS} error={form.error('reason')} />
      <FormNotices form={form} />
      <div className={list.actions}>
        <Button type="submit" variant="danger" aria-disabled={form.working}>
          {form.working ? texts.working : texts.unpublish}
        </Button>
        {form.state.kind === 'refused' ? <LookAgain again={again} /> : <CancelButton onCancel={onCancel} />}
      </div>
    </form>
  )
}

function RestoreForm({ article: { id, version }, onDone, again, words }: PartProps & { words: { send: string; done: string } }) {
  const texts = useTexts(articlesTexts)
  const { api } = useDesk()
  const form = useForm({
    failed: texts.notSent,
    read: () => ({ expected: version }),
    check: () => ({}),
    send: async (said, options) => {
      await restoreArticle(api, id, said, options)
      onDone(words.done)
    },
  })
  return (
    <form className={list.form} noValidate onSubmit={form.submit}>
      <FormNotices form={form} />
      <div className={list.actions}>
        <Button type="submit" aria-disabled={form.working}>
          {form.working ? texts.working : words.send}
        </Button>
        {form.state.kind === 'refused' && <LookAgain again={again} />}
      </div>
    </form>
  )
}

function CancelButton({ onCancel }: { onCancel: () => void }) {
  const texts = useTexts(articlesTexts)
  return (
    <Button variant="quiet" onClick={onCancel}>
      {texts.cancel}
    </Button>
  )
}

function LookAgain({ again }: { again: () => Promise<void> }) {
  const texts = useTexts(articlesTexts)
  return (
    <Button variant="quiet" onClick={() => void again()}>
      {texts.reload}
    </Button>
  )
}
