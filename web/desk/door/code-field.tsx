import { useState } from 'react'
import { CODE_CHARACTERS } from '#contract/limits.ts'
import { doorTexts } from '#texts/staff/door.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'

/** The code of the app, or one of the recovery codes instead. */
export function CodeField({ error, autofocus }: { error: string | undefined; autofocus?: boolean }) {
  const texts = useTexts(doorTexts)
  const [recovery, setRecovery] = useState(false)
  return (
    <>
      <Field
        key={String(recovery)}
        label={recovery ? texts.recovery : texts.code}
        hint={recovery ? texts.recoveryHint : texts.codeHint}
        error={error}
        name="code"
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={CODE_CHARACTERS}
        data-autofocus={autofocus || undefined}
      />
      <Button variant="quiet" size="small" onClick={() => setRecovery(!recovery)}>
        {recovery ? texts.useApp : texts.useRecovery}
      </Button>
    </>
  )
}
