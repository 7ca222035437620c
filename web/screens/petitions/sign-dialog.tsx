import { useEffect } from 'react'
import type { Petition } from '#contract/petitions.ts'
import { petitionsTexts, signTexts } from '#texts/petitions/petitions.ts'
import { slowServerTexts } from '#texts/slow-server.ts'
import { signPetition } from '#web/api/petitions.ts'
import { useAccount } from '#web/features/account/account.tsx'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { HoneypotField } from '#web/features/forms/honeypot-field.tsx'
import { useForm } from '#web/features/forms/use-form.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { petitionWords } from './petition-words.ts'
import styles from './sign-dialog.module.css'
import { checkSignature, readSignature, SignerFields } from './signer-fields.tsx'

/** The form closes this long after success (S-270). */
const CLOSES_AFTER_MS = 2_000
/** After this long without an answer a person may try again; work on an old phone takes some of it. */
const PATIENCE_MS = 60_000

interface SignDialogProps {
  /** Null while nothing is signed. */
  petition: Petition | null
  /** With the code that takes the signature back, where the site shows one. */
  onSigned: (id: number, code: string | null) => void
  onClose: () => void
}

/** The sign modal, under the title of what is signed (S-260). */
export function SignDialog({ petition, onSigned, onClose }: SignDialogProps) {
  const texts = useTexts(signTexts)
  const language = useLanguage()
  const title = petition && (
    <>
      <span className={styles.heading}>{texts.heading}</span> {petitionWords(petition, language).title}
    </>
  )
  return (
    <Dialog open={petition !== null} title={title} onClose={onClose} width="narrow">
      {petition?.is_example && <p className={styles.example}>{petitionsTexts[language].exampleNote}</p>}
      {petition && <SignForm petition={petition} onSigned={(code) => onSigned(petition.id, code)} onClose={onClose} />}
    </Dialog>
  )
}

/** Name, e-mail and, if one likes, a phone; then thanks. A signed-in person finds their own data filled in. */
function SignForm({ petition, onSigned, onClose }: { petition: Petition; onSigned: (code: string | null) => void; onClose: () => void }) {
  const texts = useTexts(signTexts)
  const account = useAccount().state
  const user = account.kind === 'signed-in' ? account.user : null
  const form = useForm({
    failed: texts.failed,
    slow: useTexts(slowServerTexts),
    patienceMs: PATIENCE_MS,
    incomplete: texts.checkFields,
    read: readSignature,
    check: (signature) => checkSignature(signature, texts),
    send: async (signature, options) => {
      onSigned(await signPetition(petition.id, signature, options))
    },
  })
  const { error, working, proof } = form
  const signed = form.state.kind === 'done'
  useCloseAfterSuccess(signed, onClose)

  if (signed) {
    return (
      <Notice kind="success" title={texts.thanks}>
        {texts.signed}
      </Notice>
    )
  }
  return (
    // Checked by our own sentences: the browser's bubbles speak its language, not the page's.
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <FormNotices form={form} />
      {/* Confirmed signatures are counted where mail is sent. */}
      <SignerFields user={user} error={error} mails={petition.verified_signatures !== null} />
      <HoneypotField name="comment" />
      <p className={styles.privacy}>
        {texts.privacy}{' '}
        <a href="/confidentialitate" target="_blank" rel="noopener">
          {texts.privacyLink}
        </a>
      </p>
      <div className={styles.actions}>
        <Button variant="quiet" disabled={working && !proof.checking} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" disabled={working}>
          {working ? texts.working : texts.submit}
        </Button>
      </div>
    </form>
  )
}

function useCloseAfterSuccess(signed: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!signed) return
    const timer = setTimeout(onClose, CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [signed, onClose])
}
