import { useEffect, useId, useRef, useState, type ReactNode, type ToggleEvent } from 'react'
import styles from './menu.module.css'

interface MenuProps {
  /** The name of the button when `children` do not say it in words. */
  label?: string
  /** What the button shows. */
  button: ReactNode
  buttonClassName?: string | undefined
  /** Links and buttons; pressing one closes the menu. */
  children: ReactNode
}

const GAP_PX = 6
const EDGE_PX = 8

/** A button that discloses a panel of links and actions. The platform's popover closes it on Escape and on a press elsewhere. */
export function Menu({ label, button, buttonClassName, children }: MenuProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useCloseOnChoice()
  const [open, setOpen] = useState(false)

  return (
    <>
      <button ref={opener} type="button" aria-label={label} aria-expanded={open} popoverTarget={id} className={buttonClassName}>
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={(event: ToggleEvent<HTMLDivElement>) => event.newState === 'open' && alignUnder(opener.current, event.currentTarget)}
        onToggle={(event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open')}
      >
        {children}
      </div>
    </>
  )
}

/** Choosing something inside closes the panel. */
function useCloseOnChoice() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const panel = ref.current
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a, button')) panel?.hidePopover()
    }
    panel?.addEventListener('click', onClick)
    return () => panel?.removeEventListener('click', onClick)
  }, [])
  return ref
}

/** The top layer knows no parent, so the panel is positioned by the button's own rectangle. */
function alignUnder(opener: HTMLElement | null, panel: HTMLElement): void {
  if (!opener) return
  const { bottom, right } = opener.getBoundingClientRect()
  panel.style.top = `${bottom + GAP_PX}px`
  panel.style.right = `${Math.max(EDGE_PX, document.documentElement.clientWidth - right)}px`
}
