import { lazy, Suspense, useEffect, useState, type MouseEvent } from 'react'
import { Search } from 'lucide-react'
import { useLocation } from 'react-router'
import { shellTexts } from '#texts/shell.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { IconLink } from '#web/ui/icon-button.tsx'

/** Fetched when it is first opened. */
const SearchDialog = lazy(() => import('#web/features/site-search/search-dialog.tsx').then((module) => ({ default: module.SearchDialog })))

/** The way to the search from every page: a link, which a press or Ctrl K (⌘ K) opens over the page one is on. */
export function SearchCorner() {
  const texts = useTexts(shellTexts)
  const { key } = useLocation()
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const close = () => setDialog((before) => (before === 'open' ? 'closed' : before))
  useEffect(close, [key])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) setDialog('open')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setDialog('open')
  }
  return (
    <>
      <IconLink to="/cauta" aria-label={texts.search} aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        <Search size={20} aria-hidden />
      </IconLink>
      <Suspense>{dialog !== 'unopened' && <SearchDialog open={dialog === 'open'} onClose={close} />}</Suspense>
    </>
  )
}
