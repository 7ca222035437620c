import { useState, type ReactNode } from 'react'
import { Download } from 'lucide-react'
import type { User } from '#contract/auth.ts'
import { accountTexts } from '#texts/account/account.ts'
import { authTexts } from '#texts/account/auth.ts'
import { ownSharesTexts } from '#texts/chat/own-shares.ts'
import { proposalsTexts } from '#texts/petitions/proposals.ts'
import { signedTexts } from '#texts/petitions/signatures.ts'
import { exportProfile } from '#web/api/auth.ts'
import { signaturesOfAccount } from '#web/api/petitions.ts'
import { sharesOfAccount } from '#web/api/shared-answers.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useCall } from '#web/features/forms/use-call.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { OwnProposals } from '#web/features/petition-proposals/own-proposals.tsx'
import { OwnShares } from '#web/features/shared-answers/own-shares.tsx'
import { SignatureList } from '#web/features/signatures/signature-list.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './account-dialog.module.css'
import formStyles from './account-form.module.css'
import { EmailForm, UnconfirmedEmail } from './email-form.tsx'
import { DeleteAccountForm, SignOutPart } from './leaving.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'

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
      <UnconfirmedEmail email={user.email} />
      <details className={styles.part}>
        <summary>{texts.changeProfile}</summary>
        <ProfileForm user={user} />
      </details>
      <details className={styles.part}>
        <summary>{texts.changeEmail}</summary>
        <EmailForm email={user.email} />
      </details>
      <details className={styles.part}>
        <summary>{texts.changePassword}</summary>
        <PasswordForm email={user.email} />
      </details>
      <details className={styles.part}>
        <summary>{texts.signOutTitle}</summary>
        <SignOutPart onSignedOut={onClose} />
      </details>
      <OwnParts />
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

const signed = signaturesOfAccount()

/** What the person has done on the site, each part read when it is opened. */
function OwnParts() {
  const ofSignatures = useTexts(signedTexts)
  const ofProposals = useTexts(proposalsTexts)
  const ofShares = useTexts(ownSharesTexts)
  return (
    <>
      <OwnPart title={ofSignatures.title} intro={ofSignatures.accountIntro}>
        <SignatureList source={signed} empty={ofSignatures.accountEmpty} />
      </OwnPart>
      <OwnPart title={ofProposals.own} intro={ofProposals.ownIntro}>
        <OwnProposals />
      </OwnPart>
      <OwnPart title={ofShares.title} intro={ofShares.accountIntro}>
        <OwnShares source={sharesOfAccount} />
      </OwnPart>
    </>
  )
}

function OwnPart({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.part} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      <div>
        <p>{intro}</p>
        {open && children}
      </div>
    </details>
  )
}

/** Downloads everything the site keeps about the person. */
function ExportData() {
  const texts = useTexts(accountTexts)
  const words = useTexts(authTexts)
  const call = useCall({ failed: words.failed })
  const save = async () => saveFile(await exportProfile(), texts.exportFile)
  return (
    <div className={formStyles.form}>
      <p>{texts.exportText}</p>
      <FormNotices form={call} />
      <Button variant="quiet" icon={<Download aria-hidden />} aria-disabled={call.working} onClick={() => void call.run(save)}>
        {call.working ? words.working : texts.exportAction}
      </Button>
    </div>
  )
}
