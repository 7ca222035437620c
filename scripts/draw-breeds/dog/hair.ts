import { type Coat, outline } from '../parts/coat.ts'
import { mirrored, num, type Point, pointsOf } from '../parts/curve.ts'
import { INK } from '../parts/palette.ts'
import { fill, line } from '../parts/svg.ts'
import type { DogColours } from './stage.ts'

/** Long hair in one shape: `on` says over or under what it lies. */
export interface Hair {
  on: 'behind' | 'face' | 'brow' | 'body' | 'tail'
  /** The points of a polyline: on the head the right half from crown to chin, on the body a whole ring. */
  ring: string
  coat: Coat
  colour: keyof DogColours
  /** How many strands are drawn in it. */
  strands: number
}

/** The hair that lies on one part. */
export function hairOn(part: Hair['on'], hair: readonly Hair[], colours: DogColours): string {
  return hair
    .filter(({ on }) => on === part)
    .map(({ ring, coat, colour, strands }) => {
      const points = part === 'body' || part === 'tail' ? pointsOf(ring) : bothSides(pointsOf(ring))
      return fill(colours[colour], outline(points, coat)) + (strands === 0 ? '' : falling(points, strands))
    })
    .join('')
}

/** Strands that fall through a shape, shorter towards its sides. */
function falling(points: readonly Point[], count: number): string {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const lines = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.7) / (count + 0.4)
    const inset = (0.5 - t) ** 2 * 0.7
    const [from, to] = [top + (bottom - top) * (0.2 + inset + (index % 2) * 0.12), bottom - (bottom - top) * (0.1 + inset * 0.4 + (index % 3) * 0.06)]
    return `M${num(left + (right - left) * t)} ${num(from)}q${num((t - 0.5) * 18)} ${num((to - from) / 2)} ${num((t - 0.5) * 8)} ${num(to - from)}`
  })
  return line(INK, 1.8, lines.join(''), ' stroke-opacity=".13"')
}

function bothSides(points: readonly Point[]): Point[] {
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]]
  return mirrored(first[1], points.slice(1, -1), last[1])
}

/** A bow that holds the hair of the crown, its knot at `y`. */
export function bow(colour: string, y: number): string {
  return (
    fill(colour, `M0 ${y}Q-20 ${y - 18} -24 ${y - 4}T0 ${y}Q20 ${y - 18} 24 ${y - 4}T0 ${y}z`) +
    line('#000000', 1.6, `M-7 ${y - 3}L-15 ${y - 6}M7 ${y - 3}L15 ${y - 6}`, ' stroke-opacity=".2"') +
    `<circle cy="${y}" r="5" fill="${colour}"/>`
  )
}
