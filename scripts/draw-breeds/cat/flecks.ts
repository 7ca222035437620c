import { type Point, ring, scatter } from '../parts/curve.ts'
import { GROUND, thighBox } from '../parts/frame.ts'
import { mix } from '../parts/palette.ts'
import type { Layers } from '../parts/stage.ts'
import { fill, line } from '../parts/svg.ts'
import type { CatStage } from './stage.ts'

/** Columns of short hairs over a box, about `gap` apart; the dashes of the line cut them. */
function hairs([left, top]: Point, [right, bottom]: Point, gap: number, seed: number): string {
  const columns = Math.ceil((right - left) / gap)
  return Array.from({ length: columns }, (_, index) => {
    const x = Math.round(left + index * gap)
    return `M${x} ${Math.round(top - 10 + scatter(seed, index) * 9)}L${Math.round(x + 5)} ${Math.round(bottom)}`
  }).join('')
}

function strewn({ frame, head: { top } }: CatStage, colour: string, gap: number, width: number, dashes: string): Required<Omit<Layers, 'chest'>> {
  const dashed = (d: string): string => `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dashes}" d="${d}"/>`
  const thighs = frame.thighs.map((thigh, index) => hairs(...thighBox(thigh), gap, 5 + index)).join('')
  const legs = frame.legs.map(({ x, half, top: from }, index) => hairs([x - half * 1.2, from], [x + half * 1.2, GROUND - 8], gap, 7 + index)).join('')
  return {
    trunk: dashed(hairs(...frame.flank, gap, 3)),
    thighs: dashed(thighs),
    legs: dashed(legs),
    head: dashed(hairs([-46, top], [42, -18], gap * 0.8, 9)),
  }
}

/** Each hair banded dark: the wild look of the Abyssinian, with a pale chin and dark lines at brow and eyes. */
export function ticking(stage: CatStage): Layers {
  const {
    head: {
      top,
      eye: [x, y],
    },
    colours: { base, mark, light },
  } = stage
  const all = strewn(stage, mix(base, mark, 0.5), 7, 1.7, '5 9 4 12')
  const brows = [-1, 1]
    .map(
      (s) =>
        `M${s * 6} ${top + 8}Q${s * 5} ${y - 20} ${s * 8} ${y - 15}M${s * 15} ${top + 9}Q${s * 17} ${y - 24} ${s * 14} ${y - 17}M${s * (x + 13)} ${y - 4}q${s * 8}-4 ${s * 16} 0`,
    )
    .join('')
  const pale = `<g fill="${mix(base, light, 0.6)}"><ellipse cx="${-x}" cy="${y}" rx="18" ry="15"/><ellipse cx="${x}" cy="${y}" rx="18" ry="15"/></g>`
  return { ...all, head: pale + all.head + line(mark, 2.6, brows) }
}

/** White hairs among the black ones, and the bare mask of the Lykoi. */
export function roan(stage: CatStage): Layers {
  const {
    head: {
      eye: [x, y],
      chin,
    },
    colours: { light, second },
  } = stage
  const all = strewn(stage, light, 7, 1.8, '8 13 6 17')
  const right: Point[] = [
    [9, y - 14],
    [x, y - 18],
    [x + 17, y - 2],
    [x + 8, y + 18],
    [x * 0.8, chin - 12],
  ]
  const bare = ring([[0, y - 6], ...right, [0, chin + 4], ...right.map(([px, py]): Point => [-px, py]).reverse()])
  return { ...all, head: all.head + fill(second, bare) }
}
