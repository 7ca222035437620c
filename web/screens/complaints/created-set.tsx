import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { FileText } from 'lucide-react'
import { complaintFormTexts } from '#texts/complaints/complaint-form.ts'
import { ShareSet } from '#web/features/complaint-set/share-set.tsx'
import { useTexts } from '#web/features/language/language.tsx'
import { useRootData } from '#web/lib/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import styles from './complaint-form.module.css'

/** The link of a set just made, and what to do with it. */
export function CreatedSet({ media_id, title }: { media_id: string; title: string }) {
  const texts = useTexts(complaintFormTexts)
  const path = `/media/${encodeURIComponent(media_id)}`
  const address = `${useRootData()?.origin ?? ''}${path}`
  const box = useFocusOnArrival(media_id)
  return (
    <section ref={box} tabIndex={-1} role="status" className={styles.created}>
      <h3>{texts.doneTitle}</h3>
      <p>
        <Link to={path} className={styles.link}>
          {address}
        </Link>
      </p>
      <p>{texts.doneText}</p>
      <ShareSet
        title={title}
        address={address}
        before={
          <ButtonLink to={`/plangeri/petitie?set=${encodeURIComponent(media_id)}`} size="small" icon={<FileText aria-hidden />}>
            {texts.official}
          </ButtonLink>
        }
      />
    </section>
  )
}

/** The form above it is empty again: the reader is taken to what came of it. */
function useFocusOnArrival(media_id: string) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [media_id])
  return box
}
