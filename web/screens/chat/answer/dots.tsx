import { chatTexts } from '#texts/chat.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './dots.module.css'

/** Three dots while Bobita writes: the one thing on the site that keeps moving. */
export function Dots() {
  const { writing } = useTexts(chatTexts).message
  return (
    <span role="img" aria-label={writing} className={styles.dots}>
      <span />
      <span />
      <span />
    </span>
  )
}
