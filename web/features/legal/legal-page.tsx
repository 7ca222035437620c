import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { longDate } from '#texts/dates.ts'
import { LEGAL_UPDATED_ON, legalTexts, type LegalPageTexts, type LegalSection } from '#texts/legal/legal.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { useRootData } from '#web/lib/site.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { LegalPart } from './legal-part.tsx'
import styles from './legal.module.css'
import { isComplete, OperatorDetails } from './operator-details.tsx'

interface LegalPageProps {
  texts: LegalPageTexts
  /** Parts that stand before those of the texts. */
  before?: readonly LegalSection[]
  /** A part that is no text alone, behind those of the texts. */
  children?: ReactNode
}

/** A page of legal text: who runs the site, then its parts; it says so while the operator is not known. */
export function LegalPage({ texts: { title, intro, sections }, before = [], children }: LegalPageProps) {
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
      {children}
      <LegalPages />
    </Page>
  )
}

const pages = [
  { name: 'about', to: '/despre' },
  { name: 'privacy', to: '/confidentialitate' },
  { name: 'terms', to: '/termeni' },
  { name: 'storage', to: '/stocare-locala' },
  { name: 'accessibility', to: '/accesibilitate' },
] as const

/** The other pages about the site: the footer, which names them too, stands on /home alone. */
function LegalPages() {
  const texts = useTexts(legalTexts)
  const { pathname } = useLocation()
  return (
    <nav aria-label={texts.others} className={styles.pages}>
      <h2>{texts.others}</h2>
      <ul>
        {pages.map(({ name, to }) => (
          <li key={to}>{pathname === to ? texts[name] : <Link to={to}>{texts[name]}</Link>}</li>
        ))}
      </ul>
    </nav>
  )
}
