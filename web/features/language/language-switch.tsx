import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { shellTexts } from '#texts/shell.ts'
import { classes } from '#web/lib/classes.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { inLanguage } from './choose-language.ts'
import { useLanguage, useTexts } from './language.tsx'
import styles from './language-switch.module.css'
import { useSwitchLanguage } from './use-switch-language.ts'

/** RO or EN: the language the page is not in. A link, so it also works before the scripts have come. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const other = useLanguage() === 'ro' ? 'en' : 'ro'
  const texts = useTexts(shellTexts)
  const switchTo = useSwitchLanguage()
  const { search } = useLocation()

  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    switchTo(other)
  }

  return (
    <a
      href={inLanguage(search, other)}
      hrefLang={other}
      lang={other}
      title={texts.otherLanguage}
      className={classes(styles.switch, className)}
      onClick={choose}
    >
      {other.toUpperCase()}
      <VisuallyHidden> – {texts.otherLanguage}</VisuallyHidden>
    </a>
  )
}
