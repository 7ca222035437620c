import type { FormEvent } from 'react'
import type { DirectoryKind } from '#contract/directory.ts'
import { NAME_CHARACTERS, PHONE_CHARACTERS, PLACE_CHARACTERS, REASON_CHARACTERS, WEBSITE_CHARACTERS } from '#contract/limits.ts'
import { suggestionTexts } from '#texts/directories.ts'
import { proofTexts } from '#texts/proof.ts'
import { sendSuggestion } from '#web/api/directories.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { AreaField } from '#web/ui/area-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { DecoyField } from './decoy-field.tsx'
import styles from './forms.module.css'
import { fieldError, formText, useSending } from './use-sending.ts'

const FIELDS = ['name', 'place', 'phone', 'website', 'why', 'nickname'] as const

/** Name, place, and what else is known of somebody the directory misses. */
export function SuggestionForm({ kind }: { kind: DirectoryKind }) {
  const texts = useTexts(suggestionTexts)
  const proof = useTexts(proofTexts)
  const { state, send, refuse } = useSending(texts.failed)
  const error = (field: (typeof FIELDS)[number]) => fieldError(state, field)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const missing = [
      { field: 'name', message: texts.nameMissing },
      { field: 'place', message: texts.placeMissing },
    ].filter(({ field }) => formText(data, field) === '')
    if (missing.length > 0) {
      refuse(texts.check, missing)
      return focusField(event.currentTarget, missing[0]?.field)
    }
    const [name = '', place = '', phone = '', website = '', why = '', nickname = ''] = FIELDS.map((field) => formText(data, field))
    void send((onProof) => sendSuggestion({ kind, name, place, phone, website, why, nickname }, { onProof }))
  }

  if (state.kind === 'sent') return <Notice kind="success">{texts.sent}</Notice>
  return (
    // Checked by our own sentences: the browser's bubbles speak its language, not the page's.
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{texts.privacy}</p>
      {state.kind === 'refused' && <Notice kind="error">{state.message}</Notice>}
      {state.kind === 'sending' && state.checking && <Notice>{proof.checking}</Notice>}
      <Field label={texts.name} name="name" autoComplete="off" required maxLength={NAME_CHARACTERS} error={error('name')} data-autofocus />
      <Field label={texts.place} hint={texts.placeHint} name="place" autoComplete="off" required maxLength={PLACE_CHARACTERS} error={error('place')} />
      <Field label={texts.phone} name="phone" type="tel" autoComplete="off" optional maxLength={PHONE_CHARACTERS} error={error('phone')} />
      <Field
        label={texts.website}
        name="website"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        optional
        maxLength={WEBSITE_CHARACTERS}
        error={error('website')}
      />
      <AreaField label={texts.why} hint={texts.whyHint} name="why" rows={3} optional maxLength={REASON_CHARACTERS} error={error('why')} />
      <DecoyField />
      <Button type="submit" size="large" aria-disabled={state.kind === 'sending' || undefined}>
        {state.kind === 'sending' ? texts.sending : texts.send}
      </Button>
    </form>
  )
}

function focusField(form: HTMLFormElement, name = ''): void {
  const input = form.elements.namedItem(name)
  if (!(input instanceof HTMLElement)) return
  input.focus()
  // With its label, which a plain focus may leave above the edge.
  input.scrollIntoView({ block: 'center' })
}
