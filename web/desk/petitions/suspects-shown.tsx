import { useCallback } from 'react'
import type { Suspects, Suspicion } from '#contract/petition-desk.ts'
import { floodTexts } from '#texts/staff/petitions/flood.ts'
import type { Api } from '#web/api/client.ts'
import { readSuspects, removeSuspects } from '#web/api/petition-desk.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useCall } from '#web/features/forms/use-call.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'
import { moment } from '../frame/moments.ts'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import styles from './petitions.module.css'

interface SuspectsShownProps {
  /** Of the petition. */
  id: string
  suspicion: Suspicion
}

/** What a removal would take, and the button that does it: as many as are shown here, or none. */
export function SuspectsShown({ id, suspicion }: SuspectsShownProps) {
  const texts = useTexts(floodTexts)
  const read = useCallback((api: Api) => readSuspects(api, id, suspicion), [id, suspicion])
  const { state, again } = useRead(read, texts.failed)
  return (
    <section aria-label={texts.what} className={styles.suspects}>
      <h2>{texts.what}</h2>
      <ReadPart state={state} again={again}>
        {(suspects) =>
          suspects.signatures === 0 ? <p role="status">{texts.none}</p> : <SuspectsRemoval id={id} suspicion={suspicion} suspects={suspects} again={again} />
        }
      </ReadPart>
    </section>
  )
}

function SuspectsRemoval({ id, suspicion, suspects, again }: SuspectsShownProps & { suspects: Suspects; again: () => Promise<void> }) {
  const texts = useTexts(floodTexts)
  const { api } = useDesk()
  const { signatures, to } = suspects
  const call = useCall<{ removed: number; left: number }>({ failed: texts.notRemoved })
  const remove = () =>
    call.run(
      (options) => removeSuspects(api, id, { ...suspicion, to, signatures }, options),
      () => void again(),
    )
  if (call.state.kind === 'done')
    return (
      <Notice kind="success" title={texts.removed(call.state.answer.removed)}>
        {texts.left(call.state.answer.left)} {texts.later}
      </Notice>
    )
  return (
    <>
      <Facts suspects={suspects} />
      <Notice kind="warning">{texts.noUndo}</Notice>
      <FormNotices form={call} />
      <Button variant="danger" size="large" aria-disabled={call.working} onClick={() => void remove()}>
        {call.working ? texts.removing : texts.remove(signatures)}
      </Button>
    </>
  )
}

function Facts({ suspects: { signatures, verified_signatures, left, first_at, last_at, shapes } }: { suspects: Suspects }) {
  const texts = useTexts(floodTexts)
  const language = useLanguage()
  return (
    <>
      <p>
        <strong>{texts.found(signatures)}</strong>. {texts.verified(verified_signatures)}
        <br />
        {first_at !== null && last_at !== null && texts.when(moment(first_at, language), moment(last_at, language))}
        <br />
        {texts.left(left)}
      </p>
      <h3>{texts.shapes}</h3>
      <p className={list.aside}>{texts.shapesText}</p>
      <ul className={styles.shapes}>
        {shapes.map(({ shape, signatures: times }) => (
          <li key={shape}>
            <code>{shape}</code> <span className={list.aside}>{texts.times(times)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
