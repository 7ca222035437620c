import { use, useEffect, useId, useRef, type PointerEvent, type ReactNode, type SyntheticEvent } from 'react'
import { X } from 'lucide-react'
import { uiTexts } from '#texts/ui.ts'
import { classes } from '#web/lib/classes.ts'
import { LanguageContext } from '#web/lib/language-context.ts'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'

interface DialogProps {
  open: boolean
  title: ReactNode
  /** Asked for by Escape, the backdrop and the X; the owner decides by setting `open`. */
  onClose: () => void
  /** Rendered only while open, so a form inside starts empty every time. */
  children: ReactNode
  /** Actions that stay in view under a long body. */
  footer?: ReactNode
  width?: 'narrow' | 'medium' | 'wide'
  className?: string
}

/**
 * A modal on the platform's own `<dialog>`: the page behind is inert, Escape and the backdrop close it, focus returns to its opener.
 * A control with `data-autofocus` takes the focus when it opens.
 */
export function Dialog({ open, title, onClose, children, footer, width = 'medium', className }: DialogProps) {
  const titleId = useId()
  const dialog = useOpenDialog(open)
  const backdrop = useBackdropClose(onClose)
  const close = uiTexts[use(LanguageContext)].close

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classes(styles.dialog, styles[width], className)}
      onCancel={(event) => keepControl(event, onClose)}
      onKeyDown={(event) => wrapTab(event.nativeEvent, event.currentTarget)}
      {...backdrop}
    >
      {open && (
        <div className={styles.sheet}>
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton aria-label={close} onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}

/** Shows the dialog as a modal while `open`; `showModal` remembers the opener and `close` gives it the focus back. */
function useOpenDialog(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      dialog.close()
      // The opener may be gone (the Login button after signing in): the focus must not fall to the top of the document.
      if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [open])
  return ref
}

/** The native cancel would close the element behind React's back. */
function keepControl(event: SyntheticEvent<HTMLDialogElement>, onClose: () => void): void {
  if (event.target !== event.currentTarget) return
  event.preventDefault()
  onClose()
}

/** A press that starts and ends on the backdrop closes; one that selects text in a field and ends outside does not. */
function useBackdropClose(onClose: () => void) {
  const pressed = useRef(false)
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressed.current = event.target === event.currentTarget
    },
    onPointerUp: (event: PointerEvent<HTMLDialogElement>) => {
      if (pressed.current && event.target === event.currentTarget) onClose()
      pressed.current = false
    },
  }
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, video[controls], [tabindex]:not([tabindex="-1"])'

/** The focus trap: keeps Tab inside, after the last control comes the first, before the first the last. The rest of the page is inert, the browser's own bar is not. */
function wrapTab(event: KeyboardEvent, container: HTMLElement): void {
  if (event.key !== 'Tab') return
  const controls = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((control) => control.checkVisibility())
  const edge = event.shiftKey ? controls.at(0) : controls.at(-1)
  const target = event.shiftKey ? controls.at(-1) : controls.at(0)
  if (!target || (document.activeElement !== edge && document.activeElement !== container)) return
  event.preventDefault()
  target.focus()
}
