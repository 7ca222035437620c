import type { DeskRecord } from '#contract/directory-desk.ts'
import { DESCRIPTION_CHARACTERS, NAME_CHARACTERS, PLACE_CHARACTERS, WEBSITE_CHARACTERS } from '#contract/limits.ts'
import { recordFieldsTexts } from '#texts/staff/record-fields.ts'
import type { FieldErrors } from '#web/features/forms/use-call.ts'
import { formText } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { AreaField, Field } from '#web/ui/field.tsx'

interface RecordFieldsProps {
  record: DeskRecord
  errors: FieldErrors
}

/** The fields of a record, filled with what it says. */
export function RecordFields({ record, errors }: RecordFieldsProps) {
  const texts = useTexts(recordFieldsTexts)
  return (
    <>
      <Field label={texts.name} name="name" autoComplete="off" required maxLength={NAME_CHARACTERS} defaultValue={record.name} error={errors['name']} />
      <Field label={texts.place} name="place" autoComplete="off" required maxLength={PLACE_CHARACTERS} defaultValue={record.place} error={errors['place']} />
      <AreaField
        label={texts.phones}
        hint={texts.phonesHint}
        name="phone_numbers"
        inputMode="tel"
        autoComplete="off"
        rows={2}
        optional
        defaultValue={record.phone_numbers.join('\n')}
        error={errors['phone_numbers']}
      />
      <OfKind record={record} errors={errors} />
      <AreaField
        label={texts.description}
        name="description"
        rows={4}
        optional
        maxLength={DESCRIPTION_CHARACTERS}
        defaultValue={record.description}
        error={errors['description']}
      />
      <Field
        label={texts.verifiedOn}
        hint={texts.verifiedHint}
        name="verified_on"
        type="date"
        optional
        defaultValue={record.verified_on ?? ''}
        error={errors['verified_on']}
      />
    </>
  )
}

/** What only a shelter has, or only a trainer. */
function OfKind({ record, errors }: RecordFieldsProps) {
  const texts = useTexts(recordFieldsTexts)
  if (record.kind === 'shelter')
    return (
      <Field
        label={texts.website}
        name="website"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        optional
        maxLength={WEBSITE_CHARACTERS}
        defaultValue={record.website ?? ''}
        error={errors['website']}
      />
    )
  return (
    <AreaField
      label={texts.species}
      hint={texts.speciesHint}
      name="species"
      rows={2}
      optional
      defaultValue={record.species.join('\n')}
      error={errors['species']}
    />
  )
}

/** What the fields say, as the API takes it. */
export function readRecordFields(form: FormData, { kind }: Pick<DeskRecord, 'kind'>) {
  const shared = {
    name: formText(form, 'name'),
    place: formText(form, 'place'),
    phone_numbers: linesOf(form, 'phone_numbers'),
    description: formText(form, 'description'),
    verified_on: formText(form, 'verified_on'),
  }
  return kind === 'shelter' ? { ...shared, website: formText(form, 'website') } : { ...shared, species: linesOf(form, 'species') }
}

function linesOf(form: FormData, name: string): string[] {
  return formText(form, name)
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** A fault of the second telephone number is one of the field that holds all of them. */
export function byField(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [path.split('.')[0] ?? path, message]))
}
