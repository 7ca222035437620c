import type { Texts } from '../language.ts'

/** The call that helps before anything written does. */
export const emergencyTexts = {
  ro: { call112: 'Sună la 112' },
  en: { call112: 'Call 112' },
} satisfies Texts<{ call112: string }>
