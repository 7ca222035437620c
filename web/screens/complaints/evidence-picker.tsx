import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { ImagePlus, Video } from 'lucide-react'
import { EVIDENCE_FILES, PHOTO_BYTES, SET_BYTES, VIDEO_BYTES } from '#contract/limits.ts'
import { complaintFormTexts, evidenceTexts } from '#texts/complaints/complaint-form.ts'
import { useFileDrop } from '#web/features/files/use-file-drop.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { classes } from '#web/lib/classes.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { megabytes, type Refused } from './evidence.ts'
import { EvidenceItem } from './evidence-item.tsx'
import styles from './evidence-picker.module.css'
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

interface PickButtonProps {
  /** 'image/*' or 'video/*'; on a phone it also offers the camera. */
  accept: string
  name: string
  icon: ReactNode
  label: string
  onPick: (files: Iterable<File>) => void
}

/** Picks several files; the same file can be picked again after it was removed. */
function PickButton({ accept, name, icon, label, onPick }: PickButtonProps) {
  return (
    <label className={classes(buttonLook('quiet', 'large'), styles.button)}>
      {icon}
      {label}
      <input
        type="file"
        accept={accept}
        name={name}
        multiple
        className={styles.input}
        onChange={({ currentTarget }) => {
          onPick(Array.from(currentTarget.files ?? []))
          currentTarget.value = ''
        }}
      />
    </label>
  )
}

/**
 * Takes files pasted anywhere on the page: a screenshot, a photo copied from a folder. Pasted words stay where they were pasted,
 * also when they bring a picture of themselves along, as words from an office program do.
 */
function useFilePaste(onFiles: (files: Iterable<File>) => void): void {
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData?.files.length && !clipboardData.types.includes('text/plain')) take(Array.from(clipboardData.files))
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [])
}
