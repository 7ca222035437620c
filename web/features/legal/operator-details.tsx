import type { Site } from '#contract/site.ts'
import { legalTexts } from '#texts/legal.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './legal.module.css'

type Operator = Site['operator']

/** Law 365/2002, art. 5: name, address and a way to write. Without them a legal page is not finished. */
export function isComplete(operator: Operator | null): boolean {
  return Boolean(operator?.name && operator.address && operator.email)
}

/** Who runs the site, as set by OPERATOR_*; what is not set says so. */
export function OperatorDetails({ operator }: { operator: Operator | null }) {
  const texts = useTexts(legalTexts).operator
  const missing = <span className={styles.missing}>{texts.missing}</span>
  return (
    <section>
      <h2>{texts.heading}</h2>
      <dl className={styles.operator}>
        <dt>{texts.name}</dt>
        <dd>{operator?.name ?? missing}</dd>
        <dt>{texts.address}</dt>
        <dd>{operator?.address ?? missing}</dd>
        <dt>{texts.email}</dt>
        <dd>{operator?.email ? <a href={`mailto:${operator.email}`}>{operator.email}</a> : missing}</dd>
        {operator?.phone && (
          <>
            <dt>{texts.phone}</dt>
            <dd>{operator.phone}</dd>
          </>
        )}
      </dl>
    </section>
  )
}
