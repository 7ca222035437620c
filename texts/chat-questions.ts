import type { Texts } from './language.ts'

/** Spec §5: the question asked when only an image is sent. */
export const imageQuestionText: Texts<string> = {
  ro: 'Analizează această imagine și spune-mi ce vezi.',
  en: 'Analyse this image and tell me what you see.',
}
