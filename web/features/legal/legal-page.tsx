import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { longDate } from '#texts/dates.ts'
import { LEGAL_UPDATED_ON, legalTexts, type LegalPageTexts, type LegalSection } from '#texts/legal/legal.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { useRootData } from '#web/lib/site.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
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

/** One part: its table, its points, its paragraphs, its links. */
function LegalPart({ section: { heading, lead, paragraphs = [], points = [], table, links = [] } }: { section: LegalSection }) {
  const texts = useTexts(legalTexts)
  return (
    <section>
      <h2>{heading}</h2>
      {lead && <p>{lead}</p>}
      {table && <Table table={table} />}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {links.map(({ label, href }) => (
        <p key={href}>
          <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
            {label} ({texts.newTab})
          </a>
        </p>
      ))}
    </section>
  )
}

/** A table that becomes a list of cards on a phone; the first cell names the row. */
function Table({ table: { caption, head, rows } }: { table: NonNullable<LegalSection['table']> }) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell, index) =>
              index === 0 ? (
                <th key={head[index]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={head[index]} data-name={head[index]}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
