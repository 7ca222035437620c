import type { ReactNode } from 'react'
import { BadgeCheck, Globe, MapPinned } from 'lucide-react'
import { Link } from 'react-router'
import type { DirectoryKind } from '#contract/directory.ts'
import { longDate } from '#texts/dates.ts'
import { directoryTexts } from '#texts/directories.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { CallLink } from '../call-link.tsx'
import { Chip } from '../chip.tsx'
import { telHref } from '../phone.ts'
import styles from './record-dialog.module.css'
import { RecordPhoto, type RecordPicture } from './record-photo.tsx'
import { CorrectionForm } from '../correction-form.tsx'

/** What both directories show of a record. */
export interface ShownRecord extends RecordPicture {
  id: number
  name: string
  description: string
  phone_numbers: readonly string[]
  verified_on: string | null
  is_example: boolean
}

interface RecordDialogProps {
  kind: DirectoryKind
  /** Null while nothing is open. */
  record: ShownRecord | null
  words: { detailTitle: string; approved: string; exampleNote: string; finding: { title: string } }
  /** City or location. */
  place: string
  website?: string | null
  drawing: string
  onClose: () => void
  /** What this kind of record has beyond the other. */
  children?: ReactNode
}

/** The detail of one record: who and where, every number, how fresh it is, and a line to say that it is wrong. An example is nobody to reach. */
export function RecordDialog({ kind, record, words, place, website = null, drawing, onClose, children }: RecordDialogProps) {
  const texts = useTexts(directoryTexts)
  const call = record && !record.is_example && telHref(record.phone_numbers[0] ?? '') !== null && (
    <CallLink name={record.name} phone_numbers={record.phone_numbers} className={styles.call} />
  )
  return (
    <Dialog open={record !== null} title={words.detailTitle} onClose={onClose} footer={call}>
      {record && (
        <div className={styles.record}>
          <Head record={record} approved={words.approved} drawing={drawing} />
          {record.is_example && (
            <Notice kind="warning">
              {words.exampleNote} <Link to="?">{words.finding.title}</Link>
            </Notice>
          )}
          {record.description !== '' && (
            <p lang="ro" className={styles.description}>
              {record.description}
            </p>
          )}
          {!record.is_example && <PhoneNumbers phone_numbers={record.phone_numbers} />}
          {children}
          {!record.is_example && (
            <>
              <p className={styles.links}>
                <OutsideLink href={websiteHref(website)} icon={<Globe aria-hidden />} label={texts.website} />
                <OutsideLink href={place === '' ? null : mapHref(place)} icon={<MapPinned aria-hidden />} label={texts.map} />
              </p>
              <CorrectionForm key={record.id} kind={kind} id={record.id} />
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}

/** A photo above the name; the drawing that stands for a missing one is small, beside it. */
function Head({ record, approved, drawing }: { record: ShownRecord; approved: string; drawing: string }) {
  const texts = useTexts(directoryTexts)
  const language = useLanguage()
  const hasPhoto = record.photo_url !== null || record.photo_data !== null
  return (
    <div className={hasPhoto ? styles.head : styles.headBeside}>
      <RecordPhoto record={record} drawing={drawing} className={styles.photo} />
      <div>
        <h3 className={styles.name}>{record.name}</h3>
        <p className={styles.chips}>
          {record.is_example ? (
            <Chip look="example">{texts.example}</Chip>
          ) : (
            <>
              <Chip look="approved">
                <BadgeCheck aria-hidden />
                {approved}
              </Chip>
              <span className={styles.checked}>
                {record.verified_on === null ? texts.notVerified : texts.verifiedOn(longDate(record.verified_on, language))}
              </span>
            </>
          )}
        </p>
      </div>
    </div>
  )
}

/** A link that leaves the site, in a new tab; nothing without an address. */
function OutsideLink({ href, icon, label }: { href: string | null; icon: ReactNode; label: string }) {
  const texts = useTexts(directoryTexts)
  if (href === null) return null
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonLook('quiet')}>
      {icon}
      {label}
      <VisuallyHidden> {texts.newTab}</VisuallyHidden>
    </a>
  )
}

/** Where a website lies: `https://` in front unless it has a scheme (S-507). Null for what no browser should follow. */
export function websiteHref(website: string | null): string | null {
  const written = website?.trim() ?? ''
  if (written === '') return null
  const href = /^https?:\/\//i.test(written) ? written : `https://${written}`
  return URL.canParse(href) && !/^[a-z][a-z\d+.-]*:\/\//i.test(href.replace(/^https?:\/\//i, '')) ? href : null
}

/** A place on OpenStreetMap, which the person opens themselves: nothing of the map is loaded here. */
export function mapHref(place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`
}

/** Every number of a record, each to be called; the button calls the first (S-135). */
function PhoneNumbers({ phone_numbers }: { phone_numbers: readonly string[] }) {
  const texts = useTexts(directoryTexts)
  if (phone_numbers.length === 0) return <p className={styles.noPhone}>{texts.noPhone}</p>
  return (
    <div className={styles.phones}>
      <h4 className={styles.label}>{texts.phones}</h4>
      <ul>
        {phone_numbers.map((number) => (
          <li key={number}>
            <PhoneNumber number={number} label={texts.callNumber(number)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function PhoneNumber({ number, label }: { number: string; label: string }) {
  const href = telHref(number)
  if (href === null) return <>{number}</>
  return (
    <a href={href} aria-label={label}>
      {number}
    </a>
  )
}
