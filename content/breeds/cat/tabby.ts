import { GROUND, haunch, torso } from './body.ts'
import { between, leaf, type Point, shift } from './curve.ts'
import { mix } from './palette.ts'
import { fill, line, type Mark, type Stage } from './stage.ts'

const NOWHERE: Point = [0, 0]

/** The M on the forehead, the lines of the cheeks and pale spectacles round the eyes. */
export const face: Mark = ({
  head: {
    top,
    eye: [x, y],
    side,
  },
  colours,
}) => {
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

/** Bars across both forelegs, narrowing to the paw. */
function legBars({ body: { front, stance, leg } }: Stage, width: number): string {
  return [-1, 1]
    .flatMap((s) => [236, 256, 275, 292].map((y) => leaf([front + s * (stance + leg * 1.5), y - 3], [front + s * stance - s * leg * 0.5, y + 3], width, s * 3)))
    .join('')
}

/** Two broken necklaces across the chest. */
function necklaces({ body: { front, chest } }: Stage, width: number): string {
  return [0, 1, 2].map((row) => leaf([front - chest - 6, 196 + row * 21], [front - chest * 0.25, 204 + row * 20], width, -4)).join('')
}

/** Points down the outline of the back, from the neck to the rump. */
function backbone({ body }: Stage, count: number): Point[] {
  const [, , nape = NOWHERE, back = NOWHERE, loin = NOWHERE] = torso(body)
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 0.6) / count
    return t < 0.5 ? between(nape, back, t * 2) : between(back, loin, t * 2 - 1)
  })
}

/** Narrow stripes straight down the sides. */
export const mackerel: Mark = (stage) => {
  const { mark } = stage.colours
  const sides = backbone(stage, 5)
    .map((at, index) => leaf(shift(at, 9, -3), shift(at, -46 - index * 3, 22), 7.5, 7))
    .join('')
  const [, top = NOWHERE, right = NOWHERE] = haunch(stage.body)
  const [rx, ry] = stage.body.haunch
  const thigh = [0, 1, 2, 3]
    .map((row) => leaf([right[0] + 12, GROUND - ry * (1.5 - row * 0.36)], [top[0] - rx * (0.62 - row * 0.05), GROUND - ry * (1.42 - row * 0.36)], 6.5, 9))
    .join('')
  return { torso: fill(mark, sides + necklaces(stage, 6)), haunch: fill(mark, thigh), legs: fill(mark, legBars(stage, 5.5)) }
}

/** Broad whorls on the side and a bull's eye on the thigh. */
export const blotched: Mark = (stage) => {
  const {
    body,
    colours: { mark },
  } = stage
  const [first = NOWHERE, second = NOWHERE, third = NOWHERE] = backbone(stage, 3)
  const sides =
    leaf(shift(first, 12, -10), shift(first, -52, 34), 15, 12) +
    leaf(shift(second, 12, -8), shift(second, -58, 26), 15, 14) +
    leaf(shift(third, 12, -6), shift(third, -50, 10), 13, 10)
  const [rx, ry] = body.haunch
  const [x, y] = [body.front + body.hip - rx, GROUND - ry]
  const eye = `M${x - rx * 0.62} ${y + ry * 0.1}C${x - rx * 0.5} ${y - ry * 0.9} ${x + rx * 0.9} ${y - ry * 0.8} ${x + rx * 0.66} ${y + ry * 0.2}C${x + rx * 0.5} ${y + ry * 0.8} ${x - rx * 0.3} ${y + ry * 0.7} ${x - rx * 0.2} ${y + ry * 0.15}C${x - rx * 0.1} ${y - ry * 0.25} ${x + rx * 0.3} ${y - ry * 0.2} ${x + rx * 0.26} ${y + ry * 0.12}`
  return { torso: fill(mark, sides + necklaces(stage, 9)), haunch: line(mark, 12, eye), legs: fill(mark, legBars(stage, 8)) }
}
