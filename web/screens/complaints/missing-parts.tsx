import { complaintFormTexts } from '#texts/complaints/complaint-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { useAccount } from '#web/features/account/account.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './complaint-form.module.css'
import type { Missing } from './missing.ts'

interface MissingPartsProps {
  /** Of the list, for the button it explains. */
  id: string
  missing: readonly Missing[]
  /** One file is being sent again on its own. */
  retrying: boolean
  /** How often somebody tried to send regardless: from the first on it is said aloud, each time anew. */
  attempts: number
  /** Nobody is asked to log in before the browser has read who is here. */
  accountKnown: boolean
}

/** Why the button is disabled. */
export function MissingParts({ id, missing, retrying, attempts, accountKnown }: MissingPartsProps) {
  const texts = useTexts(complaintFormTexts)
  const { openLogin } = useAccount()
  const sentences = { text: texts.textMissing, login: texts.loginMissing, media: texts.mediaMissing }
  const shown = missing.filter((part) => part !== 'login' || accountKnown)
  if (shown.length === 0) return retrying && <output className={styles.missing}>{texts.filesUnready}</output>

  return (
    <div key={attempts} id={id} role={attempts > 0 ? 'alert' : undefined} className={styles.missing} data-attempted={attempts > 0}>
      <p>{texts.missingHeading}</p>
      <ul>
        {shown.map((part) => (
          <li key={part}>
            <span>{sentences[part]}</span>{' '}
            {part === 'login' && (
              <Button variant="quiet" size="small" onClick={() => openLogin()}>
                {texts.login}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
