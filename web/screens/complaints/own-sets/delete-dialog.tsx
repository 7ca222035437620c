import { ownSetsTexts } from '#texts/complaints/own-sets.ts'
import { deleteSet } from '#web/api/complaints.ts'
import type { ShownSet } from '#web/api/plain-complaint.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useCall } from '#web/features/forms/use-call.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './dialogs.module.css'

interface DeleteDialogProps {
  /** Null while nothing is being deleted. */
  set: ShownSet | null
  onClose: () => void
  onDeleted: () => void
}

/** Asks once more: a deleted set is gone for everybody. */
export function DeleteDialog({ set, onClose, onDeleted }: DeleteDialogProps) {
  const texts = useTexts(ownSetsTexts)
  return (
    <Dialog open={set !== null} title={texts.removeTitle} width="narrow" onClose={onClose}>
      {set && <DeleteQuestion set={set} onClose={onClose} onDeleted={onDeleted} />}
    </Dialog>
  )
}

function DeleteQuestion({ set, onClose, onDeleted }: DeleteDialogProps & { set: ShownSet }) {
  const texts = useTexts(ownSetsTexts)
  const call = useCall({ failed: texts.removeFailed })
  const remove = async () => {
    await deleteSet(set.id)
    onClose()
    onDeleted()
  }
  return (
    <div className={styles.form}>
      <p>{texts.removeText(set.title)}</p>
      <FormNotices form={call} />
      <div className={styles.actions}>
        <Button variant="quiet" data-autofocus onClick={onClose}>
          {texts.keep}
        </Button>
        <Button variant="danger" aria-disabled={call.working} onClick={() => void call.run(remove)}>
          {call.working ? texts.removing : texts.removeNow}
        </Button>
      </div>
    </div>
  )
}
