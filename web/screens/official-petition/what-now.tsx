import { useEffect, useRef } from 'react'
import type { Authority } from '#content/authorities/authorities.ts'
import { whatNowTexts } from '#texts/official-petition/official-petition-steps.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { OfficeWays } from './send-to.tsx'
import styles from './what-now.module.css'

interface WhatNowProps {
  authority: Authority
  /** A new one each time the document was saved. */
  saved: object | null
}

/** After the document: sign, send, attach, note the number, come back. Each time it was saved the reader is led here. */
export function WhatNow({ authority, saved }: WhatNowProps) {
  const texts = useTexts(whatNowTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (saved === null) return
    heading.current?.focus({ preventScroll: true })
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    heading.current?.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' })
  }, [saved])
  return (
    <section aria-labelledby="ce-faci-acum" className={styles.now}>
      <h2 ref={heading} id="ce-faci-acum" tabIndex={-1}>
        {texts.heading}
      </h2>
      <ol>
        <li>
          <strong>{texts.sign}.</strong> {texts.signText}
        </li>
        <li>
          <strong>{texts.send}.</strong> {texts.sendText(authority.police)}
          <OfficeWays authority={authority} />
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
