import { useEffect, useRef } from 'react'
import { Check, Copy, Share2 } from 'lucide-react'
import type { ShareMade } from '#contract/shared-answers.ts'
import { shareDialogTexts } from '#texts/chat/share-dialog.ts'
import { sharedAnswerTexts } from '#texts/chat/shared-answer.ts'
import { longDate } from '#texts/dates.ts'
import { sharesOfAccount, sharesOfKey } from '#web/api/shared-answers.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useCall } from '#web/features/forms/use-call.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { useCanShare, useCopied } from '#web/features/share/sharing.ts'
import { useRootData } from '#web/lib/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './share-dialog.module.css'

/** The link, ready to be sent, and the button that ends it again. */
export function MadeLink({ made, onClose }: { made: ShareMade; onClose: () => void }) {
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
