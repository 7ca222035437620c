import { useEffect } from 'react'
import { shellTexts } from '#texts/shell.ts'
import { useTexts } from '#web/features/language/language.tsx'

/** Names the page: its route knows only that it is in the area of operators. */
export function useDeskTitle(title: string): void {
  const { siteName } = useTexts(shellTexts)
  useEffect(() => {
    document.title = `${title} · ${siteName}`
  }, [title, siteName])
}
