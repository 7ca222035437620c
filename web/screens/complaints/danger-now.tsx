import { Phone } from 'lucide-react'
import { complaintsTexts } from '#texts/complaints.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import styles from './danger-now.module.css'

/** Before anything that takes time: the call that helps now. */
export function DangerNow() {
  const texts = useTexts(complaintsTexts)
  return (
    <p className={styles.danger}>
      <strong>{texts.dangerTitle}</strong>
      <a href="tel:112" className={buttonLook('danger')}>
        <Phone aria-hidden />
        {texts.emergency}
      </a>
    </p>
  )
}
