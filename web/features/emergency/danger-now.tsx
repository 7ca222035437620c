import { Phone } from 'lucide-react'
import { emergencyTexts } from '#texts/answer/emergency.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { EMERGENCY_CALL } from '#web/lib/emergency-call.ts'
import { buttonLook } from '#web/ui/button.tsx'
import styles from './danger-now.module.css'

/** Before anything that takes time: the call that helps now. `question` tells whom it is for. */
export function DangerNow({ question }: { question: string }) {
  const texts = useTexts(emergencyTexts)
  return (
    <p className={styles.danger}>
      <strong>{question}</strong>
      <a href={EMERGENCY_CALL} className={buttonLook('danger')}>
        <Phone aria-hidden />
        {texts.call112}
      </a>
    </p>
  )
}
