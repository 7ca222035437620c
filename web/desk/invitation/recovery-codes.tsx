import { Copy, Printer } from 'lucide-react'
import { invitationTexts } from '#texts/staff/invitation.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { useCopied } from '#web/features/share/sharing.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './invitation.module.css'

/** Ten codes, shown this once, to be printed or copied. */
export function RecoveryCodes({ email, codes }: { email: string; codes: readonly string[] }) {
  const texts = useTexts(invitationTexts)
  const { state, copy } = useCopied()
  return (
    <section className={styles.codes}>
      <h2>{texts.codesSheet(email)}</h2>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className={styles.ways}>
        <Button variant="quiet" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button variant="quiet" icon={<Copy aria-hidden />} onClick={() => void copy([texts.codesSheet(email), ...codes].join('\n'))}>
          {state === 'copied' ? texts.copied : texts.copyCodes}
        </Button>
      </p>
      {state === 'refused' && <p role="status">{texts.notCopied}</p>}
    </section>
  )
}
