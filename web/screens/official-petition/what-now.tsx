import { POLICE_PAGE, type Authority } from '#content/authorities/authorities.ts'
import { whatNowTexts } from '#texts/official-petition-steps.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import styles from './what-now.module.css'

/** After the document: sign, send, attach, note the number, come back. */
export function WhatNow({ authority }: { authority: Authority }) {
  const texts = useTexts(whatNowTexts)
  return (
    <section aria-labelledby="ce-faci-acum" className={styles.now}>
      <h2 id="ce-faci-acum">{texts.heading}</h2>
      <ol>
        <li>
          <strong>{texts.sign}.</strong> {texts.signText}
        </li>
        <li>
          <strong>{texts.send}.</strong> {texts.sendText(authority.police)} <Outer href={POLICE_PAGE} words={texts.policePage} />
          {authority.police_site !== null && (
            <>
              {' · '}
              <Outer href={authority.police_site} words={texts.countySite} />
            </>
          )}
        </li>
        <li>
          <strong>{texts.attach}.</strong> {texts.attachText}
        </li>
        <li>
          <strong>{texts.note}.</strong> {texts.noteText}
        </li>
        <li>
          <strong>{texts.comeBack}.</strong> {texts.comeBackText}
        </li>
      </ol>
      <div className={styles.ways}>
        <ButtonLink to="/plangeri" variant="primary">
          {texts.toComplaints}
        </ButtonLink>
        <ButtonLink to="/plangeri#ghid" variant="quiet">
          {texts.guide}
        </ButtonLink>
      </div>
    </section>
  )
}

function Outer({ href, words }: { href: string; words: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  )
}
