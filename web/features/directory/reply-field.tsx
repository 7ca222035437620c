import { EMAIL_CHARACTERS } from '#contract/limits.ts'
import { suggestionTexts } from '#texts/directories.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { useRootData } from '#web/lib/site.ts'
import { Field } from '#web/ui/field.tsx'

/** Where to say what was decided; nothing on a site that sends no mails. */
export function ReplyField({ error }: { error: string | undefined }) {
  const texts = useTexts(suggestionTexts)
  const mails = useRootData()?.site?.mails ?? true
  if (!mails) return null
  return (
    <Field
      label={texts.email}
      hint={texts.emailHint}
      name="email"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      optional
      maxLength={EMAIL_CHARACTERS}
      error={error}
    />
  )
}
