import { useState } from 'react'
import { Plus, X } from 'lucide-react'
import { PETITION_WITNESSES } from '#contract/limits.ts'
import { officialPetitionTexts } from '#texts/official-petition/official-petition.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { AreaField, Field } from '#web/ui/field.tsx'
import { useFieldError } from '../field-errors.ts'
import styles from '../official-petition.module.css'
import { petitionLengths } from '../petition-values.ts'
import { Section } from './section.tsx'

/** Who did it and who saw it; both may stay empty. */
export function PeopleSection() {
  const texts = useTexts(officialPetitionTexts)
  const [rows, setRows] = useState<readonly number[]>([])
  const free = Array.from({ length: PETITION_WITNESSES }, (_, slot) => slot).find((slot) => !rows.includes(slot))
  return (
    <Section title={texts.sections.people}>
      <AreaField
        label={texts.suspect}
        hint={texts.suspectHint}
        name="suspect"
        optional
        rows={2}
        maxLength={petitionLengths.line}
        error={useFieldError('suspect')}
      />
      <fieldset className={styles.group}>
        <legend>{texts.witnesses}</legend>
        <p className={styles.aside}>{texts.witnessesHint}</p>
        {rows.map((slot, index) => (
          <WitnessRow key={slot} slot={slot} number={index + 1} onRemove={() => setRows(rows.filter((row) => row !== slot))} />
        ))}
        {free !== undefined && (
          <Button variant="quiet" icon={<Plus aria-hidden />} onClick={() => setRows([...rows, free])}>
            {texts.addWitness}
          </Button>
        )}
      </fieldset>
    </Section>
  )
}

function WitnessRow({ slot, number, onRemove }: { slot: number; number: number; onRemove: () => void }) {
  const texts = useTexts(officialPetitionTexts)
  return (
    <div role="group" aria-label={texts.witness(number)} className={styles.witness}>
      <Field
        label={texts.witnessName}
        name={`witnesses.${slot}.name`}
        autoComplete="off"
        maxLength={petitionLengths.name}
        error={useFieldError(`witnesses.${slot}.name`)}
      />
      <Field
        label={texts.witnessContact}
        name={`witnesses.${slot}.contact`}
        optional
        autoComplete="off"
        maxLength={petitionLengths.short}
        error={useFieldError(`witnesses.${slot}.contact`)}
      />
      <Button variant="quiet" size="small" icon={<X aria-hidden />} onClick={onRemove}>
        {texts.removeWitness(number)}
      </Button>
    </div>
  )
}
