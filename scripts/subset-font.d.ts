/** The part of subset-font that scripts/font.ts uses; the package ships no types. */
declare module 'subset-font' {
  export default function subsetFont(font: Buffer, letters: string, options: { targetFormat: 'woff2' }): Promise<Buffer>
}
