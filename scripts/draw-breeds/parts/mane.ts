import { type Coat, outline } from './coat.ts'
import { num, type Point } from './curve.ts'
import { type Frame, GROUND } from './frame.ts'
import type { Skull } from './skull.ts'
import { shadeOf } from './palette.ts'
import type { Layers, Stage } from './stage.ts'
import { part } from './svg.ts'

/** How much the mane stands out sideways and how far it falls, in units. */
const fullness: Partial<Record<Coat, { out: number; fall: number; cheeks: number }>> = {
  semilong: { out: 1.12, fall: 92, cheeks: 7 },
  shaggy: { out: 1.14, fall: 108, cheeks: 8 },
  long: { out: 1.24, fall: 122, cheeks: 18 },
  'ringlets-long': { out: 1.08, fall: 96, cheeks: 4 },
  'curly-long': { out: 1.08, fall: 104, cheeks: 6 },
}

/** The bib of long hair under the chin, or nothing for short coats. */
export function drawMane(coat: Coat, silky: boolean, { frame, colours }: Stage, layers: Layers): string {
  const points = mane(frame, coat, silky)
  if (points.length === 0) return ''
  const { x, y } = frame.neck
  const chin = `M${num(x - 66)} ${num(y - 24)}q70 ${num(82 * frame.headScale)} 140 0z`
  const right = `<path ${shadeOf(colours.chest)} d="M${num(x + 26)} 100Q${num(x + 46)} 200 ${num(x + 10)} 330H480V100z${chin}"/>`
  return part('n', outline(points, coat), colours.chest, (layers.chest ?? '') + right)
}

function mane({ neck, breast }: Frame, coat: Coat, silky: boolean): Point[] {
  const size = fullness[coat]
  if (size === undefined) return []
  const thin = silky ? 0.82 : 1
  const [x, top] = [neck.x - 4, neck.y]
  const out = Math.max(neck.half * 1.3, breast.half * 1.45) * size.out * thin
  const fall = Math.min(size.fall * thin, GROUND - 10 - top)
  return [
    [x - out * 0.66, top - 34],
    [x, top - 40],
    [x + out * 0.66, top - 34],
    [x + out, top + 14],
    [x + out * 0.78, top + fall * 0.56],
    [x + out * 0.3, top + fall * 0.9],
    [x - 6, top + fall],
    [x - out * 0.42, top + fall * 0.88],
    [x - out * 0.86, top + fall * 0.56],
    [x - out, top + 14],
  ]
}

/** The long hair of the cheeks, in head units: a clockwise ring behind the skull, or nothing. */
export function cheeks({ side, chin }: Skull, coat: Coat, silky: boolean): Point[] {
  const size = fullness[coat]
  if (size === undefined || silky) return []
  const out = size.cheeks
  const wide = Math.max(...side.map(([x]) => x))
  const right: Point[] = [
    [wide - 8, -12],
    [wide + out, 14],
    [wide * 0.78 + out, 38],
    [wide * 0.4, chin + out * 0.3],
  ]
  return [[0, -20], ...right, [0, chin + out * 0.4], ...right.map(([x, y]): Point => [-x, y]).reverse()]
}
