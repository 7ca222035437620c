import { RotateCw } from 'lucide-react'
import { directoryTexts } from '#texts/directories.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { DIRECTORY_PAGE_SIZE } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './directory.module.css'

/** The list is on its way. */
export function Loading({ label }: { label: string }) {
  return (
    <div className={styles.results}>
      <p role="status" className={styles.count}>
        {label}
      </p>
      <ul aria-hidden className={styles.cards}>
        {Array.from({ length: DIRECTORY_PAGE_SIZE }, (_, place) => (
          <li key={place} className={styles.blank}>
            <Skeleton lines={4} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The list could not be loaded; the button loads the page anew (S-379). */
export function Failed({ message }: { message: string }) {
  const texts = useTexts(directoryTexts)
  return (
    <div className={styles.notice}>
      <Notice
        kind="error"
        title={message}
        action={
          <Button variant="quiet" icon={<RotateCw aria-hidden />} onClick={() => window.location.reload()}>
            {texts.retry}
          </Button>
        }
      />
    </div>
  )
}
