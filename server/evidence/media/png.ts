const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** Length and type before the data, a checksum behind it (PNG, third edition, 5.3). */
const FRAME_BYTES = 12
/** What changes how the picture looks, once each (eXIf turns it; the drawing that follows keeps no metadata at all); everything else that a decoder may leave out is left out. */
const KEPT = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'eXIf'])
/** A profile of a camera has a few kilobytes, and may swell a thousand times. */
const MOST_KEPT_BYTES = 64 * 1024

/**
 * Leaves only the picture in a PNG: texts, times and thumbnails are kept packed in it, and a decoder unpacks each of them,
 * hundreds of megabytes from one, before it looks at a pixel. Works inside the bytes it is given; a file that breaks off
 * is given to its end, for the decoder to refuse; what is no PNG stays as it is.
 */
export function onlyPicture(png: Buffer): Buffer {
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return png
  const seen = new Set<string>()
  let to = SIGNATURE.length
  for (let from = SIGNATURE.length; from < png.length;) {
    const rest = png.length - from
    const bytes = rest < FRAME_BYTES ? rest : Math.min(png.readUInt32BE(from) + FRAME_BYTES, rest)
    const type = png.toString('latin1', from + 4, from + 8)
    if (isCritical(type) || (KEPT.has(type) && !seen.has(type) && bytes <= MOST_KEPT_BYTES)) {
      png.copyWithin(to, from, from + bytes)
      to += bytes
    }
    seen.add(type)
    from += bytes
  }
  return png.subarray(0, to)
}

/** 5.4: chunks nobody may leave out begin with a capital letter. */
function isCritical(type: string): boolean {
  return /^[A-Z]/.test(type)
}
