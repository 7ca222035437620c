import { X } from 'lucide-react'
import { complaintFormTexts } from '#texts/complaints/complaint-form.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { fileSize } from '#web/lib/numbers.ts'
import { Button } from '#web/ui/button.tsx'
import type { Evidence } from './evidence.ts'
import { fillOf, type Step } from './progress-steps.ts'
import { sentBytes, sentShare } from './send-evidence.ts'
import styles from './upload-progress.module.css'

interface UploadProgressProps {
  step: Step
  files: readonly Evidence[]
  onStop: () => void
}

/** 25, 50, 75, 100 (S-204); between them the bar follows the bytes. Once all have arrived there is nothing left to stop. */
export function UploadProgress({ step, files, onStop }: UploadProgressProps) {
  const texts = useTexts(complaintFormTexts)
  const language = useLanguage()
  const total_bytes = files.reduce((sum, { file }) => sum + file.size, 0)
  return (
    <div className={styles.progress}>
      <div role="progressbar" aria-label={texts.progress} aria-valuemin={0} aria-valuemax={100} aria-valuenow={step} className={styles.bar}>
        <div className={styles.fill} style={{ inlineSize: `${fillOf(step, sentShare(files))}%` }} />
      </div>
      <p className={styles.words}>
        <strong>{step}%</strong>
        <span>{step >= 75 ? texts.finishing : texts.sent(fileSize(sentBytes(files), language), fileSize(total_bytes, language))}</span>
        {step < 75 && (
          <Button variant="quiet" size="small" icon={<X aria-hidden />} onClick={onStop}>
            {texts.stop}
          </Button>
        )}
      </p>
    </div>
  )
}
