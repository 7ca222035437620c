import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** The small-screen menu: opened and closed by its button, closed by Escape, by a press elsewhere and by arriving somewhere. */
export function useFoldingMenu() {
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
