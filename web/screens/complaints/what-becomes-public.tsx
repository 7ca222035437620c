import { complaintFormTexts } from '#texts/complaint-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import type { SessionState } from '#web/features/session/session-state.ts'
import styles from './what-becomes-public.module.css'

/** Said before anything is sent: who will see what, and for how long. */
export function WhatBecomesPublic({ session }: { session: SessionState }) {
  const texts = useTexts(complaintFormTexts)
  const name = session.kind === 'signed-in' ? session.user.name.trim() || texts.anonymous : null
  return (
    <section className={styles.public}>
      <h3>{texts.publicHeading}</h3>
      <ul>
        <li>{name === null ? texts.publicNameGuest : texts.publicName(name)}</li>
        {texts.publicPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
