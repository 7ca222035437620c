import type { Texts } from '../language.ts'

/** The label of the honeypot field, for whoever meets it after all. */
export const honeypotTexts: Texts<{ label: string }> = {
  ro: { label: 'Lasă acest câmp gol' },
  en: { label: 'Leave this field empty' },
}
