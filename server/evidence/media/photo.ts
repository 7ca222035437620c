import { readFile } from 'node:fs/promises'
import decodeHeic from 'heic-decode'
import sharp, { type Sharp } from 'sharp'
import type { PhotoJob, Size } from './jobs.ts'

const LONGEST_SIDE = 2_048
const PREVIEW_WIDTH = 640
/** Above the largest sensors whose photos fit the cap of bytes; what claims more is refused from its header. */
const MAX_PIXELS = 120_000_000
/** The HEIC decoder needs 22 bytes a pixel; phones that write HEIC take 12 or 24 megapixels unless told otherwise. */
const MAX_HEIC_PIXELS = 26_000_000
const QUALITY = 82
const PREVIEW_QUALITY = 70

/** A photo that is whole, and larger than its decoder may become. */
export class TooWide extends Error {}

/**
 * Draws the first picture of a file anew, upright and without any metadata, as WebP in two sizes.
 *
 * @throws TooWide when it is a HEIC photo above MAX_HEIC_PIXELS
 * @throws Error when it cannot be decoded
 */
export async function makePhoto({ heic, given, photo, preview }: PhotoJob): Promise<Size> {
  const picture = heic ? await openHeic(given) : openPicture(given)
  const { width, height } = await picture
    .clone()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toFile(photo)
  // From the smaller picture: a second pass over a photo of 100 megapixels would take as long as the first.
  await sharp(photo).resize({ width: PREVIEW_WIDTH, withoutEnlargement: true }).webp({ quality: PREVIEW_QUALITY }).toFile(preview)
  return { width, height }
}

function openPicture(file: string): Sharp {
  // 'truncated': a photo that stops in the middle is refused, one that breaks a rule of its format is not.
  return sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', sequentialRead: true, autoOrient: true })
}

/** HEVC pictures, which sharp recognises and cannot decode; a HEIF file may also hold what it can. */
async function openHeic(file: string): Promise<Sharp> {
  const images = await decodeHeic.all({ buffer: await readFile(file) }).catch(() => null)
  const [first] = images ?? []
  if (images === null || first === undefined) return openPicture(file)
  try {
    if (first.width * first.height > MAX_HEIC_PIXELS) throw new TooWide('too many pixels')
    const { width, height, data } = await first.decode()
    return sharp(data, { raw: { width, height, channels: 4 } })
  } finally {
    images.dispose()
  }
}
