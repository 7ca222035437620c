import { lazy, Suspense, useState } from 'react'
import { Flag } from 'lucide-react'
import { reportButtonTexts } from '#texts/report-button.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Reported } from './report-dialog.tsx'
import styles from './reports.module.css'

const ReportDialog = lazy(() => import('./report-dialog.tsx').then((module) => ({ default: module.ReportDialog })))

/** Anybody who sees something published here may say that it breaks the law or harms somebody. */
export function ReportContent({ kind, id }: Reported) {
  const texts = useTexts(reportButtonTexts)
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.report}>
      <Button variant="quiet" size="small" icon={<Flag aria-hidden />} onClick={() => setOpen(true)}>
        {texts[kind]}
      </Button>
      {open && (
        <Suspense>
          <ReportDialog reported={{ kind, id }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
