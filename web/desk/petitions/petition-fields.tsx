import { useState } from 'react'
import type { DeskPetition } from '#contract/petition-desk.ts'
import {
  ADDRESSEE_CHARACTERS,
  PETITION_DESCRIPTION_CHARACTERS,
  PETITION_RESULT_CHARACTERS,
  PETITION_SUMMARY_CHARACTERS,
  PETITION_TITLE_CHARACTERS,
} from '#contract/limits.ts'
import { deskPetitionsTexts } from '#texts/staff/petitions/petitions.ts'
import type { FieldErrors } from '#web/features/forms/use-call.ts'
import { formText } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { AreaField, Field, SelectField } from '#web/ui/field.tsx'

/** What a form of a petition holds; '' for what it has none of. */
export interface PetitionWords {
  title: string
  description: string
  addressee: string
  required_signatures: number
  title_en: string
  summary_en: string
  photo_url: string
  result: string
}

export const EMPTY_WORDS: PetitionWords = {
  title: '',
  description: '',
  addressee: '',
  required_signatures: 1_000,
  title_en: '',
  summary_en: '',
  photo_url: '',
  result: '',
}

/** What the fields begin with. */
export function wordsOf(petition: DeskPetition): PetitionWords {
  const { title, description, addressee, required_signatures, title_en, summary_en, photo_url, result } = petition
  return {
    title,
    description,
    addressee,
    required_signatures,
    title_en: title_en ?? '',
    summary_en: summary_en ?? '',
    photo_url: photo_url ?? '',
    result: result ?? '',
  }
}

/** The fields of a petition, filled with what it says; with `tellsResult` also what came of it. */
export function PetitionFields({ words, errors, tellsResult = false }: WordsProps & { tellsResult?: boolean }) {
  const { fields, hints } = useTexts(deskPetitionsTexts)
  return (
    <>
      {tellsResult && <ResultField words={words} errors={errors} />}
      <Field
        label={fields.title}
        name="title"
        autoComplete="off"
        required
        maxLength={PETITION_TITLE_CHARACTERS}
        defaultValue={words.title}
        error={errors.title}
      />
      <Field
        label={fields.addressee}
        hint={hints.addressee}
        name="addressee"
        autoComplete="off"
        required
        maxLength={ADDRESSEE_CHARACTERS}
        defaultValue={words.addressee}
        error={errors.addressee}
      />
      <AreaField
        label={fields.description}
        hint={hints.description}
        name="description"
        rows={8}
        required
        maxLength={PETITION_DESCRIPTION_CHARACTERS}
        defaultValue={words.description}
        error={errors.description}
      />
      <Field
        label={fields.required_signatures}
        hint={hints.required_signatures}
        name="required_signatures"
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={9}
        defaultValue={words.required_signatures}
        error={errors.required_signatures}
      />
      <DrawingField present={words.photo_url} error={errors.photo_url} />
      <EnglishFields words={words} errors={errors} />
    </>
  )
}

interface WordsProps {
  words: PetitionWords
  errors: FieldErrors<keyof PetitionWords>
}

function ResultField({ words, errors }: WordsProps) {
  const { fields, hints } = useTexts(deskPetitionsTexts)
  return (
    <AreaField
      label={fields.result}
      hint={hints.result}
      name="result"
      rows={3}
      optional
      maxLength={PETITION_RESULT_CHARACTERS}
      defaultValue={words.result}
      error={errors.result}
    />
  )
}

function EnglishFields({ words, errors }: WordsProps) {
  const { fields, hints } = useTexts(deskPetitionsTexts)
  return (
    <>
      <Field
        label={fields.title_en}
        hint={hints.english}
        name="title_en"
        lang="en"
        autoComplete="off"
        optional
        maxLength={PETITION_TITLE_CHARACTERS}
        defaultValue={words.title_en}
        error={errors.title_en}
      />
      <AreaField
        label={fields.summary_en}
        name="summary_en"
        lang="en"
        rows={3}
        optional
        maxLength={PETITION_SUMMARY_CHARACTERS}
        defaultValue={words.summary_en}
        error={errors.summary_en}
      />
    </>
  )
}

/** The drawings of the site. What was chosen stays; until then it is what the petition has, also when that changes. */
function DrawingField({ present, error }: { present: string; error: string | undefined }) {
  const texts = useTexts(deskPetitionsTexts)
  const [chosen, setChosen] = useState<string | null>(null)
  const drawings = Object.entries(texts.drawings).map(([file, name]) => ({ address: `/petitions/${file}.svg`, name }))
  const isKnown = present === '' || drawings.some(({ address }) => address === present)
  return (
    <SelectField label={texts.fields.photo_url} name="photo_url" value={chosen ?? present} onChange={(event) => setChosen(event.target.value)} error={error}>
      <option value="">{texts.noDrawing}</option>
      {drawings.map(({ address, name }) => (
        <option key={address} value={address}>
          {name}
        </option>
      ))}
      {!isKnown && <option value={present}>{texts.otherDrawing}</option>}
    </SelectField>
  )
}

/** What the fields say. */
export function readPetitionFields(form: FormData): PetitionWords {
  return {
    title: formText(form, 'title'),
    description: formText(form, 'description'),
    addressee: formText(form, 'addressee'),
    // Blanks and dots between the digits are how people write thousands.
    required_signatures: Number(formText(form, 'required_signatures').replaceAll(/[\s.,]/g, '')),
    title_en: formText(form, 'title_en'),
    summary_en: formText(form, 'summary_en'),
    photo_url: formText(form, 'photo_url'),
    result: formText(form, 'result'),
  }
}

/** What is still missing. */
export function checkPetitionFields(words: PetitionWords, texts: { missing: string; goalMissing: string }): FieldErrors<keyof PetitionWords> {
  const needed = (text: string) => (text === '' ? texts.missing : undefined)
  return {
    title: needed(words.title),
    addressee: needed(words.addressee),
    description: needed(words.description),
    required_signatures: Number.isInteger(words.required_signatures) && words.required_signatures > 0 ? undefined : texts.goalMissing,
  }
}
