import { LEGAL_UPDATED_ON, legalTexts, type LegalPageTexts, type LegalSection } from '#texts/legal.ts'
import { useLanguage } from '#web/features/language/language.tsx'
import { longDate } from '#web/lib/dates.ts'
import { useRootData } from '#web/features/shell/site.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { LegalPart } from './legal-part.tsx'
import styles from './legal.module.css'
import { isComplete, OperatorDetails } from './operator-details.tsx'

interface LegalPageProps {
  texts: LegalPageTexts
  /** Parts that stand before those of the texts. */
  before?: readonly LegalSection[]
}

/** A page of legal text: who runs the site, then its parts; it says so while the operator is not known. */
export function LegalPage({ texts: { title, intro, sections }, before = [] }: LegalPageProps) {
  const language = useLanguage()
  const texts = legalTexts[language]
  const operator = useRootData()?.site?.operator ?? null
  return (
    <Page title={title} intro={intro} width="reading">
      {!isComplete(operator) && (
        <Notice kind="warning" title={texts.unfinished.title}>
          {texts.unfinished.text}
        </Notice>
      )}
      <p className={styles.updated}>{texts.updated(longDate(LEGAL_UPDATED_ON, language))}</p>
      <OperatorDetails operator={operator} />
      {[...before, ...sections].map((section) => (
        <LegalPart key={section.heading} section={section} />
      ))}
    </Page>
  )
}
