declare module 'heic-decode' {
  interface Pixels {
    width: number
    height: number
    /** RGBA, a byte each. */
    data: Uint8ClampedArray
  }
  interface HeicImage {
    width: number
    height: number
    decode(): Promise<Pixels>
  }
  const decode: { all(file: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }> }
  export default decode
}
