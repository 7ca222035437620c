import { authorities } from '#content/authorities/authorities.ts'
import { officialPetitionTexts } from '#texts/official-petition/official-petition.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Field, SelectField } from '#web/ui/field.tsx'
import styles from './addressee-section.module.css'
import { useFieldError } from '../field-errors.ts'
import { petitionLengths } from '../petition-values.ts'
import { Section } from './section.tsx'
import type { Shown } from '../use-shown.ts'

/** County and town; as soon as the county is chosen the page shows whom the document is written to. */
export function AddresseeSection({ authority, city }: Pick<Shown, 'authority' | 'city'>) {
  const texts = useTexts(officialPetitionTexts)
  return (
    <Section title={texts.sections.to}>
      <SelectField label={texts.county} hint={texts.countyHint} name="county" required defaultValue="" error={useFieldError('county')}>
        <option value="">{texts.countyChoose}</option>
        {authorities.map(({ code, county }) => (
          <option key={code} value={code} lang="ro">
            {county}
          </option>
        ))}
      </SelectField>
      <Field label={texts.city} hint={texts.cityHint} name="city" optional autoComplete="off" maxLength={petitionLengths.city} error={useFieldError('city')} />
      <output className={styles.preview}>
        {authority && (
          <dl>
            <dt>{texts.addressee}</dt>
            <dd lang="ro" className={styles.office}>
              {authority.police}
            </dd>
            <dt>{texts.copies}</dt>
            <dd lang="ro">
              {authority.veterinary}
              {city !== '' && `; ${texts.localPolice(city)}`}
            </dd>
          </dl>
        )}
      </output>
    </Section>
  )
}
