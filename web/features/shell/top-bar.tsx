import { useEffect, useRef, useState } from 'react'
import { Menu as MenuIcon, X } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { shellTexts } from '#texts/shell.ts'
import bobita from '#web/assets/drawings/bobita-head.svg'
import { LanguageSwitch } from '#web/features/language/language-switch.tsx'
import { useTexts } from '#web/features/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { AccountCorner } from './account-corner.tsx'
import { Navigation } from './navigation.tsx'
import { SearchCorner } from './search-corner.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import styles from './top-bar.module.css'

const MENU_ID = 'meniu'

/** The bar at the top of every page (S-045). */
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
          <SearchCorner />
          <LanguageSwitch />
          <ThemeSwitch className={styles.scripted} />
          <span className={styles.scripted}>
            <AccountCorner />
          </span>
        </div>
      </div>
    </header>
  )
}

/** The small-screen menu: opened and closed by its button, closed by Escape, by a press elsewhere and by arriving somewhere. */
function useFoldingMenu() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  useEffect(() => setOpen(false), [key])

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Element && !event.target.closest('header')) setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [open])

  return { open, button, toggle: () => setOpen(!open), close: () => setOpen(false) }
}
