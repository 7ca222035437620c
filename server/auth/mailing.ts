import type { Language } from '#texts/language.ts'

/** Whether the site sends mails, and in which language it writes to whoever asks. */
export interface Mailing {
  mails: boolean
  language: Language
}
