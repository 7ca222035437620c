import type { ReactNode } from 'react'
import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { directoryTexts } from '#texts/directories.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { firstWords } from '#web/lib/text.ts'
import { CallLink } from './call-link.tsx'
import { Chip } from './chip.tsx'
import type { OpenLink } from './directory.tsx'
import styles from './record-card.module.css'
import { RecordPhoto, type RecordPicture } from './record-photo.tsx'

interface RecordCardProps {
  record: RecordPicture & { name: string; description: string; phone_numbers: readonly string[]; is_example: boolean }
  /** City or location. */
  place: string
  drawing: string
  open: OpenLink
  /** Chips under the place. */
  children?: ReactNode
}

/** One record in the list. All of the card opens the detail, except the call button. */
export function RecordCard({ record, place, drawing, open, children }: RecordCardProps) {
  const texts = useTexts(directoryTexts)
  return (
    <article className={styles.card}>
      <RecordPhoto record={record} drawing={drawing} className={styles.photo} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={open.to} state={open.state} preventScrollReset className={styles.open}>
            {record.name}
          </Link>
        </h2>
        {place !== '' && (
          <p className={styles.place}>
            <MapPin aria-hidden />
            {place}
          </p>
        )}
        {(children || record.is_example) && (
          <p className={styles.chips}>
            {record.is_example && <Chip look="example">{texts.example}</Chip>}
            {children}
          </p>
        )}
      </div>
      <div className={styles.rest}>
        <p className={styles.description}>{firstWords(record.description)}</p>
        <CallLink name={record.name} phone_numbers={record.phone_numbers} size="small" className={styles.call} otherwise={<p className={styles.noPhone}>{texts.noPhone}</p>} />
      </div>
    </article>
  )
}
