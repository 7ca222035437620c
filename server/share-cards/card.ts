import { fileURLToPath } from 'node:url'

/** What stands on the picture of a shared link. */
export interface Card {
  kind: string
  title: string
  /** Whole percent of the goal and its words; null for what has no goal. */
  progress: { percent: number; words: string } | null
}

/** The size that networks show whole. */
const WIDTH = 1_200
const HEIGHT = 630
const MARGIN = 80
const TEXT_WIDTH = WIDTH - 2 * MARGIN
const TITLE_TOP = 130
const TITLE_HEIGHT = 250
const MOST_TITLE_CHARACTERS = 160
const BAR = { top: 430, height: 28 }
const BOBITA = { size: 150, top: HEIGHT - 150 - 36, left: WIDTH - MARGIN - 150 }
const PAPER = '#fbfaf6'
const INK = '#12261e'
const MUTED = '#4a5c53'
const ACCENT = '#0b6b4b'
const TRACK = '#dfe8e1'

const font = fileURLToPath(import.meta.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'))
/** The drawing lies with those of the pages; only its file is read. */
const bobita = fileURLToPath(new URL('../../web/public/favicon.svg', import.meta.url))

/** Draws a card as PNG. The library is large, so it is loaded with the first card. */
export async function drawCard({ kind, title, progress }: Card): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const words = async (text: string, { points, colour, height }: { points: number; colour: string; height?: number }) => {
    const size = points * 1_024
    const markup = `<span foreground="${colour}" size="${size}">${escaped(text)}</span>`
    const drawn = sharp({ text: { text: markup, font: 'Figtree Bold', fontfile: font, rgba: true, width: TEXT_WIDTH, dpi: 72 } })
    // A title too long for its lines is made smaller, never cut in the middle of a line.
    return (height === undefined ? drawn : drawn.resize({ width: TEXT_WIDTH, height, fit: 'inside', withoutEnlargement: true })).png().toBuffer()
  }
  const parts = [
    { input: await words(kind, { points: 30, colour: ACCENT }), top: 70, left: MARGIN },
    { input: await words(shortened(title), { points: 58, colour: INK, height: TITLE_HEIGHT }), top: TITLE_TOP, left: MARGIN },
    { input: await words('Bobita', { points: 34, colour: INK }), top: HEIGHT - 90, left: MARGIN },
    { input: await sharp(bobita, { density: 400 }).resize(BOBITA.size).png().toBuffer(), top: BOBITA.top, left: BOBITA.left },
    ...(progress
      ? [
          { input: Buffer.from(barSvg(progress.percent)), top: BAR.top, left: MARGIN },
          { input: await words(progress.words, { points: 32, colour: MUTED }), top: BAR.top + BAR.height + 18, left: MARGIN },
        ]
      : []),
  ]
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
    .composite(parts)
    .png({ palette: true })
    .toBuffer()
}

function barSvg(percent: number): string {
  const width = TEXT_WIDTH - BOBITA.size
  const [round, done] = [BAR.height / 2, (width * percent) / 100]
  const bar = (colour: string, length: number) => `<rect width="${length}" height="${BAR.height}" rx="${round}" fill="${colour}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${BAR.height}">${bar(TRACK, width)}${percent > 0 ? bar(ACCENT, Math.max(BAR.height, done)) : ''}</svg>`
}

function shortened(title: string): string {
  return title.length <= MOST_TITLE_CHARACTERS ? title : `${title.slice(0, MOST_TITLE_CHARACTERS - 1).trimEnd()}…`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
