import { useCallback, useState } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { PETITION_TITLE_CHARACTERS, PETITION_UPDATE_CHARACTERS } from '#contract/limits.ts'
import type { PetitionUpdates } from '#contract/petition-updates.ts'
import { petitionUpdatesTexts } from '#texts/staff/petitions/petition-updates.ts'
import type { Api } from '#web/api/client.ts'
import { listUpdates, publishUpdate } from '#web/api/petition-desk.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { formText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { Button } from '#web/ui/button.tsx'
import { AreaField, Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import styles from './petitions.module.css'
import { ToldUpdates } from './told-updates.tsx'

/** What is new of a petition: a form that tells it, with how many get a mail, and what was told before. */
export function Updates({ id }: { id: string }) {
  const texts = useTexts(petitionUpdatesTexts)
  const read = useCallback((api: Api) => listUpdates(api, id), [id])
  const { state, again } = useRead(read, texts.failed)
  return (
    <Page title={texts.title} width="reading">
      <p>
        <Link to={`${DESK}/petitii/${id}`}>
          <ArrowLeft size={18} aria-hidden /> {texts.back}
        </Link>
      </p>
      <ReadPart state={state} again={again}>
        {(first) => <Told id={id} first={first} />}
      </ReadPart>
    </Page>
  )
}

function Told({ id, first }: { id: string; first: PetitionUpdates }) {
  const texts = useTexts(petitionUpdatesTexts)
  const [told, setTold] = useState(first)
  const [done, setDone] = useState<string | null>(null)
  return (
    <>
      {/* A form of its own each time: what was told is out of its fields. */}
      <UpdateForm
        key={told.updates[0]?.id}
        id={id}
        asked={told.asked}
        onTold={(now) => {
          setTold(now)
          setDone(texts.sent)
        }}
      />
      {done && (
        <div className={styles.done}>
          <Notice kind="success">{done}</Notice>
        </div>
      )}
      <ToldUpdates
        updates={told.updates}
        onTakenBack={(gone) => {
          setTold((before) => ({ ...before, updates: before.updates.filter((update) => update.id !== gone) }))
          setDone(texts.tookBack)
        }}
      />
    </>
  )
}

function UpdateForm({ id, asked, onTold }: { id: string; asked: number; onTold: (now: PetitionUpdates) => void }) {
  const texts = useTexts(petitionUpdatesTexts)
  const { api } = useDesk()
  const needed = (text: string) => (text === '' ? texts.missing : undefined)
  const form = useForm({
    failed: texts.notSent,
    incomplete: texts.check,
    read: (data) => ({ title: formText(data, 'title'), text: formText(data, 'text') }),
    check: ({ title, text }) => ({ title: needed(title), text: needed(text) }),
    send: async (words, options) => onTold(await publishUpdate(api, id, words, options)),
  })
  return (
    <form className={list.form} noValidate onSubmit={form.submit}>
      <Field label={texts.name} name="title" autoComplete="off" required maxLength={PETITION_TITLE_CHARACTERS} error={form.error('title')} />
      <AreaField label={texts.text} hint={texts.textHint} name="text" rows={6} required maxLength={PETITION_UPDATE_CHARACTERS} error={form.error('text')} />
      <p className={list.aside}>{texts.asked(asked)}</p>
      <FormNotices form={form} />
      <div className={list.actions}>
        <Button type="submit" size="large" aria-disabled={form.working}>
          {form.working ? texts.working : texts.send}
        </Button>
      </div>
    </form>
  )
}
