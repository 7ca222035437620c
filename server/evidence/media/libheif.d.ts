declare module 'libheif-js/wasm-bundle.js' {
  /** A value of one of libheif's C enumerations. */
  type Constant = object
  interface Channel {
    width: number
    height: number
    /** Bytes from one row to the next. */
    stride: number
    /** Lies in the decoder's own memory until the image is released. */
    data: Uint8Array
  }
  interface Handle {
    handle: object
    get_width(): number
    get_height(): number
    free(): void
  }
  interface Decoded {
    /** Set when it could not be decoded. */
    code?: unknown
    image: object
    channels: Channel[]
  }
  const libheif: {
    ready: Promise<unknown>
    HeifDecoder: new () => { decode(file: Uint8Array): Handle[]; decoder: { delete(): void } | null }
    heif_js_decode_image2(handle: object, colorspace: Constant, chroma: Constant): Promise<Decoded>
    heif_image_release(image: object): void
    heif_colorspace: { heif_colorspace_RGB: Constant }
    heif_chroma: { heif_chroma_interleaved_RGB: Constant }
  }
  export default libheif
}
