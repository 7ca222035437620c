import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { shellTexts } from '#texts/shell.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { useKeepLanguage } from '#web/features/language/use-switch-language.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './shell.module.css'
import { TopBar } from './top-bar.tsx'
import { useArrival } from './use-arrival.ts'

const MAIN_ID = 'continut'

/** What surrounds every screen: the way past the bar, the bar, and the announcement of where the reader has arrived. */
export function Shell({ children }: { children: ReactNode }) {
  const texts = useTexts(shellTexts)
  const title = useArrival()
  const opening = useNavigation().state === 'loading'
  useKeepLanguage(useLanguage())

  return (
    <>
      <a href={`#${MAIN_ID}`} className={styles.skip}>
        {texts.skip}
      </a>
      <TopBar />
      <div className={styles.opening} data-on={opening || undefined} aria-hidden />
      <main id={MAIN_ID} tabIndex={-1} aria-busy={opening || undefined} className={styles.main}>
        {children}
      </main>
      <VisuallyHidden>
        <span role="status">{title && texts.pageOpened(title)}</span>
      </VisuallyHidden>
    </>
  )
}
