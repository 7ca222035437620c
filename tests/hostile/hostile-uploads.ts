import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { phoneFile, phonePhoto } from '../evidence.ts'

/** A file somebody might send to do harm, or because it is broken. */
export interface Hostile {
  what: string
  content: Buffer
  name?: string
  /** Whether something of its own may lie within its pictures. */
  inside?: boolean
}

/** Stands in every file that carries something of its own; it must never be served. */
export const PAYLOAD = 'ALERT-INCARCATURA'
const SCRIPT = `<script>alert("${PAYLOAD}")</script>`

/** More than two hundred files: cut off, changed, two things at once, of other kinds, swollen, lying, oddly named. The same every time. */
export async function hostileUploads(): Promise<Hostile[]> {
  const honest = await honestFiles()
  return [
    ...honest.flatMap(([what, content]) => cutOff(what, content)),
    ...honest.flatMap(([what, content]) => changed(what, content)),
    ...honest.flatMap(([what, content]) => twoAtOnce(what, content)),
    ...otherKinds(),
    ...(await swollen()),
    ...lyingPictures(phoneFile('phone.heic'), phoneFile('picture.avif')),
    ...lyingFilms(phoneFile('phone.mp4'), phoneFile('phone.webm')),
    ...oddNames(await phonePhoto()),
  ]
}

async function honestFiles(): Promise<[string, Buffer][]> {
  const pixels = Buffer.from(Array.from({ length: 64 * 48 * 3 }, (_, index) => (index * index) % 251))
  const picture = sharp(pixels, { raw: { width: 64, height: 48, channels: 3 } })
  return [
    ['jpeg', await phonePhoto()],
    ['png', await picture.clone().png().toBuffer()],
    ['webp', await picture.clone().webp().toBuffer()],
    ['gif', await picture.clone().gif().toBuffer()],
    ['avif', phoneFile('picture.avif')],
    ['heic', phoneFile('phone.heic')],
    ['mp4', phoneFile('phone.mp4')],
    ['mov', phoneFile('phone.mov')],
    ['webm', phoneFile('phone.webm')],
  ]
}

function cutOff(what: string, content: Buffer): Hostile[] {
  const ends = [1, 4, 12, 40, ...[0.1, 0.3, 0.5, 0.7, 0.9].map((part) => Math.floor(content.length * part)), content.length - 1]
  return ends.map((end) => ({ what: `${what} cut at ${end}`, content: content.subarray(0, end) }))
}

/** Changed bytes at offsets that are the same every time (a linear congruential generator, Numerical Recipes). */
function changed(what: string, content: Buffer): Hostile[] {
  let state = content.length
  const next = (below: number) => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) % below
  return [1, 4, 16, 64, 256].map((times) => {
    const copy = Buffer.from(content)
    for (let time = 0; time < times; time += 1) copy[12 + next(copy.length - 12)] = next(256)
    return { what: `${what} with ${times} bytes changed`, content: copy }
  })
}

function twoAtOnce(what: string, content: Buffer): Hostile[] {
  return [
    { what: `${what} with a script behind it`, content: Buffer.concat([content, Buffer.from(SCRIPT)]), name: 'pagina.html' },
    { what: `${what} behind a page`, content: Buffer.concat([Buffer.from(`<!doctype html>${SCRIPT}`), content]), name: 'a.jpg' },
    { what: `${what} with an archive behind it`, content: Buffer.concat([content, Buffer.from(`PK\u0003\u0004${PAYLOAD}PK\u0005\u0006`)]), name: 'a.jar' },
  ]
}

