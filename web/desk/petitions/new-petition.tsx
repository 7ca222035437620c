import { useState } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { deskPetitionsTexts } from '#texts/staff/petitions/petitions.ts'
import { createPetition } from '#web/api/petition-desk.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'
import { OnePetition } from './one-petition.tsx'
import { checkPetitionFields, EMPTY_WORDS, PetitionFields, readPetitionFields } from './petition-fields.tsx'
import card from '../frame/card.module.css'
import styles from './petitions.module.css'

/** A new petition; published, it is open to be changed. */
export function NewPetitionForm() {
  const texts = useTexts(deskPetitionsTexts)
  const { api } = useDesk()
  const [created, setCreated] = useState<number | null>(null)
  const form = useForm({
    failed: texts.notSent,
    incomplete: texts.check,
    read: readPetitionFields,
    check: (words) => checkPetitionFields(words, texts),
    send: async ({ result: _, ...words }, options) => setCreated(await createPetition(api, words, options)),
  })
  if (created !== null) return <OnePetition id={String(created)} said={texts.published} />
  return (
    <Page title={texts.newTitle} intro={texts.newText} width="reading">
      <p>
        <Link to={`${DESK}/petitii`}>
          <ArrowLeft size={18} aria-hidden /> {texts.back}
        </Link>
      </p>
      <form className={list.form} noValidate onSubmit={form.submit}>
        <PetitionFields words={EMPTY_WORDS} errors={form.state.kind === 'refused' ? form.state.errors : {}} />
        <div className={`${card.decide} ${styles.decide}`}>
          <div className={card.answer}>
            <FormNotices form={form} />
          </div>
          <Button type="submit" size="large" aria-disabled={form.working}>
            {form.working ? texts.working : texts.publish}
          </Button>
        </div>
      </form>
    </Page>
  )
}
