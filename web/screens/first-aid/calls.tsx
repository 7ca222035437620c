import type { ReactNode } from 'react'
import { Phone } from 'lucide-react'
import type { FirstAidTexts } from '#texts/first-aid/first-aid-shape.ts'
import { romanianSentences } from '#texts/first-aid/first-aid.ts'
import type { OpenClinicTexts } from '#texts/first-aid/open-clinic.ts'
import { OpenClinic } from '#web/features/emergency/open-clinic.tsx'
import { EMERGENCY_CALL } from '#web/lib/emergency-call.ts'
import { buttonLook } from '#web/ui/button.tsx'
import styles from './first-aid.module.css'

/** Whom to call, what to say, and Romanian sentences to read out. */
export function Calls({ texts: { emergencyNumber, vet }, openClinic }: { texts: FirstAidTexts; openClinic: OpenClinicTexts }) {
  return (
    <div className={styles.calls}>
      <section>
        <h2>{emergencyNumber.heading}</h2>
        <Points points={emergencyNumber.points} />
        <a href={EMERGENCY_CALL} className={buttonLook('danger')}>
          <Phone aria-hidden /> 112
        </a>
      </section>
      <section>
        <h2>{vet.heading}</h2>
        <Points points={vet.points}>
          <li>
            <OpenClinic texts={openClinic} />
          </li>
        </Points>
        <h3>{vet.sentences}</h3>
        <ul className={styles.sentences}>
          {romanianSentences.map((sentence, at) => (
            <li key={sentence}>
              <strong lang="ro">{sentence}</strong>
              <Heard of={vet.heard[at]} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Points({ points, children }: { points: readonly string[]; children?: ReactNode }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
      {children}
    </ul>
  )
}

function Heard({ of }: { of: FirstAidTexts['vet']['heard'][number] | undefined }) {
  if (!of) return null
  return (
    <>
      <br />
      <span className={styles.aside}>[{of.sound}]</span> {of.meaning}
    </>
  )
}