function otherKinds(): Hostile[] {
  const kinds: Record<string, string | Buffer> = {
    nothing: '',
    'one byte': '\u00ff',
    'zero bytes': Buffer.alloc(100_000),
    'a text': 'Ana are mere.',
    'a page': `<!doctype html>${SCRIPT}`,
    'a drawing': `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`,
    'a drawing with a declaration': `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>`,
    'a PDF': '%PDF-1.7\n',
    'an archive': 'PK\u0003\u0004',
    'a packed file': Buffer.from('1f8b0800', 'hex'),
    'a program of Windows': 'MZ',
    'a program of Linux': '\u007fELF',
    'a shell script': '#!/bin/sh\nrm -rf /',
    'an icon': Buffer.from('00000100', 'hex'),
    'a bitmap': `BM${'\u0000'.repeat(60)}`,
    'a TIFF': Buffer.from('49492a0008000000', 'hex'),
    'a PSD': '8BPS\u0000\u0001',
    'a JPEG XL': Buffer.from('ff0a', 'hex'),
    'a song': 'ID3\u0003\u0000\u0000',
    'a sound': 'RIFF\u0000\u0000\u0000\u0000WAVEfmt ',
    'an AVI film': 'RIFF\u0000\u0000\u0000\u0000AVI LIST',
    'an Ogg film': 'OggS',
    'a Flash film': 'FLV\u0001',
    'a font': Buffer.from('0001000000', 'hex'),
    'a database': 'SQLite format 3\u0000',
    'a playlist': '#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1/secret\n',
    'ImageMagick’s own language': 'push graphic-context\nimage over 0,0 1,1 "|id"\npop graphic-context',
    'a script that begins like a GIF': `GIF89a/*${'\u0000'.repeat(40)}*/=1;alert("${PAYLOAD}")`,
    'only a JPEG’s first bytes': Buffer.from('ffd8ffe0', 'hex'),
    'only a PNG’s first bytes': Buffer.from('89504e470d0a1a0a', 'hex'),
  }
  return Object.entries(kinds).map(([what, content]) => ({ what, content: Buffer.isBuffer(content) ? content : Buffer.from(content, 'latin1'), name: 'a.jpg' }))
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A grey PNG of one bit a pixel, all black. */
function png(width: number, height: number, rows: number, extra: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const pixels = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))))
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header), ...extra, chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

/** Photos of a few kilobytes, or one megabyte, that would swell their decoder to a gigabyte. */
export function photoBombs() {
  const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\u0000\u0000'), deflateSync(Buffer.alloc(5_000_000))]))
  const interlaced = png(10_000, 10_000, 4)
  interlaced.writeUInt8(16, 24)
  interlaced.writeUInt8(2, 25)
  interlaced.writeUInt8(1, 28)
  interlaced.writeUInt32BE(crc32(interlaced.subarray(12, 29)), 29)
  return {
    manyTexts: png(
      8,
      8,
      8,
      Array.from({ length: 200 }, () => text),
    ),
    interlaced,
    avif: overwritten(phoneFile('picture.avif'), 'ispe', 8, 8_000, 8_000),
  }
}

async function swollen(): Promise<Hostile[]> {
  const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\u0000\u0000'), deflateSync(Buffer.alloc(50_000_000))]))
  const profile = chunk('iCCP', Buffer.concat([Buffer.from('p\u0000\u0000'), deflateSync(Buffer.alloc(50_000_000))]))
  const gif = (width: number, height: number) => {
    const head = Buffer.from('GIF89a0000\u0000\u0000\u0000,00000000\u0000\u0002', 'latin1')
    for (const at of [6, 18]) head.writeUInt16LE(width, at)
    for (const at of [8, 20]) head.writeUInt16LE(height, at)
    head.fill(0, 14, 18)
    return Buffer.concat([head, Buffer.from('024c01003b', 'hex')])
  }
  const jpeg = await phonePhoto()
  const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'))
  const hugeJpeg = Buffer.from(jpeg)
  hugeJpeg.writeUInt32BE(0xffdcffdc, frame + 5)
  const hugeWebp = Buffer.from('524946461e000000574542505650384c110000002fffffff0f0710fd8ffe0722a2ff0100', 'hex')
  const manyFrames = Buffer.concat([gif(200, 200).subarray(0, 13), ...Array.from({ length: 20_000 }, () => gif(200, 200).subarray(13, -1)), Buffer.from(';')])
  return [
    { what: 'a PNG of 65535 x 65535', content: png(65_535, 65_535, 4) },
    { what: 'a PNG of 2147483647 x 2147483647', content: png(2 ** 31 - 1, 2 ** 31 - 1, 0) },
    { what: 'a PNG of 20000 x 20000, whole', content: png(20_000, 20_000, 20_000) },
    { what: 'a PNG of 10000 x 10000, whole', content: png(10_000, 10_000, 10_000) },
    { what: 'a PNG of 1 x 100000000', content: png(1, 100_000_000, 10) },
    { what: 'a PNG with a comment that swells', content: png(8, 8, 8, [text]) },
    { what: 'a PNG with 200 comments that swell', content: photoBombs().manyTexts },
    { what: 'an interlaced PNG of 10000 x 10000 at 48 bits', content: photoBombs().interlaced },
    { what: 'a PNG with a colour profile that swells', content: png(8, 8, 8, [profile]) },
    { what: 'a GIF of 65535 x 65535', content: gif(65_535, 65_535) },
    { what: 'a GIF of 20000 frames', content: manyFrames },
    { what: 'a JPEG of 65500 x 65500', content: hugeJpeg },
    { what: 'a WebP of 16384 x 16384', content: hugeWebp },
  ]
}

