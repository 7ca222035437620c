import { FileImage, Maximize2 } from 'lucide-react'
import { mediaTexts } from '#texts/media.ts'
import type { ShownFile, ShownSet } from '#web/api/plain-complaint.ts'
import { firstFrame } from '#web/features/complaint-set/first-frame.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Photo } from '#web/ui/photo.tsx'
import styles from './file-grid.module.css'

interface FileGridProps {
  set: ShownSet
  /** Asks for a file, by its place in the set, at full size. */
  onOpen: (place: number) => void
}

/** All photos and videos, numbered in the order of the set. */
export function FileGrid({ set, onOpen }: FileGridProps) {
  return (
    <ol className={styles.grid}>
      {set.files.map((file, place) => (
        <li key={file.url} className={styles.file} data-type={file.type}>
          {file.type === 'image' ? (
            <PhotoTile file={file} number={place + 1} title={set.title} onOpen={() => onOpen(place)} />
          ) : (
            <VideoTile file={file} number={place + 1} title={set.title} onOpen={() => onOpen(place)} />
          )}
        </li>
      ))}
    </ol>
  )
}

interface TileProps {
  file: ShownFile
  number: number
  title: string
  onOpen: () => void
}

function PhotoTile({ file, number, title, onOpen }: TileProps) {
  const texts = useTexts(mediaTexts)
  const missing = (
    <span className={styles.missing}>
      <FileImage aria-hidden /> {texts.noFile}
    </span>
  )
  return (
    <button type="button" aria-label={texts.openPhoto(number)} className={styles.photo} onClick={onOpen}>
      <Photo src={file.preview_url ?? file.url} alt={texts.photoLabel(number, title)} fallback={missing} />
      <span aria-hidden className={styles.number}>
        {number}
      </span>
    </button>
  )
}

function VideoTile({ file, number, title, onOpen }: TileProps) {
  const texts = useTexts(mediaTexts)
  const label = texts.videoLabel(number, title)
  // Known before the film is: nothing jumps when it comes.
  const size = { ...(file.width && { width: file.width }), ...(file.height && { height: file.height }) }
  return (
    <div className={styles.video}>
      {/* A witness's film has no written words to go with it. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video src={firstFrame(file.url)} controls preload="metadata" playsInline aria-label={label} {...size} />
      <p>
        <span className={styles.number}>{number}</span>
        <IconButton aria-label={texts.openVideo(number)} onClick={onOpen}>
          <Maximize2 size={20} aria-hidden />
        </IconButton>
      </p>
    </div>
  )
}
