import { officialPetitionTexts } from '#texts/official-petition/official-petition.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { AreaField, Field } from '#web/ui/field.tsx'
import { DeedPicker } from './deed-picker.tsx'
import { useFieldError } from '../field-errors.ts'
import styles from '../official-petition.module.css'
import { petitionLengths } from '../petition-values.ts'
import { Section } from './section.tsx'

/** The deed: what was seen and in whose words. */
export function WhatSection({ deeds }: { deeds: readonly string[] }) {
  const texts = useTexts(officialPetitionTexts)
  return (
    <Section title={texts.sections.seen}>
      <DeedPicker chosen={deeds} />
      <AreaField label={texts.what} hint={texts.whatHint} name="what" required rows={7} maxLength={petitionLengths.text} error={useFieldError('what')} />
    </Section>
  )
}

/** The place, and the day or the period. */
export function WhereSection() {
  const texts = useTexts(officialPetitionTexts)
  return (
    <Section title={texts.sections.where}>
      <AreaField label={texts.place} hint={texts.placeHint} name="place" required rows={2} maxLength={petitionLengths.line} error={useFieldError('place')} />
      <p className={styles.aside}>{texts.whenHint}</p>
      <div className={styles.pair}>
        <Field label={texts.date} name="date" type="date" error={useFieldError('date')} />
        <Field label={texts.hour} name="hour" type="time" optional error={useFieldError('hour')} />
      </div>
      <Field label={texts.period} hint={texts.periodHint} name="period" optional maxLength={petitionLengths.short} error={useFieldError('period')} />
      <Field
        label={texts.repeated}
        hint={texts.repeatedHint}
        name="repeated_since"
        optional
        maxLength={petitionLengths.short}
        error={useFieldError('repeated_since')}
      />
    </Section>
  )
}
