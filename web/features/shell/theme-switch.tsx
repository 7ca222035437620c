import { useEffect, useState } from 'react'
import { Monitor, Moon, Sun } from 'lucide-react'
import { shellTexts } from '#texts/shell.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { storeTheme, storedTheme, showTheme, themeAfter, type Theme } from './theme.ts'

const icons = { system: Monitor, light: Sun, dark: Moon } as const

/** Goes round the three themes: the device's, light, dark. */
export function ThemeSwitch({ className }: { className?: string | undefined }) {
  const texts = useTexts(shellTexts)
  // The server cannot know the choice; the page already shows it, the icon follows.
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => {
    const follow = () => {
      setTheme(storedTheme())
      showTheme(storedTheme())
    }
    follow()
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])

  const change = () => {
    const next = themeAfter(theme)
    storeTheme(next)
    showTheme(next)
    setTheme(next)
  }
  const names = { system: texts.themeSystem, light: texts.themeLight, dark: texts.themeDark }
  const Icon = icons[theme]

  return (
    <IconButton aria-label={names[theme]} className={className} onClick={change}>
      <Icon size={20} aria-hidden />
    </IconButton>
  )
}
