import type { MouseEvent } from 'react'
import { Download } from 'lucide-react'
import { mediaTexts } from '#texts/complaints/media.ts'
import { askForZip, zipAddress } from '#web/api/complaints.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useCall } from '#web/features/forms/use-call.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { buttonLook } from '#web/ui/button.tsx'

/** All files of a set in one; asked for first, because a download that is refused tells nobody why. */
export function useDownload(mediaId: string) {
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
