import { useState } from 'react'
import { signedTexts } from '#texts/signatures.ts'
import { signaturesOfAccount } from '#web/api/petitions.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { SignatureList } from '#web/features/signatures/signature-list.tsx'
import styles from './account-dialog.module.css'

const source = signaturesOfAccount()

/** What the account signed with its own address; read when the part is opened. */
export function OwnSignaturesPart() {
  const texts = useTexts(signedTexts)
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.part} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.title}</summary>
      <div>
        <p>{texts.intro}</p>
        {open && <SignatureList source={source} />}
      </div>
    </details>
  )
}
