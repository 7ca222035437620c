/** First 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4). */
const ROUNDS = new Uint32Array(primes(64).map((prime) => fraction(Math.cbrt(prime))))
/** … and of the square roots of the first eight. */
const START = new Uint32Array(primes(8).map((prime) => fraction(Math.sqrt(prime))))
const BLOCK_BYTES = 64
/** The end of a message: one bit, then its length in eight bytes. */
const ENDING_BYTES = 9

/**
 * SHA-256 of a short ASCII text, as 64 hexadecimal digits. The browser's own is asynchronous, which takes many times as
 * long for thousands of short texts, and missing where the page does not come by HTTPS.
 */
export function sha256(text: string): string {
  const bytes = new Uint8Array(Math.ceil((text.length + ENDING_BYTES) / BLOCK_BYTES) * BLOCK_BYTES)
  for (let place = 0; place < text.length; place += 1) bytes[place] = text.charCodeAt(place)
  bytes[text.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 4, text.length * 8)
  const state = Uint32Array.from(START)
  for (let block = 0; block < bytes.length; block += BLOCK_BYTES) digest(state, view, block)
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('')
}

const words = new Uint32Array(64)

/** Works one block into the state. */
function digest(state: Uint32Array, view: DataView, block: number): void {
  for (let round = 0; round < 64; round += 1) words[round] = round < 16 ? view.getUint32(block + round * 4) : schedule(round)
  let a = at(state, 0)
  let b = at(state, 1)
  let c = at(state, 2)
  let d = at(state, 3)
  let e = at(state, 4)
  let f = at(state, 5)
  let g = at(state, 6)
  let h = at(state, 7)
  for (let round = 0; round < 64; round += 1) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUNDS, round) + at(words, round)) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  state.set([at(state, 0) + a, at(state, 1) + b, at(state, 2) + c, at(state, 3) + d, at(state, 4) + e, at(state, 5) + f, at(state, 6) + g, at(state, 7) + h])
}

function schedule(round: number): number {
  const near = at(words, round - 15)
  const far = at(words, round - 2)
  const mixed = turn(near, 7) ^ turn(near, 18) ^ (near >>> 3)
  const other = turn(far, 17) ^ turn(far, 19) ^ (far >>> 10)
  return (at(words, round - 16) + mixed + at(words, round - 7) + other) | 0
}

function at(words: Uint32Array, place: number): number {
  return words[place] ?? 0
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

function primes(count: number): number[] {
  const found: number[] = []
  for (let number = 2; found.length < count; number += 1) if (found.every((prime) => number % prime !== 0)) found.push(number)
  return found
}

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) >>> 0
}
