import type { FormEvent } from 'react'
import type { Notices } from '#contract/staff.ts'
import { noticesTexts } from '#texts/staff/notices.ts'
import { chooseNotices } from '#web/api/staff.ts'
import { useCall } from '#web/features/forms/use-call.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useDesk } from '../door/desk-context.ts'
import styles from '../frame/choices.module.css'
import list from '../frame/list.module.css'

const choices: readonly Notices[] = ['urgent', 'daily', 'off']

/** What an operator is told by mail: nothing, once a day, or also at once what is urgent. */
export function MailNotices({ chosen }: { chosen: Notices | null }) {
  const texts = useTexts(noticesTexts)
  return (
    <>
      <h2>{texts.title}</h2>
      {chosen === null ? <p>{texts.noMail}</p> : <Choices chosen={chosen} />}
    </>
  )
}

function Choices({ chosen }: { chosen: Notices }) {
  const texts = useTexts(noticesTexts)
  const language = useLanguage()
  const { api, refresh } = useDesk()
  const { state, working, run } = useCall({ failed: texts.failed })
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget).get('notices')
    const notices = choices.find((one) => one === said) ?? chosen
    return run(async () => {
      await chooseNotices(api, { notices, language })
      await refresh()
    })
  }
  return (
    <form className={list.form} onSubmit={(event) => void keep(event)}>
      <fieldset className={styles.choices} aria-label={texts.title}>
        {choices.map((choice) => (
          <label key={choice}>
            <input type="radio" name="notices" value={choice} defaultChecked={choice === chosen} />
            <strong>{texts.choices[choice].name}</strong>
            <small>{texts.choices[choice].told}</small>
          </label>
        ))}
      </fieldset>
      <div>
        <Button type="submit" variant="quiet" aria-disabled={working}>
          {texts.save}
        </Button>
      </div>
      {state.kind === 'done' && <Notice kind="success">{texts.saved}</Notice>}
      {state.kind === 'refused' && <Notice kind="error">{state.message}</Notice>}
    </form>
  )
}
