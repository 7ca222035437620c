import { useState } from 'react'
import { Plus } from 'lucide-react'
import type { DirectoryKind } from '#contract/directory.ts'
import { NAME_CHARACTERS, PHONE_CHARACTERS, PLACE_CHARACTERS, REASON_CHARACTERS, WEBSITE_CHARACTERS } from '#contract/limits.ts'
import { suggestionTexts } from '#texts/directories.ts'
import { sendSuggestion } from '#web/api/directories.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { HoneypotField } from '#web/features/forms/honeypot-field.tsx'
import { formText, useForm } from '#web/features/forms/use-form.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AreaField, Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './forms.module.css'
import { ReplyField } from './reply-field.tsx'

interface SuggestNoteProps {
  kind: DirectoryKind
  words: { suggestTitle: string; suggestNote: string; suggestAction: string }
  /** Its button is the main one of the page. */
  prominent: boolean
}

/** The note that invites suggestions (S-136, S-158), and the dialog in which they are written. */
export function SuggestNote({ kind, words, prominent }: SuggestNoteProps) {
  const [open, setOpen] = useState(false)
  return (
    <aside className={styles.note}>
      <p>{words.suggestNote}</p>
      <Button variant={prominent ? 'primary' : 'quiet'} icon={<Plus aria-hidden />} onClick={() => setOpen(true)}>
        {words.suggestAction}
      </Button>
      <Dialog open={open} title={words.suggestTitle} width="narrow" onClose={() => setOpen(false)}>
        <SuggestionForm kind={kind} />
      </Dialog>
    </aside>
  )
}

function readSuggestion(form: FormData) {
  const text = (name: string) => formText(form, name)
  return {
    name: text('name'),
    place: text('place'),
    phone: text('phone'),
    website: text('website'),
    why: text('why'),
    email: text('email') || undefined,
    nickname: text('nickname'),
  }
}

/** Name, place, and what else is known of somebody the directory misses. */
function SuggestionForm({ kind }: { kind: DirectoryKind }) {
  const texts = useTexts(suggestionTexts)
  const form = useForm({
    failed: texts.failed,
    incomplete: texts.check,
    read: readSuggestion,
    check: ({ name, place }) => ({ name: name === '' ? texts.nameMissing : undefined, place: place === '' ? texts.placeMissing : undefined }),
    send: (suggestion, options) => sendSuggestion({ kind, ...suggestion }, options),
  })
  const { error } = form

  if (form.state.kind === 'done') return <Notice kind="success">{texts.sent}</Notice>
  return (
    // Checked by our own sentences: the browser's bubbles speak its language, not the page's.
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <p>{texts.privacy}</p>
      <FormNotices form={form} />
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
      <ReplyField error={error('email')} />
      <HoneypotField name="nickname" />
      <Button type="submit" size="large" aria-disabled={form.working}>
        {form.working ? texts.sending : texts.send}
      </Button>
    </form>
  )
}
