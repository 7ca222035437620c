import { useMemo } from 'react'
import { Phone } from 'lucide-react'
import type { UrgentCard as Card } from '#contract/chat.ts'
import { beginsWithCall } from '#contract/limits.ts'
import { chatCardTexts } from '#texts/chat/chat-card.ts'
import { myVetTexts } from '#texts/first-aid/my-vet.ts'
import { openClinicTexts } from '#texts/first-aid/open-clinic.ts'
import { MyVet } from '#web/features/emergency/my-vet.tsx'
import { classes } from '#web/lib/classes.ts'
import type { ShownSource } from '#web/screens/chat/stream/reply.ts'
import { EMERGENCY_CALL } from '#web/lib/emergency-call.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { SourceMarker, SourcesContext } from './answer-link.tsx'
import styles from './urgent-card.module.css'

interface UrgentCardProps {
  answerId: string
  card: Card
  sources: readonly ShownSource[]
}

/** What to do in an emergency, in the language of the question. The numbers to call are one press away, above everything there is to read. */
export function UrgentCard({ answerId, card, sources }: UrgentCardProps) {
  const { level, language, title, note, call112, steps, avoid, source_id, vet } = card
  const texts = chatCardTexts[language]
  const context = useMemo(() => ({ answerId, sources }), [answerId, sources])
  return (
    <SourcesContext value={context}>
      <section lang={language} data-level={level} className={classes(styles.card, styles[level])}>
        <h2 className={styles.title}>{texts.heading[level](title)}</h2>
        {note !== null && <p>{note}</p>}
        {call112 && (
          <div className={styles.emergency}>
            <a href={EMERGENCY_CALL} className={classes(buttonLook('danger', 'large'), styles.call)}>
              <Phone aria-hidden />
              {texts.call112}
            </a>
            {!beginsWithCall(steps) && <p>{texts.call112When}</p>}
          </div>
        )}
        {vet !== false && <MyVet texts={myVetTexts[language]} openClinic={openClinicTexts[language]} />}
        <ol className={styles.lines}>
          <Lines lines={steps} sourceId={source_id} />
        </ol>
        {avoid.length > 0 && (
          <div>
            <p className={styles.avoid}>{texts.avoid}</p>
            <ul className={styles.lines}>
              <Lines lines={avoid} sourceId={source_id} />
            </ul>
          </div>
        )}
      </section>
    </SourcesContext>
  )
}

/** The last line carries the number of the source, as in the text of the answer. */
function Lines({ lines, sourceId }: { lines: readonly string[]; sourceId: number }) {
  return lines.map((line, index) => (
    <li key={line}>
      {line}
      {index === lines.length - 1 && (
        <>
          {/* A narrow space that does not break: a number alone on a line belongs to nothing. */}
          {'\u202F'}
          <SourceMarker id={sourceId} />
        </>
      )}
    </li>
  ))
}
