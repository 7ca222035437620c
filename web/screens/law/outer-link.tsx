import type { ReactNode } from 'react'
import { ExternalLink } from 'lucide-react'
import { lawTexts } from '#texts/law.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './law.module.css'

/** Spec §2 Legislation: every link of the page opens in a new tab, and says so. */
export function OuterLink({ to, children }: { to: string; children: ReactNode }) {
  const texts = useTexts(lawTexts)
  return (
    <a href={to} target="_blank" rel="noopener" className={styles.outer}>
      {children}
      <ExternalLink size={16} aria-hidden className={styles.outerIcon} />
      <VisuallyHidden> ({texts.newTab})</VisuallyHidden>
    </a>
  )
}
