import { Download } from 'lucide-react'
import { accountTexts } from '#texts/account.ts'
import { authTexts } from '#texts/auth.ts'
import { exportProfile } from '#web/api/auth.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './account-dialog.module.css'
import { useCall } from './use-call.ts'

/** Downloads everything the site keeps about the person. */
export function ExportData() {
  const texts = useTexts(accountTexts)
  const words = useTexts(authTexts)
  const { state, run } = useCall(async () => saveFile(await exportProfile(), texts.exportFile))
  return (
    <div className={styles.form}>
      <p>{texts.exportText}</p>
      {state.kind === 'failed' && <Notice kind="error">{state.message}</Notice>}
      <Button variant="quiet" icon={<Download aria-hidden />} aria-disabled={state.kind === 'working' || undefined} onClick={() => void run()}>
        {state.kind === 'working' ? words.working : texts.exportAction}
      </Button>
    </div>
  )
}
