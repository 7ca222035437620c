import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type SyntheticEvent } from 'react'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { mediaTexts, viewerTexts } from '#texts/complaints/media.ts'
import type { ShownSet } from '#web/api/plain-complaint.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './viewer.module.css'

/** A finger that has gone this far sideways means the next file. */
const SWIPE_PX = 48

interface ViewerProps {
  set: ShownSet
  /** Index in the set of the file to begin with. */
  first: number
  onClose: () => void
}

/** The files of a set at full size, on the platform's own `<dialog>`: it closes on Escape and gives the focus back to its opener. */
export function Viewer({ set, first, onClose }: ViewerProps) {
  const texts = useTexts(viewerTexts)
  const [index, setIndex] = useState(first)
  const dialog = useShownModal()
  const total = set.files.length
  const go = (steps: number) => setIndex((from) => Math.min(total - 1, Math.max(0, from + steps)))
  const swipe = useSwipe(go)

  const steer = (event: KeyboardEvent) => {
    // A video's own controls seek with the arrows.
    if (event.target instanceof HTMLVideoElement) return
    if (event.key === 'ArrowLeft') go(-1)
    if (event.key === 'ArrowRight') go(1)
  }
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }

  return (
    <dialog ref={dialog} aria-label={texts.title} className={styles.viewer} onKeyDown={steer} onCancel={cancel}>
      <header className={styles.bar}>
        <p role="status">{texts.counter(index + 1, total)}</p>
        <IconButton aria-label={texts.close} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className={styles.stage} {...swipe}>
        <FileAtFullSize set={set} index={index} />
      </div>
      <footer className={styles.bar}>
        {/* Not disabled: the focus must stay, or the arrows would be lost with it. */}
        <IconButton aria-label={texts.previous} aria-disabled={index === 0} onClick={() => go(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton aria-label={texts.next} aria-disabled={index === total - 1} onClick={() => go(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </footer>
    </dialog>
  )
}

function FileAtFullSize({ set, index }: { set: ShownSet; index: number }) {
  const texts = useTexts(mediaTexts)
  const file = set.files[index]
  if (!file) return null
  const size = { ...(file.width && { width: file.width }), ...(file.height && { height: file.height }) }
  if (file.type === 'image') return <img key={file.url} src={file.url} alt={texts.photoLabel(index + 1, set.title)} draggable={false} {...size} />
  // A witness's film has no written words to go with it.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video key={file.url} src={file.url} controls playsInline preload="metadata" aria-label={texts.videoLabel(index + 1, set.title)} {...size} />
}

/** Shows the dialog as a modal as long as it is there. */
function useShownModal() {
  const ref = useRef<HTMLDialogElement>(null)
  // Before the element is taken away: a dialog no longer on the page gives no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return ref
}

/** Sideways swipes of a finger: to the left is one further, to the right one back. Two fingers are a zoom. */
function useSwipe(onSwipe: (steps: number) => void) {
  const from = useRef<{ pointerId: number; x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === 'touch' && isPrimary ? { pointerId, x: clientX, y: clientY } : null
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const start = from.current
      from.current = null
      if (start?.pointerId !== pointerId) return
      const [x, y] = [clientX - start.x, clientY - start.y]
      if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}