/** Writes numbers over a box's fields; `at` counts from the four letters of its type. */
function overwritten(file: Buffer, type: string, at: number, ...numbers: number[]): Buffer {
  const copy = Buffer.from(file)
  const box = copy.indexOf(type, 0, 'latin1')
  for (const [index, number] of numbers.entries()) copy.writeUInt32BE(number >>> 0, box + at + index * 4)
  return copy
}

function lyingPictures(heic: Buffer, avif: Buffer): Hostile[] {
  const sizes = [2 ** 31 - 1, 65_535, 30_000, 7_000, 321, 1, 0]
  return [
    ...sizes.map((side) => ({ what: `a HEIC that says ${side} x ${side}`, content: overwritten(heic, 'ispe', 8, side, side) })),
    ...sizes.map((side) => ({ what: `an AVIF that says ${side} x ${side}`, content: overwritten(avif, 'ispe', 8, side, side) })),
    ...['iloc', 'iinf', 'meta', 'ipco', 'hvcC'].map((type) => ({ what: `a HEIC whose ${type} has no end`, content: overwritten(heic, type, -4, 2 ** 32 - 1) })),
  ]
}

function lyingFilms(mp4: Buffer, webm: Buffer): Hostile[] {
  const lies: Hostile[] = []
  for (const type of ['ftyp', 'mdat', 'moov', 'trak', 'stbl']) {
    for (const size of [0, 1, 7, 2 ** 31, 2 ** 32 - 1]) lies.push({ what: `an MP4 whose ${type} says ${size}`, content: overwritten(mp4, type, -4, size) })
  }
  for (const type of ['stsz', 'stts', 'stsc', 'stco', 'ctts', 'stss']) {
    const count = type === 'stsz' ? 12 : 8
    for (const entries of [0, 2 ** 31, 2 ** 32 - 1])
      lies.push({ what: `an MP4 with ${entries} entries in ${type}`, content: overwritten(mp4, type, count, entries) })
  }
  lies.push(
    { what: 'an MP4 with a frame of 4 GB', content: overwritten(mp4, 'stsz', 16, 2 ** 32 - 1, 2 ** 32 - 1) },
    { what: 'an MP4 with frames behind its end', content: overwritten(mp4, 'stco', 12, 2 ** 31) },
    { what: 'an MP4 of 4 billion pixels', content: overwritten(mp4, 'avc1', 28, 2 ** 32 - 1) },
    { what: 'an MP4 of boxes in boxes', content: Buffer.concat([mp4.subarray(0, mp4.readUInt32BE(0)), nested(5_000)]) },
    { what: 'a WebM that is read for ever', content: endlessFilm() },
    { what: 'a WebM whose segment has no end', content: replaced(webm, '18538067', '01ffffffffffffff') },
    { what: 'a WebM whose cluster is 2^56 bytes', content: replaced(webm, '1f43b675', '01fffffffffffffe') },
  )
  return lies
}

/** A WebM of 70 bytes whose table of tracks has no size (RFC 8794, 6.1): mediabunny 1.61.0 never comes back from it. */
export function endlessFilm(): Buffer {
  const head = '1a45dfa3010000000000001f4286810142f7810142f2810442f381084282847765626d42878102428581' + '02'
  const segment = '18538067' + '0100000000000594'
  const tracks = '1654ae6b' + '0000000000000043'
  return Buffer.from(head + segment + tracks, 'hex')
}

function nested(depth: number): Buffer {
  const boxes = Buffer.alloc(depth * 8)
  for (let level = 0; level < depth; level += 1) {
    boxes.writeUInt32BE((depth - level) * 8, level * 8)
    boxes.write('moov', level * 8 + 4, 'latin1')
  }
  return boxes
}

function replaced(file: Buffer, after: string, bytes: string): Buffer {
  const copy = Buffer.from(file)
  Buffer.from(bytes, 'hex').copy(copy, copy.indexOf(Buffer.from(after, 'hex')) + after.length / 2)
  return copy
}

function oddNames(content: Buffer): Hostile[] {
  const names = [
    '../../../../etc/passwd',
    '..\\..\\windows\\system32\\a.jpg',
    '/etc/cron.d/a',
    'C:\\a.jpg',
    'a.jpg\u0000.html',
    'a'.repeat(300),
    'ă'.repeat(300),
    '\u202egpj.exe',
    'poză cu ș și ț.jpg',
    '😀.jpg',
    '%2e%2e%2fa.jpg',
    'con.jpg',
    '.htaccess',
    ' ',
    "'; drop table users; --.jpg",
    '<img src=x onerror=alert(1)>.jpg',
    '${jndi:ldap://127.0.0.1/a}.jpg',
  ]
  return names.map((name) => ({ what: `a photo named ${JSON.stringify(name).slice(0, 40)}`, content, name }))
}
