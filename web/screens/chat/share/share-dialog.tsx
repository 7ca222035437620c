import { useEffect, useId, useRef, useState } from 'react'
import { Check, Copy, Share2 } from 'lucide-react'
import { SHARED_QUESTION_CHARACTERS } from '#contract/limits.ts'
import { withoutContacts } from '#contract/personal-words.ts'
import type { ShareMade, SharePreview } from '#contract/shared-answers.ts'
import { shareDialogTexts } from '#texts/chat/share-dialog.ts'
import { sharedAnswerTexts } from '#texts/chat/shared-answer.ts'
import { longDate } from '#texts/dates.ts'
import { previewShare, shareAnswer, sharesOfAccount, sharesOfKey } from '#web/api/shared-answers.ts'
import { useAccount } from '#web/features/account/account.tsx'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { failureSentence, useCall } from '#web/features/forms/use-call.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { useCanShare, useCopied } from '#web/features/share/sharing.ts'
import { keepShareKey, readShareKey } from '#web/features/shared-answers/share-key.ts'
import { useRootData } from '#web/lib/site.ts'
import { SharedCopy } from '#web/screens/chat/shared-answer/shared-copy.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AreaField, Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './share-dialog.module.css'

/** Shows exactly what would be shared of an answer, then makes the link. Loaded when it is asked for. */
export function ShareDialog({ messageId, onClose }: { messageId: string; onClose: () => void }) {
  const texts = useTexts(shareDialogTexts)
  const state = usePreview(messageId)
  const [made, setMade] = useState<ShareMade | null>(null)
  const shown = () => {
    if (made) return <MadeLink made={made} onClose={onClose} />
    if (state.kind === 'loading') return <p role="status">{texts.loading}</p>
    if (state.kind === 'failed') return <Notice kind="error">{state.message}</Notice>
    return <BeforeSharing messageId={messageId} preview={state.preview} onMade={setMade} />
  }
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      {shown()}
    </Dialog>
  )
}

interface BeforeSharingProps {
  messageId: string
  preview: SharePreview
  onMade: (made: ShareMade) => void
}

function BeforeSharing({ messageId, preview, onMade }: BeforeSharingProps) {
  const texts = useTexts(shareDialogTexts)
  const isSignedIn = useAccount().state.kind === 'signed-in'
  const [hasQuestion, setHasQuestion] = useState(!preview.is_personal)
  const [typed, setTyped] = useState(preview.question)
  const question = hasQuestion ? withoutContacts(typed.trim()) : null
  const call = useCall({ failed: texts.failed })
  const isMissing = question === ''

  const make = async (options: Parameters<typeof shareAnswer>[3]) => {
    const made = await shareAnswer(messageId, question, readShareKey(), options)
    if (made.key !== null) keepShareKey(made.key)
    onMade(made)
  }
  return (
    <div className={styles.sheet}>
      <p>{texts.intro}</p>
      {preview.is_personal && <Notice>{texts.personal}</Notice>}
      <label className={styles.check}>
        <input type="checkbox" checked={hasQuestion} onChange={(event) => setHasQuestion(event.target.checked)} />
        {texts.withQuestion}
      </label>
      {hasQuestion && (
        <AreaField
          label={texts.question}
          hint={texts.questionHint}
          error={isMissing ? texts.questionMissing : undefined}
          rows={3}
          maxLength={SHARED_QUESTION_CHARACTERS}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <Preview copy={{ ...preview, question }} />
      <p>{texts.terms(isSignedIn)}</p>
      <FormNotices form={call} />
      <Button aria-disabled={call.working || isMissing} onClick={() => isMissing || void call.run(make)}>
        {call.working ? texts.making : texts.make}
      </Button>
    </div>
  )
}

function Preview({ copy }: { copy: Parameters<typeof SharedCopy>[0]['copy'] }) {
  const texts = useTexts(shareDialogTexts)
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.preview}>
      <h3 id={heading}>{texts.preview}</h3>
      <SharedCopy answerId="preview" copy={copy} />
    </section>
  )
}

type PreviewState = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready'; preview: SharePreview }

function usePreview(messageId: string): PreviewState {
  const { failed } = useTexts(shareDialogTexts)
  const [state, setState] = useState<PreviewState>({ kind: 'loading' })
  useEffect(() => {
    const leaving = new AbortController()
    previewShare(messageId, leaving.signal).then(
      (preview) => leaving.signal.aborted || setState({ kind: 'ready', preview }),
      (error: unknown) => leaving.signal.aborted || setState({ kind: 'failed', message: failureSentence(error, failed) }),
    )
    return () => leaving.abort()
  }, [messageId, failed])
  return state
}

/** The link, ready to be sent, and the button that ends it again. */
function MadeLink({ made, onClose }: { made: ShareMade; onClose: () => void }) {
  const texts = useTexts(shareDialogTexts)
  const language = useLanguage()
  const { title } = useTexts(sharedAnswerTexts)
  const url = `${useRootData()?.origin ?? ''}/raspuns/${made.id}`
  const { state, copy } = useCopied()
  const hasSheet = useCanShare()
  const ending = useCall<unknown>({ failed: texts.failed })
  const source = made.key === null ? sharesOfAccount : sharesOfKey(made.key)
  const sheet = useRef<HTMLDivElement>(null)
  // The pressed button is gone; the keyboard goes on from what stands there now.
  useEffect(() => sheet.current?.querySelector('input')?.focus(), [])

  if (ending.state.kind === 'done') {
    return (
      <div className={styles.sheet}>
        <Notice kind="success">{texts.stopped}</Notice>
        <Button variant="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    )
  }
  return (
    <div ref={sheet} className={styles.sheet}>
      <Notice kind="success" title={texts.made}>
        {texts.until(longDate(made.expires_at, language))}
      </Notice>
      <Field label={texts.link} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <div className={styles.ways}>
        {hasSheet && (
          <Button icon={<Share2 aria-hidden />} onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
            {texts.send}
          </Button>
        )}
        <Button
          variant={hasSheet ? 'quiet' : 'primary'}
          icon={state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={() => void copy(url)}
        >
          {state === 'copied' ? texts.copied : texts.copy}
        </Button>
        <Button variant="quiet" aria-disabled={ending.working} onClick={() => void ending.run(() => source.end(made.id))}>
          {ending.working ? texts.stopping : texts.stop}
        </Button>
      </div>
      <output>{state === 'refused' && texts.notCopied}</output>
      <FormNotices form={ending} />
    </div>
  )
}
