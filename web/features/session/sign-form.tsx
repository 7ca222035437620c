import { useEffect, useRef } from 'react'
import type { SignedIn } from '#contract/auth.ts'
import { PASSWORD_MIN_CHARACTERS } from '#contract/limits.ts'
import { authTexts } from '#texts/auth.ts'
import { proofTexts } from '#texts/proof.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from './password-field.tsx'
import styles from './sign-form.module.css'
import { signLengths, type SignMode } from './sign-values.ts'
import { useSignForm } from './use-sign-form.ts'

interface SignFormProps {
  mode: SignMode
  onSignedIn: (data: SignedIn['data']) => void
}

/** Spec §2: name (register only), e-mail, phone (register only, optional), password. */
export function SignForm({ mode, onSignedIn }: SignFormProps) {
  const texts = useTexts(authTexts)
  const proof = useTexts(proofTexts)
  const { state, submit } = useSignForm(mode, onSignedIn)
  const form = useFocusFirstField()
  const registering = mode === 'register'
  const errors = state.kind === 'refused' ? state.fields : {}

  return (
    // Checked by our own sentences: the browser's bubbles speak its language, not the page's.
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {state.kind === 'refused' && <Notice kind="error">{state.message}</Notice>}
      {state.kind === 'working' && state.checking && <Notice>{proof.checking}</Notice>}
      {registering && <Field label={texts.name} name="name" autoComplete="name" required maxLength={signLengths.name} error={errors.name} data-autofocus />}
      <Field
        label={texts.email}
        name="email"
        type="email"
        autoComplete={registering ? 'email' : 'username'}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={signLengths.email}
        error={errors.email}
        data-autofocus={registering ? undefined : true}
      />
      {registering && (
        <Field
          label={texts.phone}
          name="phone_number"
          type="tel"
          autoComplete="tel"
          optional
          maxLength={signLengths.phone_number}
          error={errors.phone_number}
        />
      )}
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete={registering ? 'new-password' : 'current-password'}
        minLength={PASSWORD_MIN_CHARACTERS}
        placeholder={texts.passwordPlaceholder}
        error={errors.password}
      />
      <Button type="submit" size="large" aria-disabled={state.kind === 'working' || undefined}>
        {state.kind === 'working' ? texts.working : texts[mode]}
      </Button>
    </form>
  )
}

/** Switching the mode mounts a new form inside the open dialog: the focus goes where the typing starts. */
function useFocusFirstField() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [])
  return form
}
