import { RotateCw, X } from 'lucide-react'
import { PHOTO_BYTES, POLICE_FORM_BYTES } from '#contract/limits.ts'
import { evidenceTexts } from '#texts/complaints/complaint-form.ts'
import { FilePicture } from '#web/features/complaint-set/file-picture.tsx'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { fileSize } from '#web/lib/numbers.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { megabytes, type Evidence } from './evidence.ts'
import styles from './evidence-item.module.css'

interface EvidenceItemProps {
  evidence: Evidence
  idle: boolean
  onRemove: () => void
  onRetry: () => void
}

/** One picked file: its picture, what is to know about it, and where it is on its way. */
export function EvidenceItem({ evidence: { file, type, url, state }, idle, onRemove, onRetry }: EvidenceItemProps) {
  const texts = useTexts(evidenceTexts)
  const language = useLanguage()
  return (
    <li className={styles.item} data-state={state.kind}>
      <span className={styles.picture}>
        <FilePicture file={{ type, url, preview_url: null }} alt="" />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{file.name}</p>
        <p className={styles.facts}>
          {type === 'image' ? texts.photo : texts.video} · {fileSize(file.size, language)} · <FileStateWords evidence={{ file, state }} />
        </p>
      </div>
      <div className={styles.actions}>
        {state.kind === 'failed' && (
          <IconButton aria-label={texts.retry(file.name)} disabled={!idle} onClick={onRetry}>
            <RotateCw size={20} aria-hidden />
          </IconButton>
        )}
        <IconButton aria-label={texts.remove(file.name)} disabled={!idle} onClick={onRemove}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={styles.notes}>
        {type === 'image' && file.size > PHOTO_BYTES && <p className={styles.warning}>{texts.photoLarge(megabytes(PHOTO_BYTES))}</p>}
        {file.size > POLICE_FORM_BYTES && <p className={styles.warning}>{texts.policeLimit}</p>}
        {state.kind === 'failed' && (
          <p role="alert" className={styles.failed}>
            {state.message}
          </p>
        )}
      </div>
    </li>
  )
}

function FileStateWords({ evidence: { file, state } }: { evidence: Pick<Evidence, 'file' | 'state'> }) {
  const texts = useTexts(evidenceTexts)
  switch (state.kind) {
    case 'sending':
      return (state.waits ? texts.waitingForNetwork : texts.sending)(Math.round((100 * state.sent_bytes) / Math.max(1, file.size)))
    case 'uploaded':
      return texts.uploaded
    case 'waiting':
      return texts.waiting
    case 'failed':
      return texts.failed
  }
}
