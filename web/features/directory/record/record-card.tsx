import { useId, type ReactNode } from 'react'
import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { directoryTexts } from '#texts/directories.ts'
import { placeName } from '#texts/place-names.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { firstWords } from '#web/lib/text.ts'
import { CallLink } from '../call-link.tsx'
import { Chip } from '../chip.tsx'
import type { OpenLink } from '../directory.tsx'
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

/** One record in the list: all of it but the call button is the link to its detail. Nobody is led to call an example. */
export function RecordCard({ record, place, drawing, open, children }: RecordCardProps) {
  const texts = useTexts(directoryTexts)
  const language = useLanguage()
  const nameId = useId()
  return (
    <article aria-labelledby={nameId} className={styles.card}>
      <Link to={open.to} state={open.state} preventScrollReset className={styles.open}>
        <RecordPhoto record={record} drawing={drawing} className={styles.photo} />
        <div className={styles.words}>
          <h2 id={nameId} className={styles.name}>
            {record.name}
          </h2>
          {place !== '' && (
            <span className={styles.place}>
              <MapPin aria-hidden />
              {placeName(place, language)}
            </span>
          )}
          {(children || record.is_example) && (
            <span className={styles.chips}>
              {record.is_example && <Chip look="example">{texts.example}</Chip>}
              {children}
            </span>
          )}
        </div>
        <p lang="ro" className={styles.description}>
          {firstWords(record.description)}
        </p>
      </Link>
      {record.is_example ? (
        <p className={styles.noPhone}>{texts.exampleCard}</p>
      ) : (
        <CallLink
          name={record.name}
          phone_numbers={record.phone_numbers}
          size="small"
          className={styles.call}
          otherwise={<p className={styles.noPhone}>{texts.noPhone}</p>}
        />
      )}
    </article>
  )
}
