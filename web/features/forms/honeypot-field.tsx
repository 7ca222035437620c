import { honeypotTexts } from '#texts/forms/honeypot.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** A honeypot: a field that no person sees or reaches. Whoever fills it in is a program, and what it sends is kept nowhere. */
export function HoneypotField({ name }: { name: 'comment' | 'nickname' }) {
  const texts = useTexts(honeypotTexts)
  return (
    <label aria-hidden>
      <VisuallyHidden>
        {texts.label}
        <input name={name} tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
    </label>
  )
}
