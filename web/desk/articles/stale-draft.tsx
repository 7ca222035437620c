import type { ArticleFields, DraftShown } from '#contract/article-drafts.ts'
import { writeArticleTexts } from '#texts/staff/articles/write.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { changedFields, fieldWords } from './changed-fields.ts'
import { useCoverWords } from './cover-picker.tsx'
import styles from './articles.module.css'

interface StaleDraftProps {
  /** What the form was filled from. */
  before: ArticleFields
  now: DraftShown
  /** The form goes on from what stands there now; what was typed stays. */
  onSeen: () => void
}

/** What somebody else has changed while this form was open. */
export function StaleDraft({ before, now, onSeen }: StaleDraftProps) {
  const texts = useTexts(writeArticleTexts)
  const covers = useCoverWords()
  const goOn = (
    <Button variant="quiet" size="small" onClick={onSeen}>
      {texts.goOn}
    </Button>
  )
  return (
    <Notice kind="warning" title={texts.staleTitle} action={goOn}>
      <p>{now.draft ? texts.inDraft(now.draft.writer) : texts.staleGone}</p>
      {changedFields(before, now.fields).map((name) => (
        <details key={name}>
          <summary>
            {texts.fields[name]}. {texts.staleNow}
          </summary>
          <p className={styles.words}>{fieldWords(now.fields, name, covers)}</p>
        </details>
      ))}
    </Notice>
  )
}
