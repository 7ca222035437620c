import { useId } from 'react'
import { POLICE_PAGE, type Authority } from '#content/authorities/authorities.ts'
import { officeTexts } from '#texts/official-petition/official-petition-steps.ts'
import { useTexts } from '#web/features/language/language.tsx'
import styles from './send-to.module.css'

/** Beside the button: the office the document goes to, and the ways there that were confirmed. */
export function SendTo({ authority }: { authority: Authority }) {
  const texts = useTexts(officeTexts)
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.office}>
      <h3 id={heading}>{texts.heading}</h3>
      <p lang="ro">
        <strong>{authority.police}</strong>
        {authority.address !== null && (
          <>
            <br />
            {authority.address}
          </>
        )}
      </p>
      <OfficeWays authority={authority} />
      <p className={styles.note}>{authority.address === null ? texts.unconfirmed : texts.unconfirmedEmail}</p>
    </section>
  )
}

/** The pages of the office, of its county and of the whole police, as far as they were seen. */
export function OfficeWays({ authority }: { authority: Authority }) {
  const texts = useTexts(officeTexts)
  const ways = [
    [authority.office_page, texts.officePage],
    [authority.police_site, texts.countySite],
    [POLICE_PAGE, texts.policePage],
  ] as const
  return (
    <ul className={styles.ways}>
      {ways.map(
        ([address, words]) =>
          address !== null && (
            <li key={address}>
              <a href={address} target="_blank" rel="noopener noreferrer">
                {words}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}
