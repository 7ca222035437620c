import { CircleAlert, Phone } from 'lucide-react'
import { articleTexts } from '#texts/article.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import styles from './article.module.css'

/** Above everything else of an urgent article: whom to call, before reading. */
export function Urgent() {
  const texts = useTexts(articleTexts)
  return (
    <section className={styles.urgent}>
      <CircleAlert aria-hidden />
      <div>
        <p className={styles.urgentTitle}>{texts.urgentTitle}</p>
        <p>{texts.urgentAdvice}</p>
        <a href="tel:112" className={buttonLook('danger')}>
          <Phone aria-hidden /> {texts.urgentCall}
        </a>
      </div>
    </section>
  )
}
