import { fileTypeFromBuffer } from 'file-type'
import { IMAGE_BYTES } from '#contract/limits.ts'
import { Refusal } from '../platform/refusal.ts'

/** An image a person sent with a question, checked by its content. */
export interface QuestionImage {
  type: string
  base64: string
}

const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])

/**
 * Reads the data URL of a question.
 *
 * @throws Refusal chat.image_invalid when it is no image data URL or its bytes are no picture; chat.image_too_large above 8 MB
 */
export async function readImage(dataUrl: string): Promise<QuestionImage> {
  const comma = dataUrl.indexOf(',')
  const head = dataUrl.slice(0, Math.max(0, comma))
  if (!/^data:image\/[\w.+-]{1,40};base64$/i.test(head)) throw new Refusal('chat.image_invalid', { field: 'image_data' })

  const base64 = dataUrl.slice(comma + 1)
  // Four characters hold three bytes; checked before decoding, so that a huge text is not copied.
  if ((base64.length / 4) * 3 > IMAGE_BYTES + 3) throw new Refusal('chat.image_too_large', { field: 'image_data' })
  if (base64.length === 0 || /[^A-Za-z0-9+/=]/.test(base64)) throw new Refusal('chat.image_invalid', { field: 'image_data' })

  const sniffed = await fileTypeFromBuffer(Buffer.from(base64, 'base64'))
  if (!sniffed || !ACCEPTED.has(sniffed.mime)) throw new Refusal('chat.image_invalid', { field: 'image_data' })
  return { type: sniffed.mime, base64 }
}
