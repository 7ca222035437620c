import { num } from './curve.ts'
import { type Frame, GROUND, type Leg } from './frame.ts'
import type { Layers, Stage } from './stage.ts'
import { fill } from './svg.ts'

/** The end of a leg from `height` above the ground, its upper edge a wandering line higher in front. */
export function sock({ x, half }: Pick<Leg, 'x' | 'half'>, height: number, seed = 0): string {
  const [reach, y] = [half * 2.1, GROUND - height]
  const lean = half * (seed % 2 ? 0.5 : 0.7)
  return `M${num(x - reach)} ${num(y - lean)}Q${num(x - reach * 0.4)} ${num(y - lean * 1.8)} ${num(x - half * 0.2)} ${num(y)}T${num(x + reach)} ${num(y + lean * 0.6)}V${GROUND}H${num(x - reach)}z`
}

/** Socks on all legs. */
export function socks({ legs, farLegs }: Frame, height: number): string {
  return legs.map((leg, index) => sock(leg, height + (index % 2) * 4, index)).join('') + farLegs.map((leg, index) => sock(leg, height * 1.5, index)).join('')
}

/** Around the hind paws, under the thigh. */
function toesOf({ thighs, farLegs }: Frame, height: number): string {
  if (farLegs.length > 0) return ''
  return thighs
    .map(({ at: [x], radii: [rx], side }) => {
      const [inner, outer] = [x - side * rx * 1.2, x + side * rx * 0.4]
      return `M${num(inner)} ${GROUND - height}Q${num(x - side * rx * 0.5)} ${num(GROUND - height * 1.7)} ${num(x)} ${num(GROUND - height * 0.7)}T${num(outer)} ${GROUND + 1}H${num(inner)}z`
    })
    .join('')
}

/** White paws, as short gloves. */
export function gloves({ frame, colours: { light } }: Stage): Layers {
  return { legs: fill(light, socks(frame, 24)), thighs: fill(light, toesOf(frame, 14)) }
}

/** White stockings up to the elbow. */
export function stockings({ frame, colours: { light } }: Stage): Layers {
  return { legs: fill(light, socks(frame, 92)), thighs: fill(light, toesOf(frame, 24)), trunk: fill(light, breast(frame, 1)) }
}

/** A white breast. */
export function bib({ frame, colours: { light } }: Stage): Layers {
  return { trunk: fill(light, breast(frame, 0.86)) }
}

/** The front of the trunk from the throat down, wider in the middle. */
export function breast({ breast: { x, half, top, bottom } }: Frame, size: number): string {
  const wide = half * size * 1.25
  const height = bottom - top
  return `M${num(x - wide * 0.8)} ${num(top)}Q${num(x - wide * 1.5)} ${num(top + height * 0.5)} ${num(x - wide * 0.7)} ${num(bottom)}H${num(x + wide * 0.6)}Q${num(x + wide * 1.4)} ${num(top + height * 0.56)} ${num(x + wide * 0.9)} ${num(top)}z`
}
