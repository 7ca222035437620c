import { Undo2 } from 'lucide-react'
import { chatTexts } from '#texts/chat.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { shortDate } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './removed-notice.module.css'
import { shownTitle } from './session.ts'
import type { Removed } from './session-list.ts'

/** Says what was deleted, for as long as that can be undone. */
export function RemovedNotice({ removed, onUndo }: { removed: Removed | null; onUndo: () => void }) {
  const { sessions: texts } = useTexts(chatTexts)
  const language = useLanguage()
  const title = removed && shownTitle(removed.session, texts, (instant) => shortDate(instant, language))
  return (
    <div className={styles.notice} data-empty={removed ? undefined : true}>
      <output>{title !== null && texts.removed(title)}</output>
      {removed && (
        <Button variant="quiet" size="small" icon={<Undo2 aria-hidden />} onClick={onUndo}>
          {texts.undo}
        </Button>
      )}
    </div>
  )
}
