import sharp from 'sharp'
import { phoneFile, phonePhoto } from '../evidence.ts'
import { PAYLOAD, type Hostile } from './hostile-uploads.ts'

/** Numbers below a bound, the same for the same seed (Mulberry32). */
function drawer(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

type Draw = ReturnType<typeof drawer>
type Mutation = (file: Buffer, draw: Draw) => Buffer

const NUMBERS = [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff]
/** Where formats keep a length, a size in pixels or a table. */
const MARKS = [
  'IHDR',
  'IDAT',
  'ispe',
  'iloc',
  'moov',
  'stsz',
  'stco',
  'stsc',
  'mdat',
  'hvcC',
  'VP8 ',
  'RIFF',
  '\u001fC\u00b6u',
  '\u0016T\u00aek',
  '\u00ff\u00c0',
  '\u00ff\u00da',
  'GIF8',
  ',',
]
const SCRIPTS = [
  `<script>alert("${PAYLOAD}")</script>`,
  `<?php echo "${PAYLOAD}"; ?>`,
  `<svg onload=alert("${PAYLOAD}")>`,
  `PK\u0003\u0004${PAYLOAD}PK\u0005\u0006`,
]
const NAMES = ['a.php', 'a.html', 'a.svg', 'a.exe', 'a.jpg.js', 'a']

const mutations: Record<string, Mutation> = {
  'bits changed': (file, draw) => {
    const copy = Buffer.from(file)
    for (let times = 1 + draw(32); times > 0; times -= 1) {
      const at = 8 + draw(copy.length - 8)
      copy[at] = (copy[at] ?? 0) ^ (1 << draw(8))
    }
    return copy
  },
  'cut off': (file, draw) => file.subarray(0, 12 + draw(file.length - 12)),
  'a number of its own': (file, draw) => {
    const copy = Buffer.from(file)
    const at = copy.indexOf(MARKS[draw(MARKS.length)] ?? '', 0, 'latin1')
    copy.writeUInt32BE(NUMBERS[draw(NUMBERS.length)] ?? 0, Math.min(copy.length - 4, Math.max(0, at) + 2 + draw(12)))
    return copy
  },
  'a piece twice': (file, draw) => {
    const [from, length, to] = [draw(file.length), draw(400), 12 + draw(file.length - 12)]
    return Buffer.concat([file.subarray(0, to), file.subarray(from, from + length), file.subarray(to)])
  },
  'a piece missing': (file, draw) => {
    const from = 12 + draw(file.length - 12)
    return Buffer.concat([file.subarray(0, from), file.subarray(from + 1 + draw(200))])
  },
  'nested in itself': (file, draw) => {
    const at = 12 + draw(file.length - 12)
    return Buffer.concat([file.subarray(0, at), file, file.subarray(at)])
  },
  'a script inside': (file, draw) => {
    const at = draw(2) === 0 ? file.length : 12 + draw(file.length - 12)
    return Buffer.concat([file.subarray(0, at), Buffer.from(SCRIPTS[draw(SCRIPTS.length)] ?? '', 'latin1'), file.subarray(at)])
  },
}

/** Small honest files changed at random offsets: `count` of them, the same for the same seed. */
export async function mutatedUploads(seed: number, count: number): Promise<Hostile[]> {
  const draw = drawer(seed)
  const seeds = Object.entries(await honestFiles())
  const ways = Object.entries(mutations)
  return Array.from({ length: count }, (_, index) => {
    const [kind, file] = seeds[index % seeds.length] ?? ['', Buffer.alloc(0)]
    const [way, mutate] = ways[draw(ways.length)] ?? ['', (same: Buffer) => same]
    return { what: `${seed}/${index}: ${kind}, ${way}`, content: mutate(file, draw), name: NAMES[draw(NAMES.length)] ?? 'a', inside: true }
  })
}

async function honestFiles(): Promise<Record<string, Buffer>> {
  const picture = sharp({
    create: { width: 64, height: 48, channels: 3, background: { r: 20, g: 120, b: 60 }, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
  return {
    jpeg: await phonePhoto(),
    png: await picture.clone().png().toBuffer(),
    webp: await picture.clone().webp().toBuffer(),
    gif: await picture.clone().gif().toBuffer(),
    heic: phoneFile('phone.heic'),
    avif: phoneFile('picture.avif'),
    mp4: phoneFile('phone.mp4'),
    mov: phoneFile('phone.mov'),
    webm: phoneFile('phone.webm'),
  }
}
