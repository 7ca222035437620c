import { suggestionTexts } from '#texts/directories.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './forms.module.css'

/** A field nobody sees: whoever fills it in is a program, and what it sends is kept nowhere. */
export function DecoyField() {
  const texts = useTexts(suggestionTexts)
  return (
    <label aria-hidden className={styles.decoy}>
      {texts.nickname}
      <input name="nickname" tabIndex={-1} autoComplete="off" />
    </label>
  )
}
