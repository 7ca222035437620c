import libheif from 'libheif-js/wasm-bundle.js'

/** The first picture of a HEIC file: RGB, a byte each. */
export interface HeicPicture {
  width: number
  height: number
  /** Null when it has more than `mostPixels` pixels: it is then not decoded. */
  data: Uint8Array | null
}

const CHANNELS = 3

/**
 * Decodes the first picture of a HEIC file and hands it to `use`. The pixels lie in the decoder's memory, which is given
 * back afterwards: a copy of a photo of 24 megapixels is 73 MB.
 *
 * @returns what `use` gives; null when no such picture can be read
 */
export async function withHeicPicture<Made>(file: Uint8Array, mostPixels: number, use: (picture: HeicPicture) => Promise<Made>): Promise<Made | null> {
  await libheif.ready
  const decoder = new libheif.HeifDecoder()
  const handles = decoder.decode(file)
  try {
    const [first] = handles
    if (first === undefined) return null
    const [width, height] = [first.get_width(), first.get_height()]
    if (width * height > mostPixels) return await use({ width, height, data: null })
    const decoded = await libheif.heif_js_decode_image2(
      first.handle,
      libheif.heif_colorspace.heif_colorspace_RGB,
      libheif.heif_chroma.heif_chroma_interleaved_RGB,
    )
    const [pixels] = decoded.code === undefined ? decoded.channels : []
    if (pixels === undefined) return null
    try {
      return await use({ width: pixels.width, height: pixels.height, data: rows(pixels) })
    } finally {
      libheif.heif_image_release(decoded.image)
    }
  } finally {
    for (const handle of handles) handle.free()
    decoder.decoder?.delete()
  }
}

/** The pixels without what fills up each row. */
function rows({ width, height, stride, data }: { width: number; height: number; stride: number; data: Uint8Array }): Uint8Array {
  const row = width * CHANNELS
  if (stride === row) return data.subarray(0, row * height)
  const packed = new Uint8Array(row * height)
  for (let line = 0; line < height; line += 1) packed.set(data.subarray(line * stride, line * stride + row), line * row)
  return packed
}
