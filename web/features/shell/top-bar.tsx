import { Menu as MenuIcon, X } from 'lucide-react'
import { Link } from 'react-router'
import { shellTexts } from '#texts/shell.ts'
import bobita from '#web/assets/drawings/bobita-head.svg'
import { LanguageSwitch } from '#web/features/language/language-switch.tsx'
import { useTexts } from '#web/features/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { AccountCorner } from './account-corner.tsx'
import { Navigation } from './navigation.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import styles from './top-bar.module.css'
import { useFoldingMenu } from './use-folding-menu.ts'

const MENU_ID = 'meniu'

/** The bar at the top of every page (spec §2). */
export function TopBar() {
  const texts = useTexts(shellTexts)
  const menu = useFoldingMenu()
  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <IconButton
          ref={menu.button}
          aria-label={menu.open ? texts.closeMenu : texts.openMenu}
          aria-expanded={menu.open}
          aria-controls={MENU_ID}
          className={styles.toggle}
          onClick={menu.toggle}
        >
          {menu.open ? <X aria-hidden /> : <MenuIcon aria-hidden />}
        </IconButton>
        <Link to="/home" className={styles.mark}>
          <img src={bobita} alt="" width={36} height={36} />
          <span>{texts.siteName}</span>
        </Link>
        <Navigation id={MENU_ID} open={menu.open} onNavigate={menu.close} />
        <div className={styles.tools}>
          <LanguageSwitch />
          <ThemeSwitch />
          <AccountCorner />
        </div>
      </div>
    </header>
  )
}
