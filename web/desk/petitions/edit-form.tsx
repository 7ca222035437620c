import { useRef, useState } from 'react'
import type { PetitionChange } from '#contract/petition-desk.ts'
import { deskPetitionsTexts } from '#texts/staff/petitions/petitions.ts'
import { editPetition } from '#web/api/petition-desk.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'
import { EndDialog, type Ending } from './end-dialog.tsx'
import { checkPetitionFields, PetitionFields, readPetitionFields, wordsOf, type PetitionWords } from './petition-fields.tsx'
import card from '../frame/card.module.css'
import styles from './petitions.module.css'
import { StalePetition } from './stale-petition.tsx'
import type { Stale } from './use-stale.ts'

/** The words of a petition to change, and under the thumb what to do: save, close or open again. */
export function EditForm({ stale, said }: { stale: Stale; said?: string }) {
  const texts = useTexts(deskPetitionsTexts)
  const { api } = useDesk()
  const { based, present, send, goOn } = stale
  const [ending, setEnding] = useState<Ending | null>(null)
  const [done, setDone] = useState(said)
  const fields = useRef<HTMLFormElement>(null)
  const form = useForm({
    failed: texts.notSent,
    incomplete: texts.check,
    read: readPetitionFields,
    check: (words) => checkPetitionFields(words, texts),
    send: async (words, options) => {
      setDone(undefined)
      await send((expected) => editPetition(api, based.id, { ...changesOf(wordsOf(based), words), expected }, options))
      setDone(texts.saved)
    },
  })
  const seen = () => {
    if (fields.current && present) followUntouched(fields.current, wordsOf(based), wordsOf(present))
    goOn()
  }
  return (
    <>
      <form ref={fields} className={list.form} noValidate onSubmit={form.submit}>
        <PetitionFields
          words={wordsOf(based)}
          tellsResult={based.state === 'closed' || based.result !== null}
          errors={form.state.kind === 'refused' ? form.state.errors : {}}
        />
        <div className={`${card.decide} ${styles.decide}`}>
          <div className={card.answer}>
            {present === null && <FormNotices form={form} />}
            {present !== null && <StalePetition before={based} now={present} onSeen={seen} />}
            {done !== undefined && <Notice kind="success">{done}</Notice>}
          </div>
          <Button type="submit" size="large" aria-disabled={form.working}>
            {form.working ? texts.working : texts.save}
          </Button>
          {based.anonymised_at === null && (
            <Button variant="quiet" size="large" onClick={() => setEnding(based.state === 'closed' ? 'reopen' : 'close')}>
              {based.state === 'closed' ? texts.reopen : texts.close}
            </Button>
          )}
        </div>
      </form>
      {based.state === 'closed' && based.anonymised_at === null && (
        <Button variant="danger" size="small" onClick={() => setEnding('forget')}>
          {texts.forget}
        </Button>
      )}
      <EndDialog ending={ending} stale={stale} onDone={setDone} onClose={() => setEnding(null)} />
    </>
  )
}

/** Fields that say what the petition said follow to what it says now, or saving would take somebody else's change back; what was typed stays. */
function followUntouched(form: HTMLFormElement, was: PetitionWords, is: PetitionWords): void {
  const before = new Map(Object.entries(was).map(([field, value]) => [field, String(value)]))
  for (const [field, value] of Object.entries(is)) {
    const control = form.elements.namedItem(field)
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    if (isText && control.value === before.get(field)) control.value = String(value)
  }
}

/** What somebody has changed in the fields: the rest is not theirs to say. */
function changesOf(before: PetitionWords, after: PetitionWords): Omit<PetitionChange, 'expected'> {
  return Object.fromEntries(Object.entries(after).filter(([field, value]) => Object.entries(before).some(([name, was]) => name === field && was !== value)))
}
