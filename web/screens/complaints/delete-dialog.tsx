import { ownSetsTexts } from '#texts/own-sets.ts'
import { deleteSet } from '#web/api/complaints.ts'
import type { ShownSet } from '#web/api/plain-complaint.ts'
import { useSending } from '#web/features/directory/use-sending.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
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
  const { state, send } = useSending(texts.removeFailed)
  const remove = () =>
    send(async () => {
      await deleteSet(set.id)
      onClose()
      onDeleted()
    })
  return (
    <div className={styles.form}>
      <p>{texts.removeText(set.title)}</p>
      {state.kind === 'refused' && <Notice kind="error">{state.message}</Notice>}
      <div className={styles.actions}>
        <Button variant="quiet" data-autofocus onClick={onClose}>
          {texts.keep}
        </Button>
        <Button variant="danger" aria-disabled={state.kind === 'sending' || undefined} onClick={() => void remove()}>
          {state.kind === 'sending' ? texts.removing : texts.removeNow}
        </Button>
      </div>
    </div>
  )
}
