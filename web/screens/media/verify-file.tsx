import { useId } from 'react'
import { FileCheck } from 'lucide-react'
import { proofTexts } from '#texts/complaints/media.ts'
import type { ShownFile } from '#web/api/plain-complaint.ts'
import { useFileDrop } from '#web/features/files/use-file-drop.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { classes } from '#web/lib/classes.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useVerification, VERIFIED_BYTES, type Verification } from './use-verification.ts'
import styles from './verify-file.module.css'

/** 'Verifică fișierul': whether a file somebody holds is one of the set. Says integrity, never more. */
export function VerifyFile({ files }: { files: readonly ShownFile[] }) {
  const texts = useTexts(proofTexts)
  const heading = useId()
  const { state, verify } = useVerification(files)
  const isOver = useFileDrop(([file]) => void verify(file))
  if (!files.some(({ proof }) => proof)) return null

  return (
    <section aria-labelledby={heading} className={styles.verify} data-over={isOver || undefined}>
      <h2 id={heading}>{texts.verifyTitle}</h2>
      <p>{texts.verifyText}</p>
      <p className={styles.way}>
        <label className={classes(buttonLook('quiet'), styles.choose)}>
          <FileCheck aria-hidden />
          {texts.choose}
          <input
            type="file"
            onChange={({ currentTarget }) => {
              void verify(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
        </label>
        <span className={styles.drop}>{texts.drop}</span>
      </p>
      <Outcome state={state} />
      <p className={styles.meaning}>{texts.meaning}</p>
    </section>
  )
}

function Outcome({ state }: { state: Verification }) {
  const texts = useTexts(proofTexts)
  switch (state.kind) {
    case 'none-chosen':
      return null
    case 'working':
      return (
        <div role="status" className={styles.working}>
          <progress aria-label={texts.verifyTitle} />
          <span>{texts.working(state.name)}</span>
        </div>
      )
    case 'same':
      return (
        <Notice kind="success" title={texts.same(state.name, state.same.number)}>
          {state.same.as === 'given' ? texts.asGiven : texts.asShown}
        </Notice>
      )
    case 'different':
      return (
        <Notice kind="warning" title={texts.none(state.name)}>
          {texts.noneHelp}
        </Notice>
      )
    case 'too-large':
      return <Notice kind="warning">{texts.tooLarge(`${Math.round(VERIFIED_BYTES / (1024 * 1024))} MB`)}</Notice>
    case 'unsupported':
      return <Notice kind="warning">{texts.unsupported}</Notice>
    case 'unreadable':
      return <Notice kind="warning">{texts.unreadable}</Notice>
  }
}
