import { PETITION_ANIMALS } from '#contract/limits.ts'
import { officialPetitionTexts } from '#texts/official-petition/official-petition.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { AreaField, Field } from '#web/ui/field.tsx'
import { Choice } from './choice.tsx'
import { useFieldError } from '../field-errors.ts'
import styles from '../official-petition.module.css'
import { petitionLengths } from '../petition-values.ts'
import { Section } from './section.tsx'

/** Which animal, how many, how they are; why they are in danger is asked only of who says so. */
export function AnimalSection({ dangerNow }: { dangerNow: boolean }) {
  const texts = useTexts(officialPetitionTexts)
  return (
    <Section title={texts.sections.animal}>
      <div className={styles.pair}>
        <Field label={texts.species} hint={texts.speciesHint} name="species" required maxLength={petitionLengths.short} error={useFieldError('species')} />
        <Field
          label={texts.animals}
          name="animals"
          type="number"
          inputMode="numeric"
          min={1}
          max={PETITION_ANIMALS}
          defaultValue="1"
          error={useFieldError('animals')}
        />
      </div>
      <AreaField
        label={texts.looks}
        hint={texts.looksHint}
        name="animal_description"
        optional
        rows={3}
        maxLength={petitionLengths.line}
        error={useFieldError('animal_description')}
      />
      <Choice label={texts.dangerNow} name="danger_now" value="1" />
      <div hidden={!dangerNow}>
        <AreaField label={texts.danger} name="danger" optional rows={2} maxLength={petitionLengths.line} error={useFieldError('danger')} />
      </div>
    </Section>
  )
}
