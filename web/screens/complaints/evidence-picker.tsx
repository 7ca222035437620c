import { ImagePlus, Video } from 'lucide-react'
import { EVIDENCE_FILES, PHOTO_BYTES, SET_BYTES, VIDEO_BYTES } from '#contract/limits.ts'
import { complaintFormTexts, evidenceTexts } from '#texts/complaint-form.ts'
import { useFileDrop } from '#web/features/files/use-file-drop.ts'
import { useFilePaste } from '#web/features/files/use-file-paste.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Refused } from './evidence.ts'
import { EvidenceItem } from './evidence-item.tsx'
import styles from './evidence-picker.module.css'
import { megabytes } from './megabytes.ts'
import { PickButton } from './pick-button.tsx'
import type { PickedEvidence } from './use-evidence.ts'

interface EvidencePickerProps {
  evidence: PickedEvidence
  /** False while files are on their way: nothing may be added then. */
  idle: boolean
  onRetry: (key: number) => void
}

/** Picks photos and videos, by button, drop or paste, and shows what was picked. */
export function EvidencePicker({ evidence, idle, onRetry }: EvidencePickerProps) {
  const texts = useTexts(complaintFormTexts)
  const words = useTexts(evidenceTexts)
  const take = (files: Iterable<File>) => idle && evidence.add(files)
  const isOver = useFileDrop(take)
  useFilePaste(take)
  const limits = { files: EVIDENCE_FILES, photo: megabytes(PHOTO_BYTES), video: megabytes(VIDEO_BYTES) }

  return (
    <div className={styles.picker} data-over={isOver || undefined}>
      <div className={styles.ways}>
        <PickButton accept="image/*" name="photos" icon={<ImagePlus aria-hidden />} label={texts.photos} onPick={take} />
        <PickButton accept="video/*" name="videos" icon={<Video aria-hidden />} label={texts.videos} onPick={take} />
      </div>
      <p className={styles.accepted}>
        {texts.accepted(limits)} <span className={styles.drop}>{isOver ? texts.dropNow : texts.drop}</span>
      </p>
      {evidence.refused && <RefusedFiles refused={evidence.refused} />}
      {evidence.files.length > 0 && (
        <ul aria-label={words.list} className={styles.files}>
          {evidence.files.map((file) => (
            <EvidenceItem key={file.key} evidence={file} idle={idle} onRemove={() => evidence.remove(file.key)} onRetry={() => onRetry(file.key)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function RefusedFiles({ refused: { other, tooLarge, tooMany, setTooLarge } }: { refused: Refused }) {
  const words = useTexts(evidenceTexts)
  return (
    <Notice kind="warning">
      {other.length > 0 && <p>{words.otherKind(other.join(', '))}</p>}
      {tooLarge.length > 0 && <p>{words.videoLarge(tooLarge.join(', '), megabytes(VIDEO_BYTES))}</p>}
      {tooMany && <p>{words.tooMany(EVIDENCE_FILES)}</p>}
      {setTooLarge && <p>{words.setLarge(megabytes(SET_BYTES))}</p>}
    </Notice>
  )
}
