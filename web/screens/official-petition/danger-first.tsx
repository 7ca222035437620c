import { Phone } from 'lucide-react'
import { officialPetitionTexts } from '#texts/official-petition.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import styles from './danger-first.module.css'

/** Before a form that takes minutes: the call that helps now. */
export function DangerFirst() {
  const texts = useTexts(officialPetitionTexts)
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
