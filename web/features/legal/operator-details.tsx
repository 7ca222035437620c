import type { Site } from '#contract/site.ts'
import { legalTexts } from '#texts/legal/legal.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './legal.module.css'

type SiteOperator = Site['operator']

/** Law 365/2002, art. 5: name, address and a way to write. Without them a legal page is not finished. */
export function isComplete(operator: SiteOperator | null): boolean {
  return Boolean(operator?.name && operator.address && operator.email)
}

/** Who runs the site, as set by OPERATOR_*; what is not set says so. */
export function OperatorDetails({ operator }: { operator: SiteOperator | null }) {
  const texts = useTexts(legalTexts).operator
  const missing = <span className={styles.missing}>{texts.missing}</span>
  return (
    <section>
      <h2>{texts.heading}</h2>
      <dl className={styles.operator}>
        <dt>{texts.name}</dt>
        <dd>{operator?.name ?? missing}</dd>
        <Fact name={texts.registration} value={operator?.registration} />
        <Fact name={texts.taxId} value={operator?.tax_id} />
        <dt>{texts.address}</dt>
        <dd>{operator?.address ?? missing}</dd>
        <dt>{texts.email}</dt>
        <dd>{operator?.email ? <a href={`mailto:${operator.email}`}>{operator.email}</a> : missing}</dd>
        <Fact name={texts.phone} value={operator?.phone} />
        {operator?.data_protection_email && (
          <>
            <dt>{texts.dataProtection}</dt>
            <dd>
              <a href={`mailto:${operator.data_protection_email}`}>{operator.data_protection_email}</a>
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}

/** A line that is there only where the operator has set it. */
function Fact({ name, value }: { name: string; value: string | null | undefined }) {
  if (!value) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
