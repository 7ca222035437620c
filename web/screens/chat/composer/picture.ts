/** The longer side of a picture as sent, in pixels; enough to see a wound, small enough for a phone's connection. */
const LONGEST_SIDE_PX = 1600
const JPEG_QUALITY = 0.85

/**
 * The picture as a JPEG data URL, upright and at most 1600 px: drawing it anew leaves its metadata, such as where
 * it was taken, behind.
 *
 * @throws DOMException when the browser cannot decode the file
 */
export async function preparePicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const { width, height } = fittedSize(bitmap, LONGEST_SIDE_PX)
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    if (!context) throw new DOMException('No canvas to draw on', 'InvalidStateError')
    // A JPEG has no transparency: what is see-through would turn black.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, width, height)
    context.drawImage(bitmap, 0, 0, width, height)
    return canvas.toDataURL('image/jpeg', JPEG_QUALITY)
  } finally {
    bitmap.close()
  }
}

interface PictureSize {
  width: number
  height: number
}

/** The size, in whole pixels, that fits into `longest` without ever growing. */
export function fittedSize({ width, height }: PictureSize, longest: number): PictureSize {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The pictures among the files, as many as there is still room for: extras are dropped (S-383). */
export function acceptedFiles<F extends Pick<File, 'type'>>(files: Iterable<F>, room: number): F[] {
  return Array.from(files)
    .filter(({ type }) => type.startsWith('image/'))
    .slice(0, Math.max(0, room))
}
