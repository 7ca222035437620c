import { lazy, Suspense, useId, useState, useSyncExternalStore, type ComponentType, type MouseEvent } from 'react'
import { Download, EyeOff, Info, Printer } from 'lucide-react'
import { longDate } from '#texts/dates.ts'
import { mediaTexts } from '#texts/complaints/media.ts'
import { askForZip, zipAddress } from '#web/api/complaints.ts'
import type { ShownSet } from '#web/api/plain-complaint.ts'
import { DaysLeft } from '#web/features/complaint-set/days-left.tsx'
import { FileCounts } from '#web/features/complaint-set/file-counts.tsx'
import { ShareSet } from '#web/features/complaint-set/share-set.tsx'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useCall } from '#web/features/forms/use-call.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { ReportContent } from '#web/features/reports/report-content.tsx'
import { useRootData } from '#web/lib/site.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { FileGrid } from './file-grid.tsx'
import styles from './media-set.module.css'
import { VerifyFile } from './verify-file.tsx'
import { Viewer } from './viewer.tsx'

/** Only paper shows it, so a page that cannot fetch it stands without it. */
const PrintSheet = lazy<ComponentType<{ set: ShownSet }>>(() =>
  import('./print-sheet.tsx').then(
    (module) => ({ default: module.PrintSheet }),
    () => ({ default: () => null }),
  ),
)

/** A set as anybody with its link sees it: the files before what can be done with them. */
export function MediaSet({ set }: { set: ShownSet }) {
  const texts = useTexts(mediaTexts)
  const information = useId()
  const isInBrowser = useIsInBrowser()
  const download = useDownload(set.media_id)
  const [informed, setInformed] = useState(true)
  /** The index in the set of the file shown at full size. */
  const [viewed, setViewed] = useState<number | null>(null)
  const address = `${useRootData()?.origin ?? ''}/media/${encodeURIComponent(set.media_id)}`

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{set.title}</h1>
      <p className={styles.summary}>
        <FileCounts files={set.files} />
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
      </p>
      <SetInformation id={information} set={set} hidden={!informed} />
      <FileGrid set={set} onOpen={setViewed} />
      <ShareSet title={set.title} address={address}>
        <Button variant="quiet" size="small" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {texts.print}
        </Button>
        {download.link}
      </ShareSet>
      {download.notices}
      <p className={styles.moved}>{texts.moved}</p>
      <VerifyFile files={set.files} />
      <ReportContent kind="set" id={set.media_id} />
      {viewed !== null && <Viewer set={set} first={viewed} onClose={() => setViewed(null)} />}
      {isInBrowser && (
        <Suspense>
          <PrintSheet set={set} />
        </Suspense>
      )}
    </div>
  )
}

/** False on the server, which waits for nothing, and while the page wakes up. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}

interface SetInformationProps {
  id: string
  set: ShownSet
  /** On paper it is shown in any case. */
  hidden: boolean
}

/** What was written about the files, by whom, and how long they stay. */
function SetInformation({ id, set, hidden }: SetInformationProps) {
  const texts = useTexts(mediaTexts)
  const language = useLanguage()
  return (
    <section id={id} hidden={hidden} className={styles.information}>
      <p className={styles.description}>{set.description}</p>
      <ul className={styles.facts}>
        {set.user_name !== '' && <li>{texts.by(set.user_name)}</li>}
        <li>{texts.created(longDate(set.created_at, language))}</li>
        <li>{texts.deleted(longDate(set.expires_at, language))}</li>
        <li className={styles.countdown}>
          <DaysLeft expires_at={set.expires_at} />
        </li>
      </ul>
    </section>
  )
}

/** All files of a set in one; asked for first, because a download that is refused tells nobody why. */
function useDownload(mediaId: string) {
  const texts = useTexts(mediaTexts)
  const call = useCall({ failed: texts.downloadFailed })

  const download = (event: MouseEvent) => {
    event.preventDefault()
    void call.run(async (options) => location.assign(await askForZip(mediaId, options)))
  }
  return {
    link: (
      <a href={zipAddress(mediaId)} download className={buttonLook('quiet', 'small')} onClick={download}>
        <Download aria-hidden />
        {texts.download}
      </a>
    ),
    notices: <FormNotices form={call} />,
  }
}
