import { lawTexts } from '#texts/law/law.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './law.module.css'

/** From the law to what a person can do now. In a new tab like every link here, so the law stays open beside it. */
export function NextSteps() {
  const texts = useTexts(lawTexts)
  const { heading, text, ask, guide } = texts.next
  const newTab = <VisuallyHidden> ({texts.newTab})</VisuallyHidden>
  return (
    <section aria-labelledby="ce-faci-acum" data-later>
      <h2 id="ce-faci-acum">{heading}</h2>
      <p>{text}</p>
      <div className={styles.ways}>
        <a href="/" target="_blank" rel="noopener" className={buttonLook('primary')}>
          {ask}
          {newTab}
        </a>
        <a href="/plangeri" target="_blank" rel="noopener" className={buttonLook('quiet')}>
          {guide}
          {newTab}
        </a>
      </div>
    </section>
  )
}
