import { useState } from 'react'
import { recordsTexts } from '#texts/staff/records.ts'
import { refuseNote } from '#web/api/reports-desk.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useDesk } from '../door/desk-context.ts'
import { ReasonForm } from '../frame/reason-form.tsx'

/** Closes what a visitor said without changing the record. */
export function RefuseNote({ id, onRefused }: { id: string; onRefused: () => void }) {
  const texts = useTexts(recordsTexts)
  const { api } = useDesk()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {texts.refuseNote}
      </Button>
      <Dialog open={open} title={texts.refuseTitle} width="narrow" onClose={close}>
        <ReasonForm
          text={texts.refuseText}
          reasons={texts.refuseReasons}
          action={texts.refuseNote}
          send={async (reason, options) => {
            await refuseNote(api, id, { reason }, options)
            close()
            onRefused()
          }}
          onCancel={close}
        />
      </Dialog>
    </>
  )
}
