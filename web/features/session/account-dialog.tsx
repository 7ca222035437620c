import type { User } from '#contract/auth.ts'
import { accountTexts } from '#texts/account.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './account-dialog.module.css'
import { DeleteAccountForm } from './delete-account-form.tsx'
import { ExportData } from './export-data.tsx'
import { OwnSignaturesPart } from './own-signatures.tsx'
import { PasswordForm } from './password-form.tsx'

interface AccountDialogProps {
  open: boolean
  onClose: () => void
  user: User
}

/** 'Contul meu': what is kept about the person, and what they can do about it. */
export function AccountDialog({ open, onClose, user }: AccountDialogProps) {
  const texts = useTexts(accountTexts)
  return (
    <Dialog open={open} onClose={onClose} title={texts.title}>
      <dl className={styles.data}>
        <dt>{texts.name}</dt>
        <dd>{user.name}</dd>
        <dt>{texts.email}</dt>
        <dd>{user.email}</dd>
        {user.phone_number && (
          <>
            <dt>{texts.phone}</dt>
            <dd>{user.phone_number}</dd>
          </>
        )}
      </dl>
      <details className={styles.part}>
        <summary>{texts.changePassword}</summary>
        <PasswordForm email={user.email} />
      </details>
      <OwnSignaturesPart />
      <details className={styles.part}>
        <summary>{texts.exportTitle}</summary>
        <ExportData />
      </details>
      <details className={styles.part}>
        <summary>{texts.deleteTitle}</summary>
        <DeleteAccountForm email={user.email} onDeleted={onClose} />
      </details>
    </Dialog>
  )
}
