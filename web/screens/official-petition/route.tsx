import { useEffect, useRef } from 'react'
import { PETITION_TEXT_CHARACTERS } from '#contract/limits.ts'
import { officialPetitionTexts } from '#texts/official-petition/official-petition.ts'
import { DangerNow } from '#web/features/emergency/danger-now.tsx'
import type { FieldErrors } from '#web/features/forms/use-call.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'
import { FieldErrorsContext } from './field-errors.ts'
import { Finish } from './finish.tsx'
import styles from './official-petition.module.css'
import { fillField } from './petition-draft.ts'
import { ErrorSummary } from './refusal.tsx'
import { AddresseeSection } from './sections/addressee-section.tsx'
import { AnimalSection } from './sections/animal-section.tsx'
import { EvidenceSection } from './sections/evidence-section.tsx'
import { IdentitySection } from './sections/identity-section.tsx'
import { PeopleSection } from './sections/people-section.tsx'
import { WhatSection, WhereSection } from './sections/what-section.tsx'
import { useCitedSet } from './use-cited-set.ts'
import { usePetitionForm } from './use-official-petition-form.ts'
import { useShown } from './use-shown.ts'
import { WhatNow } from './what-now.tsx'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, officialPetitionTexts)
}

export default function OfficialPetitionScreen() {
  const texts = useTexts(officialPetitionTexts)
  return (
    <Page title={texts.title} intro={texts.intro} width="reading">
      <DangerNow question={texts.dangerTitle} />
      <Before />
      <PetitionForm />
    </Page>
  )
}

/** What a person should know and have at hand before the first question. */
function Before() {
  const texts = useTexts(officialPetitionTexts)
  return (
    <section aria-labelledby="inainte" className={styles.before}>
      <h2 id="inainte">{texts.before.heading}</h2>
      <ul>
        {texts.before.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {texts.language && <p>{texts.language}</p>}
    </section>
  )
}

const NO_ERRORS: FieldErrors = {}

/** The questions, the document, and what to do with it. Answers live in the fields themselves, so nothing typed is lost when the page changes. */
function PetitionForm() {
  const form = useRef<HTMLFormElement>(null)
  const { shown, follow, forget } = useShown(form)
  const set = useCitedSet()
  const { working, delivered, refusal, ready, recheck, save, copy } = usePetitionForm(form, set.kind === 'found' ? set.mediaId : null)
  const hasErrors = refusal !== null && Object.keys(refusal.errors).length > 0

  useEffect(() => {
    if (set.kind === 'found' && form.current) fillField(form.current, 'what', set.description.slice(0, PETITION_TEXT_CHARACTERS))
  }, [set])

  return (
    <FieldErrorsContext value={refusal?.errors ?? NO_ERRORS}>
      <form
        ref={form}
        method="post"
        // Checked by our own sentences: the browser's bubbles speak its language, not the page's.
        noValidate
        onInput={(event) => {
          follow()
          if ('name' in event.target && typeof event.target.name === 'string') recheck(event.target.name)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {refusal && hasErrors && <ErrorSummary form={form} {...refusal} />}
        <AddresseeSection authority={shown.authority} city={shown.city} />
        <WhatSection deeds={shown.deeds} />
        <WhereSection />
        <AnimalSection dangerNow={shown.dangerNow} />
        <PeopleSection />
        <EvidenceSection set={set} />
        <IdentitySection />
        <Finish authority={shown.authority} working={working} delivered={delivered} refusal={hasErrors ? null : refusal} onCopy={copy} onForget={forget} />
      </form>
      {ready && shown.authority && <WhatNow authority={shown.authority} saved={delivered?.kind === 'saved' ? delivered : null} />}
    </FieldErrorsContext>
  )
}
