import { readFile } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { withHeicPicture } from './heic.ts'
import type { PhotoJob, MediaSize } from './jobs.ts'
import { onlyPicture } from './png.ts'

const LONGEST_SIDE = 2_048
const PREVIEW_WIDTH = 640
/** Above the largest sensors whose photos fit the cap of bytes, of what is drawn anew line by line. */
const MAX_PIXELS = 120_000_000
/** What is drawn anew as a whole may take so much memory, beside what the decoder itself needs. */
const MAX_PICTURE_BYTES = 340_000_000
/** The HEIC decoder needs up to 12 bytes a pixel; phones that write HEIC take 12 or 24 megapixels unless told otherwise. */
const MAX_HEIC_PIXELS = 26_000_000
const QUALITY = 82
const PREVIEW_QUALITY = 70

// Nothing is asked for twice.
sharp.cache(false)

/** A photo that is whole, and larger than its decoder may become. */
export class TooWide extends Error {}

/**
 * Draws the first picture of a file anew, upright and without any metadata (no EXIF, so not where it was taken), as WebP or JPEG; a smaller preview is WebP.
 *
 * @throws TooWide when it has more pixels than its format can be decoded with
 * @throws Error when it cannot be decoded
 */
export async function makePhoto(job: PhotoJob): Promise<MediaSize> {
  const file = await readFile(job.given)
  return (job.heic ? await drawHeic(file, job) : null) ?? draw(await openPicture(file), job)
}

async function draw(picture: Sharp, { photo, preview }: PhotoJob): Promise<MediaSize> {
  const drawn = picture.resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
  // JPEG knows no transparency: what is drawn on nothing is drawn on white.
  const written = photo.endsWith('.jpeg') ? drawn.flatten({ background: '#fff' }).jpeg({ quality: QUALITY }) : drawn.webp({ quality: QUALITY })
  const { width, height } = await written.toFile(photo)
  if (preview === null) return { width, height }
  // From the smaller picture: a second pass over a photo of 100 megapixels would take as long as the first.
  await sharp(photo).resize({ width: PREVIEW_WIDTH, withoutEnlargement: true }).webp({ quality: PREVIEW_QUALITY }).toFile(preview)
  return { width, height }
}

async function openPicture(file: Buffer): Promise<Sharp> {
  const input = onlyPicture(file)
  const claim = await sharp(input, { limitInputPixels: false }).metadata()
  if (claim.width * claim.height > mostPixels(claim)) throw new TooWide('too many pixels')
  // 'truncated': a photo that stops in the middle is refused, one that breaks a rule of its format is not.
  return sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', sequentialRead: true, autoOrient: true })
}

/** By how many bytes a pixel takes while it is decoded, measured; none where it is done line by line. */
function mostPixels({ format, isProgressive, channels, depth }: Metadata): number {
  const sample = depth === 'ushort' ? 2 : 1
  const whole: Partial<Record<Metadata['format'], number>> = {
    heif: 18,
    gif: 5,
    webp: 5,
    ...(isProgressive && { jpeg: 2 * channels + 1, png: sample * channels + 1 }),
  }
  return Math.min(MAX_PIXELS, MAX_PICTURE_BYTES / (whole[format] ?? 1))
}

/** HEVC pictures, which sharp recognises and cannot decode; null for a HEIF file of another kind, which it may decode. */
function drawHeic(file: Buffer, job: PhotoJob): Promise<MediaSize | null> {
  return withHeicPicture(file, MAX_HEIC_PIXELS, async ({ width, height, data }) => {
    if (data === null) throw new TooWide('too many pixels')
    return await draw(sharp(data, { raw: { width, height, channels: 3 } }), job)
  })
}
