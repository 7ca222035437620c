import { officialPetitionTexts } from '#texts/official-petition.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { AreaField } from '#web/ui/area-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { DeedPicker } from './deed-picker.tsx'
import { useFault } from './faults.ts'
import styles from './fields.module.css'
import { petitionLengths } from './petition-values.ts'
import { Section } from './section.tsx'

/** The deed: what was seen and in whose words. */
export function WhatSection({ deeds }: { deeds: readonly string[] }) {
  const texts = useTexts(officialPetitionTexts)
  return (
    <Section title={texts.sections.seen}>
      <DeedPicker chosen={deeds} />
      <AreaField label={texts.what} hint={texts.whatHint} name="what" required rows={7} maxLength={petitionLengths.text} error={useFault('what')} />
    </Section>
  )
}

/** The place, and the day or the period. */
export function WhereSection() {
  const texts = useTexts(officialPetitionTexts)
  return (
    <Section title={texts.sections.where}>
      <AreaField label={texts.place} hint={texts.placeHint} name="place" required rows={2} maxLength={petitionLengths.line} error={useFault('place')} />
      <p className={styles.aside}>{texts.whenHint}</p>
      <div className={styles.pair}>
        <Field label={texts.date} name="date" type="date" error={useFault('date')} />
        <Field label={texts.hour} name="hour" type="time" optional error={useFault('hour')} />
      </div>
      <Field label={texts.period} hint={texts.periodHint} name="period" optional maxLength={petitionLengths.short} error={useFault('period')} />
      <Field
        label={texts.repeated}
        hint={texts.repeatedHint}
        name="repeated_since"
        optional
        maxLength={petitionLengths.short}
        error={useFault('repeated_since')}
      />
    </Section>
  )
}
