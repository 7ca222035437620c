import { readStorage, writeStorage } from '#web/lib/storage.ts'

/** `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const THEME_KEY = 'theme'
/** The paper of each theme (styles/tokens.css), for the browser's own bar. */
export const paper = { light: '#fbfaf6', dark: '#0e1713' } as const

/** Runs in <head> before the first paint, so a chosen theme never flashes the other. Static text: its hash is in the page's policy. */
export const themeScript = `try{let t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

export function storedTheme(): Theme {
  const stored = readStorage(THEME_KEY)
  return themes.find((theme) => theme === stored) ?? 'system'
}

/** The next one round: system, light, dark. */
export function themeAfter(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
}

/** Keeps the choice. */
export function storeTheme(theme: Theme): void {
  writeStorage(THEME_KEY, theme === 'system' ? null : theme)
}

/** Shows the page in a theme. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = theme === 'system' ? (meta.media.includes('dark') ? paper.dark : paper.light) : paper[theme]
  }
}
