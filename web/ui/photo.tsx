import { useCallback, useState, type ImgHTMLAttributes, type ReactNode } from 'react'
import { classes } from '#web/lib/classes.ts'
import styles from './photo.module.css'

interface PhotoProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt'> {
  src: string | null
  alt: string
  /** Shown without a source and when the source fails: a drawing, an icon, or nothing. */
  fallback?: ReactNode
  /** A tiny data: URL shown blurred while the photo loads. */
  preview?: string | null
}

/** A photo that never shows the browser's broken-image mark. */
export function Photo({ src, alt, fallback = null, preview = null, className, loading = 'lazy', ...img }: PhotoProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  // An image of the server's HTML may have failed before this component could listen.
  const notice = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0) setFailedSrc(element.getAttribute('src'))
  }, [])

  if (src === null || src === failedSrc) return fallback
  return (
    <span className={classes(styles.photo, className)}>
      {preview && <img src={preview} alt="" aria-hidden className={styles.preview} />}
      <img ref={notice} key={src} src={src} alt={alt} loading={loading} decoding="async" className={styles.image} onError={() => setFailedSrc(src)} {...img} />
    </span>
  )
}
