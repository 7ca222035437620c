import { useEffect } from 'react'
import { signTexts } from '#texts/petitions.ts'
import { proofTexts } from '#texts/proof.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { useSession } from '#web/features/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './sign-form.module.css'
import { signLengths } from './sign-values.ts'
import { useSigning } from './use-signing.ts'

/** Spec §4: the form closes this long after success. */
const CLOSES_AFTER_MS = 2_000

interface SignFormProps {
  petitionId: number
  onSigned: () => void
  onClose: () => void
}

/** Name, e-mail and, if one likes, a phone; then thanks. A signed-in person finds their own data filled in. */
export function SignForm({ petitionId, onSigned, onClose }: SignFormProps) {
  const texts = useTexts(signTexts)
  const proof = useTexts(proofTexts)
  const session = useSession().state
  const user = session.kind === 'signed-in' ? session.user : null
  const { state, submit } = useSigning(petitionId, onSigned)
  useCloseAfterSuccess(state.kind === 'signed', onClose)

  if (state.kind === 'signed') {
    return (
      <Notice kind="success" title={texts.thanks}>
        {texts.signed}
      </Notice>
    )
  }
  const errors = state.kind === 'refused' ? state.fields : {}
  const working = state.kind === 'working'
  return (
    // Checked by our own sentences: the browser's bubbles speak its language, not the page's.
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {state.kind === 'refused' && <Notice kind="error">{state.message}</Notice>}
      {state.kind === 'working' && state.checking && <Notice>{proof.checking}</Notice>}
      <Field
        label={texts.name}
        name="full_name"
        autoComplete="name"
        required
        maxLength={signLengths.full_name}
        defaultValue={user?.name}
        error={errors.full_name}
        data-autofocus
      />
      <Field
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={signLengths.email}
        defaultValue={user?.email}
        error={errors.email}
      />
      <Field
        label={texts.phone}
        name="phone_number"
        type="tel"
        autoComplete="tel"
        optional
        maxLength={signLengths.phone_number}
        defaultValue={user?.phone_number ?? ''}
        error={errors.phone_number}
      />
      <Trap label={texts.leaveEmpty} />
      <p className={styles.privacy}>
        {texts.privacy}{' '}
        <a href="/confidentialitate" target="_blank" rel="noopener">
          {texts.privacyLink}
        </a>
      </p>
      <div className={styles.actions}>
        <Button variant="quiet" disabled={working} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" disabled={working}>
          {working ? texts.working : texts.submit}
        </Button>
      </div>
    </form>
  )
}

/** A field that no person sees or reaches, for machines that fill in everything. */
function Trap({ label }: { label: string }) {
  return (
    <div className={styles.trap} aria-hidden>
      <label>
        {label}
        <input name="comment" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

function useCloseAfterSuccess(signed: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!signed) return
    const timer = setTimeout(onClose, CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [signed, onClose])
}
