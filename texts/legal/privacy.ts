import type { Texts } from '../language.ts'
import type { LegalPageTexts } from './legal.ts'
import { privacyEn } from './privacy-en.ts'
import { privacyRo } from './privacy-ro.ts'

/** /confidentialitate: GDPR art. 13 and 14 in plain words; what depends on the settings (texts/legal/privacy-settings.ts) stands before `sections`. */
export const privacyTexts = { ro: privacyRo, en: privacyEn } satisfies Texts<LegalPageTexts>
