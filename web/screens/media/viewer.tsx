import { useLayoutEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { mediaTexts, viewerTexts } from '#texts/media.ts'
import type { ShownSet } from '#web/api/plain-complaint.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useSwipe } from './use-swipe.ts'
import styles from './viewer.module.css'

interface ViewerProps {
  set: ShownSet
  /** Place in the set of the file to begin with. */
  first: number
  onClose: () => void
}

/** The files of a set at full size, on the platform's own `<dialog>`: it closes on Escape and gives the focus back to its opener. */
export function Viewer({ set, first, onClose }: ViewerProps) {
  const texts = useTexts(viewerTexts)
  const [place, setPlace] = useState(first)
  const dialog = useShownModal()
  const total = set.files.length
  const go = (steps: number) => setPlace((from) => Math.min(total - 1, Math.max(0, from + steps)))
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
        <p role="status">{texts.counter(place + 1, total)}</p>
        <IconButton aria-label={texts.close} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className={styles.stage} {...swipe}>
        <FileAtFullSize set={set} place={place} />
      </div>
      <footer className={styles.bar}>
        {/* Not disabled: the focus must stay, or the arrows would be lost with it. */}
        <IconButton aria-label={texts.previous} aria-disabled={place === 0} onClick={() => go(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton aria-label={texts.next} aria-disabled={place === total - 1} onClick={() => go(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </footer>
    </dialog>
  )
}

function FileAtFullSize({ set, place }: { set: ShownSet; place: number }) {
  const texts = useTexts(mediaTexts)
  const file = set.files[place]
  if (!file) return null
  const size = { ...(file.width && { width: file.width }), ...(file.height && { height: file.height }) }
  if (file.type === 'image') return <img key={file.url} src={file.url} alt={texts.photoLabel(place + 1, set.title)} draggable={false} {...size} />
  // A witness's film has no written words to go with it.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video key={file.url} src={file.url} controls playsInline preload="metadata" aria-label={texts.videoLabel(place + 1, set.title)} {...size} />
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
