import { lazy, Suspense, useId, useState, type ComponentType } from 'react'
import { Download, EyeOff, Info, Printer } from 'lucide-react'
import { mediaTexts } from '#texts/media.ts'
import { zipAddress } from '#web/api/complaints.ts'
import type { ShownSet } from '#web/api/plain-complaint.ts'
import { ShareSet } from '#web/features/complaint-set/share-set.tsx'
import { useTexts } from '#web/features/language/language.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { FileGrid } from './file-grid.tsx'
import styles from './media-set.module.css'
import { ReportSet } from './report-set.tsx'
import { SetInformation } from './set-information.tsx'
import { VerifyFile } from './verify-file.tsx'
import { Viewer } from './viewer.tsx'

/** Only paper shows it, so a page that cannot fetch it stands without it. */
const PrintSheet = lazy<ComponentType<{ set: ShownSet }>>(() =>
  import('./print-sheet.tsx').then(
    (module) => ({ default: module.PrintSheet }),
    () => ({ default: () => null }),
  ),
)

/** A set as anybody with its link sees it (spec §2). Rendered in the browser only. */
export function MediaSet({ set }: { set: ShownSet }) {
  const texts = useTexts(mediaTexts)
  const information = useId()
  const [informed, setInformed] = useState(true)
  /** The place in the set of the file shown at full size. */
  const [viewed, setViewed] = useState<number | null>(null)
  const address = window.location.href

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{set.title}</h1>
      <ShareSet title={set.title} address={address}>
        <Button
          variant="quiet"
          size="small"
          icon={informed ? <EyeOff aria-hidden /> : <Info aria-hidden />}
          aria-expanded={informed}
          aria-controls={information}
          onClick={() => setInformed(!informed)}
        >
          {informed ? texts.hideInfo : texts.showInfo}
        </Button>
        <Button variant="quiet" size="small" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {texts.print}
        </Button>
        <a href={zipAddress(set.media_id)} download className={buttonLook('quiet', 'small')}>
          <Download aria-hidden />
          {texts.download}
        </a>
      </ShareSet>
      <SetInformation id={information} set={set} hidden={!informed} />
      <FileGrid set={set} onOpen={setViewed} />
      <p className={styles.moved}>{texts.moved}</p>
      <VerifyFile files={set.files} />
      <ReportSet mediaId={set.media_id} />
      {viewed !== null && <Viewer set={set} first={viewed} onClose={() => setViewed(null)} />}
      <Suspense>
        <PrintSheet set={set} />
      </Suspense>
    </div>
  )
}
