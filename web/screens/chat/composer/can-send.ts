import { QUESTION_CHARACTERS } from '#contract/limits.ts'

/** From here on the box counts characters: early enough to see the limit coming. */
const COUNTED_FROM = QUESTION_CHARACTERS - 400

interface Draft {
  text: string
  pictures: number
}

/** Spec §5: nothing to send without words or a picture; beyond the limit the server would refuse. */
export function canSend({ text, pictures }: Draft): boolean {
  return (text.trim() !== '' || pictures > 0) && !isTooLong(text)
}

export function isTooLong(text: string): boolean {
  return text.length > QUESTION_CHARACTERS
}

export function isCounted(text: string): boolean {
  return text.length >= COUNTED_FROM
}
