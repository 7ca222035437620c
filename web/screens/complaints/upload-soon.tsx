import { BookOpen } from 'lucide-react'
import { complaintsTexts } from '#texts/complaints.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import styles from './upload-soon.module.css'

/** Where evidence will be uploaded, and what to do until then. */
export function UploadSoon() {
  const texts = useTexts(complaintsTexts)
  return (
    <section className={styles.soon}>
      <h2>{texts.uploadTitle}</h2>
      <p>{texts.uploadSoon}</p>
      <ButtonLink to={{ hash: '#ghid' }} variant="quiet" icon={<BookOpen aria-hidden />}>
        {texts.openGuide}
      </ButtonLink>
    </section>
  )
}
