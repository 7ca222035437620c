/** Numbers as they lie in memory. */
export type Numbers = Uint8Array | Uint32Array | Float32Array | Float64Array

/** A block begins at a multiple of this, so that no number has to be copied to be read. */
const ALIGNED = 8

/** The bytes of blocks one after the other, each behind its length; arrays of numbers are not copied. Of the machine's own byte order. */
export function encodeBlocks(blocks: readonly (Numbers | readonly string[])[]): Uint8Array[] {
  return blocks.flatMap((block) => {
    // No word holds a line break.
    const bytes = 'buffer' in block ? new Uint8Array(block.buffer, block.byteOffset, block.byteLength) : Buffer.from(block.join('\n'))
    return [new Uint8Array(Float64Array.of(bytes.byteLength).buffer), bytes, new Uint8Array(aligned(bytes.byteLength) - bytes.byteLength)]
  })
}

/** Blocks in the order in which they were written. @throws Error when there are no more, or one is cut short */
export interface BlockReader {
  uint8(): Uint8Array
  uint32(): Uint32Array
  float32(): Float32Array
  float64(): Float64Array
  texts(): string[]
}

/** Reads blocks without copying their numbers; the bytes begin where a buffer of their own does. */
export function readBlocks(bytes: Uint8Array<ArrayBuffer>): BlockReader {
  let at = bytes.byteOffset
  const end = at + bytes.byteLength
  function next<Block>(type: { new (buffer: ArrayBuffer, offset: number, length: number): Block; BYTES_PER_ELEMENT: number }): Block {
    const length = at + ALIGNED > end ? Infinity : (new Float64Array(bytes.buffer, at, 1)[0] ?? Infinity)
    const start = at + ALIGNED
    if (!(length >= 0 && start + length <= end)) throw new Error('the file is cut short')
    at = start + aligned(length)
    return new type(bytes.buffer, start, length / type.BYTES_PER_ELEMENT)
  }
  return {
    uint8: () => next(Uint8Array),
    uint32: () => next(Uint32Array),
    float32: () => next(Float32Array),
    float64: () => next(Float64Array),
    texts() {
      const text = new TextDecoder().decode(next(Uint8Array))
      return text === '' ? [] : text.split('\n')
    },
  }
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNED) * ALIGNED
}
