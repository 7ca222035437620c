import { Link } from 'react-router'
import { begunTexts } from '#texts/complaints/begun.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './complaint-form.module.css'
import type { Keeping } from './use-kept-complaint.ts'

/** What the device keeps of the form, for how long, and how to be rid of it; or that it keeps nothing. */
export function KeptWords({ keeping }: { keeping: Keeping }) {
  const texts = useTexts(begunTexts)
  if (keeping === 'nothing') return null
  if (keeping === 'refused') return <Notice kind="warning">{texts.refused}</Notice>
  return (
    <p className={styles.intro}>
      {texts.kept} <Link to="/stocare-locala">{texts.keptLink}</Link>.
    </p>
  )
}
