import { useEffect, useRef } from 'react'
import { PETITION_TEXT_CHARACTERS } from '#contract/limits.ts'
import { AddresseeSection } from './addressee-section.tsx'
import { AnimalSection } from './animal-section.tsx'
import { EvidenceSection } from './evidence-section.tsx'
import { FaultsContext } from './faults.ts'
import { Finish } from './finish.tsx'
import { IdentitySection } from './identity-section.tsx'
import { PeopleSection } from './people-section.tsx'
import { fillField } from './petition-draft.ts'
import type { PetitionFaults } from './petition-values.ts'
import { useCitedSet } from './use-cited-set.ts'
import { useShown } from './use-shown.ts'
import { useWriting } from './use-writing.ts'
import { WhatNow } from './what-now.tsx'
import { WhatSection, WhereSection } from './what-section.tsx'

const NO_FAULTS: PetitionFaults = new Map()

/** The questions, the document, and what to do with it. Answers live in the fields themselves, so nothing typed is lost when the page changes. */
export function PetitionForm() {
  const form = useRef<HTMLFormElement>(null)
  const { shown, follow, forget } = useShown(form)
  const set = useCitedSet()
  const { writing, ready, save, copy } = useWriting(form, set.kind === 'found' ? set.mediaId : null)

  useEffect(() => {
    if (set.kind === 'found' && form.current) fillField(form.current, 'what', set.description.slice(0, PETITION_TEXT_CHARACTERS))
  }, [set])

  return (
    <FaultsContext value={writing.kind === 'refused' ? writing.faults : NO_FAULTS}>
      <form
        ref={form}
        method="post"
        // Checked by our own sentences: the browser's bubbles speak its language, not the page's.
        noValidate
        onInput={follow}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <AddresseeSection authority={shown.authority} city={shown.city} />
        <WhatSection deeds={shown.deeds} />
        <WhereSection />
        <AnimalSection dangerNow={shown.dangerNow} />
        <PeopleSection />
        <EvidenceSection set={set} />
        <IdentitySection />
        <Finish form={form} writing={writing} onCopy={() => void copy()} onForget={forget} />
      </form>
      {ready && shown.authority && <WhatNow authority={shown.authority} />}
    </FaultsContext>
  )
}
