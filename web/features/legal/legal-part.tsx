import { legalTexts, type LegalSection } from '#texts/legal/legal.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './legal.module.css'

/** One part: its table, its points, its paragraphs, its links. */
export function LegalPart({ section: { heading, lead, paragraphs = [], points = [], table, links = [] } }: { section: LegalSection }) {
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
