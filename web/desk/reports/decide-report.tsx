import { useState } from 'react'
import type { ReportDecided, ReportLine } from '#contract/reports-desk.ts'
import { deskReportsTexts } from '#texts/staff/reports.ts'
import { hideReported, keepReported } from '#web/api/reports-desk.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useDesk } from '../door/desk-context.ts'
import card from '../frame/card.module.css'
import { ReasonForm } from '../frame/reason-form.tsx'

interface DecideReportProps {
  id: string
  kind: ReportLine['kind']
  /** Whether what was reported is gone already. */
  gone: boolean
  onDecided: (sentence: string, answer: ReportDecided) => void
}

/** Under the thumb what to do: take it off the site, or leave it there. Either asks why. */
export function DecideReport({ id, kind, gone, onDecided }: DecideReportProps) {
  const texts = useTexts(deskReportsTexts)
  const { api } = useDesk()
  const [open, setOpen] = useState<'hide' | 'keep' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={card.decide}>
      <Button variant={gone ? 'quiet' : 'danger'} size="large" onClick={() => setOpen('hide')}>
        {texts.hide}
      </Button>
      <Button variant="quiet" size="large" onClick={() => setOpen('keep')}>
        {texts.keep}
      </Button>
      <Dialog open={open === 'hide'} title={texts.hideTitle} width="narrow" onClose={close}>
        <ReasonForm
          text={texts.hideText[kind]}
          reasons={texts.hideReasons}
          action={texts.hide}
          variant="danger"
          send={async (reason, options) => {
            const answer = await hideReported(api, id, { reason }, options)
            onDecided(answer.found ? texts.hidden : texts.wasGone, answer)
          }}
          onCancel={close}
        />
      </Dialog>
      <Dialog open={open === 'keep'} title={texts.keepTitle} width="narrow" onClose={close}>
        <ReasonForm
          text={texts.keepText}
          reasons={texts.keepReasons}
          action={texts.keep}
          send={async (reason, options) => onDecided(texts.kept, await keepReported(api, id, { reason }, options))}
          onCancel={close}
        />
      </Dialog>
    </div>
  )
}
