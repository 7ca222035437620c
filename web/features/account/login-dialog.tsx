import { Link } from 'react-router'
import type { SignedIn } from '#contract/auth.ts'
import { authTexts } from '#texts/account/auth.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import styles from './credentials-form.module.css'
import type { CredentialsMode } from './credentials.ts'

interface LoginDialogProps {
  mode: CredentialsMode | 'closed'
  onMode: (mode: CredentialsMode) => void
  onClose: () => void
  onSignedIn: (data: SignedIn['data']) => void
}

/** The login/register modal; switching its mode starts a new form, so nothing typed and no error stays (S-065, S-066). */
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
      <CredentialsForm key={shown} mode={shown} onSignedIn={enter} />
      {shown === 'login' && (
        <p className={styles.switch}>
          <Link to="/parola-uitata" className={styles.link} onClick={onClose}>
            {texts.forgotten}
          </Link>
        </p>
      )}
      <p className={styles.switch}>
        {shown === 'login' ? texts.toRegister : texts.toLogin}
        <button type="button" className={styles.link} onClick={() => onMode(other)}>
          {texts[other]}
        </button>
      </p>
    </Dialog>
  )
}
