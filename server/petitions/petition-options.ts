import { ADDRESSEE_CHARACTERS, PETITION_DESCRIPTION_CHARACTERS, PETITION_SUMMARY_CHARACTERS, PETITION_TITLE_CHARACTERS } from '#contract/limits.ts'
import { called, text } from '../operators/options.ts'

/** The words every petition has, as options of a command. */
export const words = {
  title: text.max(PETITION_TITLE_CHARACTERS),
  description: text.max(PETITION_DESCRIPTION_CHARACTERS),
  addressee: text.max(ADDRESSEE_CHARACTERS),
}
/** What a petition may have besides. */
export const moreWords = {
  'title-en': text.max(PETITION_TITLE_CHARACTERS).optional(),
  'summary-en': text.max(PETITION_SUMMARY_CHARACTERS).optional(),
  'photo-url': called('U', text.max(500)).optional(),
}
interface MoreWords {
  'title-en'?: string | undefined
  'summary-en'?: string | undefined
  'photo-url'?: string | undefined
}

/** The columns of the table for what was said. */
export function columns<Given extends MoreWords>({ 'title-en': title_en, 'summary-en': summary_en, 'photo-url': photo_url, ...words }: Given) {
  const more = { ...(title_en !== undefined && { title_en }), ...(summary_en !== undefined && { summary_en }), ...(photo_url !== undefined && { photo_url }) }
  return { ...words, ...more }
}
