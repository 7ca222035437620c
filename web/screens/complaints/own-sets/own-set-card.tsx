import { FileCheck, FileText, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { longDate } from '#texts/dates.ts'
import { filingTexts, ownSetsTexts } from '#texts/complaints/own-sets.ts'
import type { ShownSet } from '#web/api/plain-complaint.ts'
import { DaysLeft } from '#web/features/complaint-set/days-left.tsx'
import { FileCounts } from '#web/features/complaint-set/file-counts.tsx'
import { FilePicture } from '#web/features/complaint-set/file-picture.tsx'
import { ShareSet } from '#web/features/complaint-set/share-set.tsx'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { useRootData } from '#web/lib/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { FiledPetition } from './filed-petition.tsx'
import styles from './own-set-card.module.css'

/** Pictures that fit on a card of a phone. */
const PICTURES = 4

interface OwnSetCardProps {
  set: ShownSet
  onDelete: () => void
  onFile: () => void
  onChanged: () => void
}

/** One set of the person: what is in it, how long it stays, and what can be done with it. */
export function OwnSetCard({ set, onDelete, onFile, onChanged }: OwnSetCardProps) {
  const texts = useTexts(ownSetsTexts)
  const words = useTexts(filingTexts)
  const language = useLanguage()
  const path = `/media/${encodeURIComponent(set.media_id)}`
  const address = `${useRootData()?.origin ?? ''}${path}`

  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <h3>
          <Link to={path}>{set.title}</Link>
        </h3>
        <p className={styles.facts}>
          {texts.created(longDate(set.created_at, language))} · <FileCounts files={set.files} />
        </p>
        <DaysLeft expires_at={set.expires_at} />
      </header>
      {set.files.length > 0 && (
        <div className={styles.pictures} aria-hidden>
          {set.files.slice(0, PICTURES).map((file) => (
            <FilePicture key={file.url} file={file} alt="" />
          ))}
        </div>
      )}
      {set.filing && <FiledPetition set={set} filing={set.filing} address={address} onChange={onFile} onForgotten={onChanged} />}
      <ShareSet
        title={set.title}
        address={address}
        before={
          <>
            {/* A petition that is filed has been written: what is next is its answer. */}
            <ButtonLink
              to={`/plangeri/petitie?set=${encodeURIComponent(set.media_id)}`}
              variant={set.filing ? 'quiet' : 'primary'}
              size="small"
              icon={<FileText aria-hidden />}
            >
              {texts.official}
            </ButtonLink>
            {!set.filing && (
              <Button variant="quiet" size="small" icon={<FileCheck aria-hidden />} onClick={onFile}>
                {words.ask}
              </Button>
            )}
          </>
        }
      >
        <Button variant="quiet" size="small" icon={<Trash2 aria-hidden />} onClick={onDelete}>
          {texts.remove}
        </Button>
      </ShareSet>
    </article>
  )
}
