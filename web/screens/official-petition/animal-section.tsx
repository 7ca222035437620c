import { PETITION_ANIMALS } from '#contract/limits.ts'
import { officialPetitionTexts } from '#texts/official-petition.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { AreaField } from '#web/ui/area-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Choice } from './choice.tsx'
import { useFault } from './faults.ts'
import styles from './fields.module.css'
import { petitionLengths } from './petition-values.ts'
import { Section } from './section.tsx'

/** Which animal, how many, how they are; why they are in danger is asked only of who says so. */
export function AnimalSection({ dangerNow }: { dangerNow: boolean }) {
  const texts = useTexts(officialPetitionTexts)
  return (
    <Section title={texts.sections.animal}>
      <div className={styles.pair}>
        <Field label={texts.species} hint={texts.speciesHint} name="species" required maxLength={petitionLengths.short} error={useFault('species')} />
        <Field
          label={texts.animals}
          name="animals"
          type="number"
          inputMode="numeric"
          min={1}
          max={PETITION_ANIMALS}
          defaultValue="1"
          error={useFault('animals')}
        />
      </div>
      <AreaField
        label={texts.looks}
        hint={texts.looksHint}
        name="animal_description"
        optional
        rows={3}
        maxLength={petitionLengths.line}
        error={useFault('animal_description')}
      />
      <Choice label={texts.dangerNow} name="danger_now" value="1" />
      <div hidden={!dangerNow}>
        <AreaField label={texts.danger} name="danger" optional rows={2} maxLength={petitionLengths.line} error={useFault('danger')} />
      </div>
    </Section>
  )
}
