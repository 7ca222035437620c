import { useState } from 'react'
import { Plus, X } from 'lucide-react'
import { PETITION_WITNESSES } from '#contract/limits.ts'
import { officialPetitionTexts } from '#texts/official-petition.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { AreaField } from '#web/ui/area-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useFault } from './faults.ts'
import styles from './fields.module.css'
import { petitionLengths } from './petition-values.ts'
import { Section } from './section.tsx'

/** Who did it and who saw it; both may stay empty. */
export function PeopleSection() {
  const texts = useTexts(officialPetitionTexts)
  const [rows, setRows] = useState<readonly number[]>([])
  const free = Array.from({ length: PETITION_WITNESSES }, (_, place) => place).find((place) => !rows.includes(place))
  return (
    <Section title={texts.sections.people}>
      <AreaField label={texts.suspect} hint={texts.suspectHint} name="suspect" optional rows={2} maxLength={petitionLengths.line} error={useFault('suspect')} />
      <fieldset className={styles.group}>
        <legend>{texts.witnesses}</legend>
        <p className={styles.aside}>{texts.witnessesHint}</p>
        {rows.map((place, order) => (
          <WitnessRow key={place} place={place} number={order + 1} onRemove={() => setRows(rows.filter((kept) => kept !== place))} />
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

function WitnessRow({ place, number, onRemove }: { place: number; number: number; onRemove: () => void }) {
  const texts = useTexts(officialPetitionTexts)
  return (
    <div role="group" aria-label={texts.witness(number)} className={styles.witness}>
      <Field
        label={texts.witnessName}
        name={`witnesses.${place}.name`}
        autoComplete="off"
        maxLength={petitionLengths.name}
        error={useFault(`witnesses.${place}.name`)}
      />
      <Field
        label={texts.witnessContact}
        name={`witnesses.${place}.contact`}
        optional
        autoComplete="off"
        maxLength={petitionLengths.short}
        error={useFault(`witnesses.${place}.contact`)}
      />
      <Button variant="quiet" size="small" icon={<X aria-hidden />} onClick={onRemove}>
        {texts.removeWitness(number)}
      </Button>
    </div>
  )
}
