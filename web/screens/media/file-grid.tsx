import { FileImage, Maximize2 } from 'lucide-react'
import { mediaTexts } from '#texts/complaints/media.ts'
import type { ShownFile, ShownSet } from '#web/api/plain-complaint.ts'
import { firstFrame } from '#web/features/complaint-set/first-frame.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Photo } from '#web/ui/photo.tsx'
import styles from './file-grid.module.css'

interface FileGridProps {
  set: ShownSet
  /** Asks for a file, by its index in the set, at full size. */
  onOpen: (index: number) => void
}

/** All photos and videos, numbered in the order of the set. */
export function FileGrid({ set, onOpen }: FileGridProps) {
  return (
    <ol className={styles.grid}>
      {set.files.map((file, index) => (
        <li key={file.url} className={styles.file} data-type={file.type}>
          {file.type === 'image' ? (
            <PhotoTile file={file} number={index + 1} title={set.title} onOpen={() => onOpen(index)} />
          ) : (
            <VideoTile file={file} number={index + 1} title={set.title} onOpen={() => onOpen(index)} />
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
      <Photo
        src={file.preview_url ?? file.url}
        alt={texts.photoLabel(number, title)}
        fallback={missing}
        loading={number === 1 ? 'eager' : 'lazy'}
        {...knownSize(file)}
      />
      <span aria-hidden className={styles.number}>
        {number}
      </span>
    </button>
  )
}

function VideoTile({ file, number, title, onOpen }: TileProps) {
  const texts = useTexts(mediaTexts)
  const label = texts.videoLabel(number, title)
  return (
    <div className={styles.video}>
      {/* A witness's film has no written words to go with it. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video src={firstFrame(file.url)} controls preload="metadata" playsInline aria-label={label} {...knownSize(file)} />
      <p>
        <span className={styles.number}>{number}</span>
        <IconButton aria-label={texts.openVideo(number)} onClick={onOpen}>
          <Maximize2 size={20} aria-hidden />
        </IconButton>
      </p>
    </div>
  )
}

/** Known before the file is there: nothing jumps when it comes. */
function knownSize({ width, height }: ShownFile): { width?: number; height?: number } {
  return { ...(width !== null && { width }), ...(height !== null && { height }) }
}
