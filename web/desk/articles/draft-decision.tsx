import { useState } from 'react'
import type { ArticleDraft } from '#contract/article-drafts.ts'
import { ARTICLE_LINE_CHARACTERS } from '#contract/limits.ts'
import { writeArticleTexts } from '#texts/staff/articles/write.ts'
import { discardDraft, publishDraft, reviewDraft } from '#web/api/article-desk.ts'
import type { Api, CallOptions } from '#web/api/client.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { formText, useForm } from '#web/features/forms/use-form.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'
import { moment } from '../frame/moments.ts'

interface DraftDecisionProps {
  id: number
  draft: ArticleDraft
  /** Whether the article is or was on the site. */
  standing: boolean
  onDone: (sentence: string) => void
  again: () => Promise<void>
}

/** What a second person does about a draft: publish it now or at a moment, or let it be written on. */
export function DraftDecision({ id, draft, standing, onDone, again }: DraftDecisionProps) {
  const texts = useTexts(writeArticleTexts)
  const language = useLanguage()
  const [discarding, setDiscarding] = useState(false)
  const { state, writer, publish_at, approver, version, may_publish } = draft
  const stop = async (api: Api, options: CallOptions) => {
    await reviewDraft(api, id, version, options)
    await again()
  }
  const discard = async (api: Api, options: CallOptions) => {
    await discardDraft(api, id, version, options)
    onDone(texts.discarded)
  }
  return (
    <section className={list.item}>
      <p>
        {state === 'draft' && texts.inDraft(writer)}
        {state === 'review' && texts.inReview(writer)}
        {state === 'scheduled' && texts.scheduled(moment(publish_at ?? '', language), approver ?? '')}
      </p>
      {state === 'review' && (may_publish ? <PublishForm id={id} version={version} standing={standing} onDone={onDone} /> : <p>{texts.secondPerson}</p>)}
      <div className={list.actions}>
        {state === 'scheduled' && <OneStep word={texts.stop} send={stop} />}
        <Button variant="quiet" size="small" onClick={() => setDiscarding(true)}>
          {texts.discard}
        </Button>
      </div>
      <Dialog open={discarding} title={texts.discardTitle} width="narrow" onClose={() => setDiscarding(false)}>
        <p>{texts.discardText}</p>
        <OneStep word={texts.discard} send={discard} />
      </Dialog>
    </section>
  )
}

function PublishForm({ id, version, standing, onDone }: { id: number; version: string } & Pick<DraftDecisionProps, 'standing' | 'onDone'>) {
  const texts = useTexts(writeArticleTexts)
  const { api } = useDesk()
  const form = useForm({
    failed: texts.notSent,
    read: (data) => ({ at: instantOf(formText(data, 'at')), note: formText(data, 'note') }),
    check: () => ({}),
    send: async (said, options) => {
      await publishDraft(api, id, { ...said, expected: version }, options)
      onDone(said.at !== null && Date.parse(said.at) > Date.now() ? texts.set : texts.published)
    },
  })
  return (
    <form className={list.form} noValidate onSubmit={form.submit}>
      {standing && <Field label={texts.note} hint={texts.noteHint} name="note" optional maxLength={ARTICLE_LINE_CHARACTERS} error={form.error('note')} />}
      <Field label={texts.at} hint={texts.atHint} name="at" type="datetime-local" optional error={form.error('at')} />
      <FormNotices form={form} />
      <div className={list.actions}>
        <Button type="submit" aria-disabled={form.working}>
          {form.working ? texts.working : texts.publish}
        </Button>
      </div>
    </form>
  )
}

/** The moment somebody chose by the clock of their own browser. */
function instantOf(local: string): string | null {
  const at = new Date(local)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

function OneStep({ word, send }: { word: string; send: (api: Api, options: CallOptions) => Promise<void> }) {
  const texts = useTexts(writeArticleTexts)
  const { api } = useDesk()
  const form = useForm({ failed: texts.notSent, read: () => null, check: () => ({}), send: (_, options) => send(api, options) })
  return (
    <form noValidate onSubmit={form.submit}>
      {form.state.kind === 'refused' && <Notice kind="error">{form.state.message}</Notice>}
      <Button type="submit" variant="quiet" size="small" aria-disabled={form.working}>
        {form.working ? texts.working : word}
      </Button>
    </form>
  )
}
