import { BookOpen, Phone } from 'lucide-react'
import { complaintsTexts } from '#texts/complaints.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { ButtonLink, buttonLook } from '#web/ui/button.tsx'
import styles from './upload-soon.module.css'

/** Where evidence will be uploaded, and what to do until then. */
export function UploadSoon() {
  const texts = useTexts(complaintsTexts)
  return (
    <section className={styles.soon}>
      <h2>{texts.uploadTitle}</h2>
      <p>{texts.uploadSoon}</p>
      <div className={styles.actions}>
        <a href="tel:112" className={buttonLook('danger')}>
          <Phone aria-hidden />
          {texts.emergency}
        </a>
        <ButtonLink to={{ hash: '#ghid' }} variant="quiet" icon={<BookOpen aria-hidden />}>
          {texts.openGuide}
        </ButtonLink>
      </div>
    </section>
  )
}
