import { num, patch, type Point } from '../parts/curve.ts'
import { along, type Frame, GROUND } from '../parts/frame.ts'
import { mix } from '../parts/palette.ts'
import type { Layers } from '../parts/stage.ts'
import { fill } from '../parts/svg.ts'
import { breast, socks } from '../parts/white.ts'
import type { DogStage } from './stage.ts'

function cloak({ back, rib, neck }: Frame, reach: number): string {
  const stops = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => along(back, t))
  const low = stops.map(([x, y], index): Point => [x + rib[0] * reach, y + rib[1] * reach + (index % 2 ? 5 : -3)])
  const [first = neck] = low.map(([x, y]) => ({ x, y }))
  const nape: Point = [neck.x + neck.half * 0.4, neck.y - 30]
  return `M${num(nape[0])} ${num(nape[1])}Q${num(neck.x + neck.half * 0.6)} ${num(first.y - 4)} ${low.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}L480 ${num((low.at(-1)?.[1] ?? 0) + 8)}V0z`
}

function overThighs({ thighs }: Frame, depth: number): string {
  return thighs
    .map(({ at: [x, y], radii: [rx, ry], side }) => {
      const edge = y - ry + ry * 2 * depth
      return `M${num(x - rx * 1.3)} ${num(y - ry * 1.3)}H${num(x + rx * 1.4)}V${num(edge + (side > 0 ? 12 : -8))}Q${num(x)} ${num(edge - 10)} ${num(x - rx * 1.3)} ${num(edge)}z`
    })
    .join('')
}

/** A dark saddle, as the German Shepherd wears it. */
export function saddle({ frame, colours: { mark, base } }: DogStage): Layers {
  return {
    trunk: fill(mix(base, mark, 0.5), cloak(frame, 1.02)) + fill(mark, cloak(frame, 0.86)),
    thighs: fill(mix(base, mark, 0.5), overThighs(frame, 0.3)) + fill(mark, overThighs(frame, 0.2)),
  }
}

/** A dark coat above, light below and on the legs. */
export function mantle({ frame, colours: { light } }: DogStage): Layers {
  return {
    trunk: fill(light, breast(frame, 1.1) + belly(frame)),
    legs: fill(light, socks(frame, 84)),
    thighs: fill(light, frame.thighs.map(({ at: [x, y], radii: [rx, ry] }) => patch([x - rx * 0.5, y + ry * 0.9], rx * 0.9, ry * 0.6, 3)).join('')),
  }
}

function belly({ flank: [[left, top], [right, bottom]] }: Frame): string {
  return `M${num(left - 40)} ${num(bottom - 44)}Q${num((left + right) / 2)} ${num(bottom - (bottom - top) * 0.24)} ${num(right)} ${num(bottom - 12)}V${GROUND}H${num(left - 40)}z`
}

/** A black back over tan sides, white below: the three colours of a hound. */
export function tricolour({ frame, colours: { mark, second, light } }: DogStage): Layers {
  return {
    trunk: fill(second, cloak(frame, 1.14)) + fill(mark, cloak(frame, 0.88)) + fill(light, breast(frame, 1)),
    thighs: fill(second, overThighs(frame, 0.56)) + fill(mark, overThighs(frame, 0.26)),
  }
}

/** Wolf-grey: the hair darker towards the back. */
export function grizzle({ frame, colours: { base, mark } }: DogStage): Layers {
  return {
    trunk: fill(mix(base, mark, 0.3), cloak(frame, 0.98)) + fill(mix(base, mark, 0.55), cloak(frame, 0.64)) + fill(mix(base, mark, 0.8), cloak(frame, 0.24)),
    thighs: fill(mix(base, mark, 0.3), overThighs(frame, 0.4)) + fill(mix(base, mark, 0.55), overThighs(frame, 0.12)),
  }
}
