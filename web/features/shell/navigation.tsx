import { Link, useLocation } from 'react-router'
import { shellTexts } from '#texts/shell.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { menuEntries, isActive } from './menu-entries.ts'
import styles from './navigation.module.css'

interface NavigationProps {
  id: string
  /** On a small screen the entries are folded away until the menu button opens them. */
  open: boolean
  onNavigate: () => void
}

/**
 * The six entries of the bar. They fetch nothing while the pointer rests on them: React Router reloads the page when a
 * screen fetched so does not come (loadRouteModule), and on a bad line that took away what somebody was writing.
 */
export function Navigation({ id, open, onNavigate }: NavigationProps) {
  const texts = useTexts(shellTexts)
  const { pathname } = useLocation()
  return (
    <nav id={id} aria-label={texts.mainMenu} className={styles.navigation} data-open={open || undefined}>
      <ul className={styles.entries}>
        {menuEntries.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} className={styles.entry} aria-current={isActive(to, pathname) ? 'page' : undefined} onClick={onNavigate}>
              {texts[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
