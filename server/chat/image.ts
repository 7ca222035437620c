import { fileTypeFromBuffer } from 'file-type'
import { IMAGE_BYTES, IMAGE_CHARACTERS } from '#contract/limits.ts'
import type { Redraw } from '../evidence/redraw.ts'
import { Refusal } from '../platform/refusal.ts'

/** An image a person sent with a question, encoded anew: it no longer says where and with which phone it was taken. */
export interface QuestionImage {
  type: string
  base64: string
}

const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])
const UNREADABLE = new Set(['evidence.unreadable', 'evidence.photo_too_wide'])

/**
 * Reads the data URL of a question; what it holds is not decoded yet.
 *
 * @throws Refusal chat.image_invalid when it is no image data URL or its bytes are no picture; chat.image_too_large above 8 MB
 */
export async function readImage(dataUrl: string): Promise<Buffer> {
  if (dataUrl.length > IMAGE_CHARACTERS) throw new Refusal('chat.image_too_large', { field: 'image_data' })
  const comma = dataUrl.indexOf(',')
  const head = dataUrl.slice(0, Math.max(0, comma))
  if (!/^data:image\/[\w.+-]{1,40};base64$/i.test(head)) throw new Refusal('chat.image_invalid', { field: 'image_data' })

  const base64 = dataUrl.slice(comma + 1)
  if (base64.length === 0 || /[^A-Za-z0-9+/=]/.test(base64)) throw new Refusal('chat.image_invalid', { field: 'image_data' })
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > IMAGE_BYTES) throw new Refusal('chat.image_too_large', { field: 'image_data' })

  const sniffed = await fileTypeFromBuffer(bytes)
  if (!sniffed || !ACCEPTED.has(sniffed.mime)) throw new Refusal('chat.image_invalid', { field: 'image_data' })
  return bytes
}

/**
 * The image that is saved and shown to the model.
 *
 * @throws Refusal chat.image_invalid when it cannot be decoded; evidence.overloaded when too many wait for the decoder, evidence.paused after two pictures of the sender that stopped it
 */
export async function drawImage(bytes: Buffer, redraw: Redraw, sender: string): Promise<QuestionImage> {
  try {
    return { type: 'image/jpeg', base64: (await redraw(bytes, sender)).toString('base64') }
  } catch (error) {
    if (error instanceof Refusal && UNREADABLE.has(error.code)) throw new Refusal('chat.image_invalid', { field: 'image_data' })
    throw error
  }
}
