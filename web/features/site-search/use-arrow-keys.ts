import { useEffect, useRef, type RefObject } from 'react'

/** What the arrow keys go through: the box, then the results. */
const STOPS = 'input[type="search"], a[data-result]'

/** Inside the element, up and down go from the box through the results and back; Enter is the link's own. */
export function useArrowKeys(): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = around.current
    const onKey = (event: KeyboardEvent) => element && move(event, [...element.querySelectorAll<HTMLElement>(STOPS)])
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [])
  return around
}

function move(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || altKey || ctrlKey || metaKey || shiftKey) return
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = at === -1 ? undefined : stops[at + (key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}
