import type { Texts } from '../language.ts'

/** The question asked when only an image is sent (S-385). */
export const imageQuestionText: Texts<string> = {
  ro: 'Analizează această imagine și spune-mi ce vezi.',
  en: 'Analyse this image and tell me what you see.',
}
