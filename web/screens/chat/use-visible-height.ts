import { useEffect, type RefObject } from 'react'

/**
 * Tells the styles how high the visible part of the page is (`--visible-height`), in pixels.
 * A keyboard on an iPhone covers the page without making it smaller, and would hide the box one types in.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const measure = () => {
      // Zoomed in, the visible part is small for another reason.
      const isCovered = view.scale === 1 && window.innerHeight - view.height > 1
      if (isCovered) element.current?.style.setProperty('--visible-height', `${view.height}px`)
      else element.current?.style.removeProperty('--visible-height')
    }
    measure()
    view.addEventListener('resize', measure)
    return () => view.removeEventListener('resize', measure)
  }, [element])
}
