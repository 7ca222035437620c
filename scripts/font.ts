import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/*
 * Makes the two files of web/assets/fonts from Figtree (SIL Open Font License 1.1): `node scripts/font.ts`.
 *
 * The package ships Figtree as a Latin and a Latin Extended file and nothing can join them, so the letters of Western
 * Europe stay in one face and ă ș ț with the rest of Latin Extended-A in another; the browser takes each letter
 * from the face that has it. Both keep the weight axis.
 */
const source = new URL('../node_modules/@fontsource-variable/figtree/files/', import.meta.url)
const target = new URL('../web/assets/fonts/', import.meta.url)

const basicLatin = codePoints(0x20, 0x7e)
const latin1 = codePoints(0xa0, 0xff)
const punctuation = '–—‘’‚“”„†•…‹›€™−'
const latinExtendedA = codePoints(0x100, 0x17f)
const commaBelow = 'ȘșȚț'

const faces = [
  { from: 'figtree-latin-wght-normal.woff2', to: 'figtree.woff2', letters: basicLatin + latin1 + punctuation },
  { from: 'figtree-latin-ext-wght-normal.woff2', to: 'figtree-extended.woff2', letters: latinExtendedA + commaBelow },
]

for (const { from, to, letters } of faces) {
  const font = await subsetFont(await readFile(new URL(from, source)), letters, { targetFormat: 'woff2' })
  await writeFile(new URL(to, target), font)
  console.log(`${to}: ${font.length} bytes`)
}

function codePoints(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
