import { Link, useLocation } from 'react-router'
import { shellTexts } from '#texts/shell.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { entries, isActive } from './entries.ts'
import styles from './navigation.module.css'

interface NavigationProps {
  id: string
  /** On a small screen the entries are folded away until the menu button opens them. */
  open: boolean
  onNavigate: () => void
}

/** The six entries of the bar. */
export function Navigation({ id, open, onNavigate }: NavigationProps) {
  const texts = useTexts(shellTexts)
  const { pathname } = useLocation()
  return (
    <nav id={id} aria-label={texts.mainMenu} className={styles.navigation} data-open={open || undefined}>
      <ul className={styles.entries}>
        {entries.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} prefetch="intent" className={styles.entry} aria-current={isActive(to, pathname) ? 'page' : undefined} onClick={onNavigate}>
              {texts[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
