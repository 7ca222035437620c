import type { SignedIn } from '#contract/auth.ts'
import { authTexts } from '#texts/auth.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SignForm } from './sign-form.tsx'
import styles from './sign-form.module.css'
import type { SignMode } from './sign-values.ts'

interface LoginDialogProps {
  mode: SignMode | 'closed'
  onMode: (mode: SignMode) => void
  onClose: () => void
  onSignedIn: (data: SignedIn['data']) => void
}

/** The login/register modal; switching its mode starts a new form, so nothing typed and no error stays (spec §2). */
export function LoginDialog({ mode, onMode, onClose, onSignedIn }: LoginDialogProps) {
  const texts = useTexts(authTexts)
  const shown = mode === 'closed' ? 'login' : mode
  const other = shown === 'login' ? 'register' : 'login'

  const enter = (data: SignedIn['data']) => {
    onSignedIn(data)
    onClose()
  }

  return (
    <Dialog open={mode !== 'closed'} title={texts[shown]} width="narrow" onClose={onClose}>
      <SignForm key={shown} mode={shown} onSignedIn={enter} />
      <p className={styles.switch}>
        {shown === 'login' ? texts.toRegister : texts.toLogin}
        <button type="button" className={styles.link} onClick={() => onMode(other)}>
          {texts[other]}
        </button>
      </p>
    </Dialog>
  )
}
