import { FileImage, FileVideo } from 'lucide-react'
import type { ShownFile } from '#web/api/plain-complaint.ts'
import { Photo } from '#web/ui/photo.tsx'
import styles from './file-picture.module.css'
import { firstFrame } from './first-frame.ts'

interface FilePictureProps {
  file: Pick<ShownFile, 'type' | 'url' | 'preview_url'>
  /** '' where the words beside it say what it is. */
  alt: string
}

/** A square picture of a photo or of a video's beginning; an icon where the browser cannot show it (HEIC). */
export function FilePicture({ file, alt }: FilePictureProps) {
  if (file.type === 'video') {
    return (
      <span className={styles.picture}>
        {/* A picture of the video, not a player: it has neither sound nor controls. */}
        <video src={firstFrame(file.url)} preload="metadata" muted playsInline tabIndex={-1} aria-hidden />
        <FileVideo aria-hidden className={styles.mark} />
      </span>
    )
  }
  return (
    <span className={styles.picture}>
      <Photo src={file.preview_url ?? file.url} alt={alt} fallback={<FileImage aria-hidden className={styles.icon} />} />
    </span>
  )
}
