import { leaf, type Point, scatter } from '../parts/curve.ts'
import { along, GROUND } from '../parts/frame.ts'
import { mix } from '../parts/palette.ts'
import type { Layers } from '../parts/stage.ts'
import { fill, line } from '../parts/svg.ts'
import type { CatStage } from './stage.ts'

/** Silver tips that catch the light on brow, shoulders, back and feet of a blue cat. */
export function tipped({ frame: { flank, legs, thighs }, head: { top, side, eye }, colours: { base, light } }: CatStage): Layers {
  const silver = mix(base, light, 0.45)
  const glints = ([left, upper]: Point, [right, lower]: Point, count: number, seed: number): string =>
    Array.from({ length: count }, (_, index) => {
      const x = left + ((scatter(seed, index) + 1) / 2) * (right - left)
      const y = upper + ((index + 0.5) / count) * (lower - upper)
      return `M${Math.round(x)} ${Math.round(y)}l1 5`
    }).join('')
  const brow = side[1] ?? [40, -20]
  const strokes = (d: string): string => line(silver, 1.7, d)
  return {
    trunk: strokes(glints(flank[0], flank[1], 38, 3)),
    thighs: strokes(
      thighs.map(({ at: [x, y], radii: [rx, ry] }, index) => glints([x - rx * 0.7, y - ry], [x + rx * 0.8, y + ry * 0.7], 26, 5 + index)).join(''),
    ),
    legs: strokes(legs.map(({ x, half, top }, index) => glints([x - half * 0.8, top], [x + half * 0.6, GROUND - 14], 11, 8 + index)).join('')),
    head:
      strokes(glints([-brow[0] + 4, top + 5], [brow[0] - 6, eye[1] - 15], 14, 9)) +
      fill(mix(base, light, 0.35), leaf([-brow[0] + 6, brow[1] + 8], [-12, top + 6], 5, -7)),
  }
}

/** Dark tips on silver hair: a veil over back, crown and flanks that fades down the sides, and dark ends of hair. */
export function shaded({
  frame,
  head: {
    top,
    side,
    eye: [x, y],
  },
  colours: { base, mark },
}: CatStage): Layers {
  const { back, rib, thighs, legs } = frame
  const veil = (share: number): string => mix(base, mark, share)
  const band = (reach: number): string => {
    const ends = [0, 0.25, 0.5, 0.75, 1].map((t) => along(back, t))
    const down = ends.map(([px, py], index): Point => [px + rib[0] * reach * (index % 2 ? 1 : 0.84), py + rib[1] * reach + (index % 2 ? 8 : 0)])
    const up = ends.map(([px, py]): Point => [px - rib[0], py - rib[1]])
    return `M${[...down, ...up.reverse()].map(([px, py]) => `${Math.round(px)} ${Math.round(py)}`).join('L')}z`
  }
  const wide = (side[2]?.[0] ?? 50) + 4
  const crown = `M${-wide} ${y + 6}Q${-wide} ${top - 20} 0 ${top - 20}T${wide} ${y + 6}L${x + 9} ${y - 16}L14 ${y - 22}L0 ${y - 10}L-14 ${y - 22}L${-x - 9} ${y - 16}z`
  const lines = [-13, 0, 13].map((at) => leaf([at, top - 2], [at * 0.7, y - 20], 5)).join('')
  const cheeks = [-1, 1]
    .map((s) => leaf([s * (x + 13), y + 1], [s * wide, y + 4], 4, s * 3) + leaf([s * (x + 12), y + 15], [s * wide, y + 20], 4, s * 3))
    .join('')
  return {
    trunk: fill(veil(0.22), band(1.3)) + fill(veil(0.46), band(0.7)),
    thighs: thighs
      .map(({ at: [hx, hy], radii: [rx, ry], side: s }) =>
        [0.24, 0.46]
          .map((share, index) =>
            fill(
              veil(share),
              `M${hx - s * rx} ${hy - ry * (0.5 + index * 0.3)}Q${hx + s * rx * (0.5 + index * 0.3)} ${hy - ry * 0.7} ${hx + s * rx * (0.36 + index * 0.36)} ${GROUND}H${hx + s * rx * 1.4}V${hy - ry * 1.4}H${hx - s * rx}z`,
            ),
          )
          .join(''),
      )
      .join(''),
    legs: fill(veil(0.2), legs.map(({ x: lx, half, top: ly }) => leaf([lx + half * 0.6, ly], [lx + half * 0.7, GROUND - 14], half * 0.9)).join('')),
    head: fill(veil(0.34), crown) + fill(veil(0.75), lines + cheeks),
  }
}
