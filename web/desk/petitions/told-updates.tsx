import { useState } from 'react'
import type { PetitionUpdates } from '#contract/petition-updates.ts'
import { petitionUpdatesTexts } from '#texts/staff/petitions/petition-updates.ts'
import { removeUpdate } from '#web/api/petition-desk.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useForm } from '#web/features/forms/use-form.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'
import { moment } from '../frame/moments.ts'
import styles from './petitions.module.css'

type Update = PetitionUpdates['updates'][number]

/** What was told of a petition, newest first, each with a button that takes it back. */
export function ToldUpdates({ updates, onTakenBack }: { updates: readonly Update[]; onTakenBack: (id: number) => void }) {
  const texts = useTexts(petitionUpdatesTexts)
  const language = useLanguage()
  const [chosen, setChosen] = useState<Update | null>(null)
  const [first] = updates
  if (first === undefined) return <p className={list.aside}>{texts.none}</p>
  return (
    <>
      <ul className={styles.told}>
        {updates.map((update) => (
          <li key={update.id}>
            <h2>{update.title}</h2>
            <p className={list.aside}>
              {moment(update.created_at, language)} · {texts.mails(update.mails)}
              {update.queueing && ` · ${texts.queueing}`}
            </p>
            <p className={styles.lines}>{update.text}</p>
            <Button variant="danger" size="small" aria-label={`${texts.takeBack}: ${update.title}`} onClick={() => setChosen(update)}>
              {texts.takeBack}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog open={chosen !== null} title={texts.takeBackTitle} width="narrow" onClose={() => setChosen(null)}>
        {chosen && (
          <TakeBack
            update={chosen}
            onClose={() => setChosen(null)}
            onDone={() => {
              setChosen(null)
              onTakenBack(chosen.id)
            }}
          />
        )}
      </Dialog>
    </>
  )
}

function TakeBack({ update, onDone, onClose }: { update: Update; onDone: () => void; onClose: () => void }) {
  const texts = useTexts(petitionUpdatesTexts)
  const { api } = useDesk()
  const form = useForm({
    failed: texts.notSent,
    read: () => ({}),
    check: () => ({}),
    send: async () => {
      await removeUpdate(api, update.id)
      onDone()
    },
  })
  return (
    <form className={list.form} noValidate onSubmit={form.submit}>
      <p>{texts.takeBackText}</p>
      <FormNotices form={form} />
      <div className={list.actions}>
        <Button type="submit" variant="danger" aria-disabled={form.working}>
          {form.working ? texts.working : texts.takeBack}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
