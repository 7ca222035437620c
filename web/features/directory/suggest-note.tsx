import { useState } from 'react'
import { Plus } from 'lucide-react'
import type { DirectoryKind } from '#contract/directory.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './forms.module.css'
import { SuggestionForm } from './suggestion-form.tsx'

interface SuggestNoteProps {
  kind: DirectoryKind
  words: { suggestTitle: string; suggestNote: string; suggestAction: string }
}

/** The note that invites suggestions (spec §2), and the dialog in which they are written. */
export function SuggestNote({ kind, words }: SuggestNoteProps) {
  const [open, setOpen] = useState(false)
  return (
    <aside className={styles.note}>
      <p>{words.suggestNote}</p>
      <Button variant="quiet" icon={<Plus aria-hidden />} onClick={() => setOpen(true)}>
        {words.suggestAction}
      </Button>
      <Dialog open={open} title={words.suggestTitle} width="narrow" onClose={() => setOpen(false)}>
        <SuggestionForm kind={kind} />
      </Dialog>
    </aside>
  )
}
