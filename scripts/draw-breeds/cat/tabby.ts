import { leaf, type Point, shift } from '../parts/curve.ts'
import { along, type Frame, GROUND, type Thigh } from '../parts/frame.ts'
import { mix } from '../parts/palette.ts'
import type { Layers } from '../parts/stage.ts'
import { fill, line } from '../parts/svg.ts'
import type { CatStage } from './stage.ts'

/** The M on the forehead, the lines of the cheeks and pale spectacles round the eyes. */
export function face({
  head: {
    top,
    eye: [x, y],
    side,
  },
  colours,
}: CatStage): Layers {
  const brow = y - 17
  const cheek = side[2]?.[0] ?? 50
  const forehead =
    leaf([0, top - 4], [0, brow + 3], 8) +
    [-1, 1].map((s) => leaf([s * 13, top - 3], [s * 11, brow + 2], 8, -s * 2) + leaf([s * 28, top + 2], [s * 19, brow - 1], 7, -s * 3)).join('')
  const cheeks = [-1, 1]
    .map((s) => leaf([s * (x + 13), y + 1], [s * (cheek + 8), y + 4], 5, s * 3) + leaf([s * (x + 12), y + 16], [s * (cheek + 6), y + 22], 5, s * 3))
    .join('')
  const pale = mix(colours.base, colours.light, 0.55)
  const spectacles = `<g fill="${pale}"><ellipse cx="${-x}" cy="${y}" rx="18" ry="16"/><ellipse cx="${x}" cy="${y}" rx="18" ry="16"/></g>`
  return { head: spectacles + fill(colours.mark, forehead + cheeks) }
}

/** The worried brow of the Egyptian Mau: lines that rise to the middle, and dark ones from the eyes over the cheeks. */
export function mascara({
  head: {
    eye: [x, y],
    side,
  },
  colours: { mark },
}: CatStage): Layers {
  const cheek = (side[2]?.[0] ?? 50) + 6
  const brow = (s: -1 | 1): string => leaf([s * 6, y - 25], [s * (x + 15), y - 15], 6, s * 3)
  const tears = (s: -1 | 1): string => leaf([s * (x + 10), y + 4], [s * cheek, y + 24], 5, -s * 4) + leaf([s * (x - 12), y + 5], [s * (x - 15), y + 22], 3)
  return { head: fill(mark, brow(-1) + brow(1) + tears(-1) + tears(1)) }
}

/** Bars across the legs, narrowing to the paw. */
function legBars({ legs, farLegs }: Frame, width: number): string {
  return [...legs, ...farLegs]
    .flatMap(({ x, half, top }) =>
      [0.18, 0.38, 0.56, 0.72].map((share) => {
        const y = top + (GROUND - top) * share
        return leaf([x + half * 1.5, y - 3], [x - half * 0.6, y + 3], width, 3)
      }),
    )
    .join('')
}

/** Broken necklaces across the chest. */
function necklaces({ breast: { x, half }, neck: { y } }: Frame, width: number): string {
  return [0, 1, 2].map((row) => leaf([x - half * 1.5, y + 20 + row * 21], [x - half * 0.2, y + 28 + row * 20], width, -4)).join('')
}

/** Stripes from the back down the side, `count` of them. */
function ribs({ back, rib }: Frame, count: number, reach: number, width: number, bow: number): string {
  return Array.from({ length: count }, (_, index) => {
    const at = along(back, (index + 0.5) / count)
    return leaf(shift(at, rib[0] * -0.18, rib[1] * -0.18), shift(at, rib[0] * reach, rib[1] * reach), width, bow)
  }).join('')
}

function thighBars({ at: [x, y], radii: [rx, ry], side }: Thigh): string {
  return [0, 1, 2, 3]
    .map((row) =>
      leaf([x + side * (rx * 0.84 + 12), y - ry * (0.5 - row * 0.36)], [x - side * rx * (0.52 - row * 0.05), y - ry * (0.42 - row * 0.36)], 6.5, 9 * side),
    )
    .join('')
}

/** Narrow stripes straight down the sides. */
export function mackerel({ frame, colours: { mark } }: CatStage): Layers {
  return {
    trunk: fill(mark, ribs(frame, 5, 1, 7.5, 7) + necklaces(frame, 6)),
    thighs: fill(mark, frame.thighs.map(thighBars).join('')),
    legs: fill(mark, legBars(frame, 5.5)),
  }
}

function bullsEye({ at: [x, y], radii: [rx, ry] }: Thigh): string {
  return `M${x - rx * 0.62} ${y + ry * 0.1}C${x - rx * 0.5} ${y - ry * 0.9} ${x + rx * 0.9} ${y - ry * 0.8} ${x + rx * 0.66} ${y + ry * 0.2}C${x + rx * 0.5} ${y + ry * 0.8} ${x - rx * 0.3} ${y + ry * 0.7} ${x - rx * 0.2} ${y + ry * 0.15}C${x - rx * 0.1} ${y - ry * 0.25} ${x + rx * 0.3} ${y - ry * 0.2} ${x + rx * 0.26} ${y + ry * 0.12}`
}

/** Broad whorls on the side and a bull's eye on the thigh. */
export function blotched({ frame, colours: { mark } }: CatStage): Layers {
  const middle = midway(frame)
  const whorl = frame.farLegs.length > 0 ? line(mark, 11, bullsEye(middle)) : ''
  return {
    trunk: fill(mark, ribs(frame, 3, frame.farLegs.length > 0 ? 0.5 : 1.15, 14, 12) + necklaces(frame, 9)) + whorl,
    thighs: line(mark, 12, frame.thighs.map(bullsEye).join('')),
    legs: fill(mark, legBars(frame, 8)),
  }
}

/** The bull's eye of the flank, in the middle of the side. */
function midway({ flank: [[left, top], [right, bottom]] }: Frame): Thigh {
  const at: Point = [left + (right - left) * 0.5, top + (bottom - top) * 0.62]
  return { at, radii: [38, 24], side: 1, ring: [] }
}
