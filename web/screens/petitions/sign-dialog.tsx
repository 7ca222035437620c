import type { Petition } from '#contract/petitions.ts'
import { signTexts } from '#texts/petitions.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { petitionWords } from './petition-words.ts'
import styles from './sign-dialog.module.css'
import { SignForm } from './sign-form.tsx'

interface SignDialogProps {
  /** Null while nothing is signed. */
  petition: Petition | null
  onSigned: (id: number) => void
  onClose: () => void
}

/** Spec §2: the sign modal, under the title of what is signed. */
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
      {petition && <SignForm petitionId={petition.id} onSigned={() => onSigned(petition.id)} onClose={onClose} />}
    </Dialog>
  )
}
