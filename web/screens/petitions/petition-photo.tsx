import { Megaphone } from 'lucide-react'
import { Photo } from '#web/ui/photo.tsx'
import styles from './petition-photo.module.css'

interface PetitionPhotoProps {
  src: string | null | undefined
  loading?: 'lazy' | 'eager'
}

/** The picture of a petition; without one, or when it does not load, an icon instead (S-237, S-238). It says nothing the title does not. */
export function PetitionPhoto({ src, loading = 'lazy' }: PetitionPhotoProps) {
  const icon = (
    <span className={styles.none} aria-hidden>
      <Megaphone />
    </span>
  )
  return <Photo src={src || null} alt="" width={480} height={270} loading={loading} className={styles.photo} fallback={icon} />
}
